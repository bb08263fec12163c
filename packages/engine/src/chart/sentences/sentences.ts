// The units of one document in; its sections and sentences out, in order.

import type { Span } from '../../values/span.ts';
import { wordsIn } from '../characters.ts';
import type { ChartDocument, Section, SectionKind, Sentence } from '../chart.ts';
import { CUE } from '../layout/line-cues.ts';
import { captionOf } from './captions.ts';
import { deniesBelow, isOneWord } from './denying-heads.ts';
import { asQuestion, isAnswerOf, isFilledIn } from './filled-in.ts';
import { answersAbove, belongsWith, goesOn, YES_NO_PAIR } from './joins.ts';
import { aloneLabel, boldLabelOf, labelAt, labelOf } from './labels.ts';
import { hangingIn } from './margin-labels.ts';
import { type Piece, textPieces } from './pieces.ts';
import { rowPieces } from './rows.ts';
import { headingKindOf, inlineSectionKindOf } from './section-cues.ts';
import {
  afterNarrow,
  BROAD,
  inKind,
  NARROW,
  narrativeKind,
  OF_BEFORE_IN_A_PARAGRAPH,
  TOLD_IN_A_LINE,
  TOLD_OF_BEFORE,
} from './section-rules.ts';
import { answers, areInCapitals, goesOnFrom, isNarrative, isParagraph, namesSides, signsAt } from './unit-looks.ts';
import type { Unit } from './units.ts';

type OpenSection = {
  readonly start: number;
  readonly kind: SectionKind;
  readonly heading: string;
  readonly inline: boolean;
};

export type DocumentText = {
  readonly sections: readonly Section[];
  readonly sentences: readonly Sentence[];
};

/** Rows of a form's head. */
const IDENTIFIES =
  /^(?:patient|name|member|beneficiary|customer|dob|d\.o\.b|born|birth|mrn|chart|record|sex|age|address|phone|date|order date|encounter|visit|seen|provider|physician|surgeon|practitioner|prescriber|examiner|evaluator|therapist|attending|referr|ordered by|ordering|facility|location|hospital|clinic|insurance|payer|plan|id\b|to\b|from\b|pages|account|work\b|hospital|admitted|discharged)|\b(?:DOB|MRN)\b/i;

/** "Weight loss" below "Denies:". */
const isShortItem = (line: string): boolean => wordsIn(line) <= 6 && !/[.:;]\s*$/.test(line);

/** Longer paragraphs are no part of a record's head. */
const HEAD_LENGTH = 300;

/** Section numbers are counted from `firstSection`. */
export function documentText(
  text: string,
  document: Pick<ChartDocument, 'start' | 'end' | 'title' | 'kind' | 'index'>,
  units: readonly Unit[],
  firstSection: number,
): DocumentText {
  const { title, kind, index } = document;
  const opened: OpenSection[] = [{ start: document.start, kind: 'identity', heading: '', inline: false }];
  const sentences: Sentence[] = [];
  let lead: Span | undefined;
  /** The lead, where it is what stands above a table. */
  let captioned: Span | undefined;
  let leadX = Number.NEGATIVE_INFINITY;
  /** Does the lead deny the plain lines below it too? */
  let denying = false;
  /** Was the open section's label that of a whole paragraph? Then the next paragraph is none of it. */
  let inParagraph = false;
  const open = (start: number, sectionKind: SectionKind, heading: string, inline: boolean): void => {
    const last = opened.at(-1)!;
    const next = { start, kind: inKind(sectionKind, kind), heading, inline };
    if (last.start === start) opened[opened.length - 1] = next;
    else opened.push(next);
  };
  const place = (piece: Piece): void => {
    sentences.push(sentenceOf(piece, firstSection + opened.length - 1, index));
  };
  const put = (piece: Piece): void => {
    const asked = sentences.at(-1);
    if (asked && piece.kind === 'checkbox' && answersAbove(text, asked, piece)) {
      // "Do you use a cane?" on one line, "☐ Yes ☒ No" on the next.
      const isPair = YES_NO_PAIR.test(text.slice(piece.start, piece.end));
      if (isPair) {
        sentences.pop();
        const { start, end } = asked;
        sentences.push(sentenceOf({ ...piece, start, lead: { start, end } }, asked.section, index));
        return;
      }
      place({ ...piece, lead: { start: asked.start, end: asked.end } });
      return;
    }
    if (asked && goesOn(text, asked, piece) && asked.section === firstSection + opened.length - 1) {
      sentences.pop();
      place({ ...piece, start: asked.start });
      return;
    }
    if (asked && isAnswerOf(text, asked, piece)) {
      sentences.pop();
      sentences.push(
        sentenceOf({ ...piece, start: asked.start, kind: 'prose', cells: undefined }, asked.section, index),
      );
      return;
    }
    const shared = asked && piece.kind === 'checkbox' && belongsWith(text, asked, piece);
    if (isFilledIn(text, piece)) place({ ...piece, kind: 'prose', cells: undefined });
    else place(shared ? { ...piece, lead: asked.lead! } : piece);
  };

  const inCapitals = areInCapitals(units);
  let hung = false;
  units.forEach((set, k) => {
    const whole = asQuestion(text, set, units[k + 1]);
    const hanging = hangingIn(text, whole);
    const followsHanging = hung;
    hung = hanging !== undefined;
    if (hanging) {
      const { label, kind: labelKind } = hanging;
      const name = text.slice(label.start, label.end).replace(/[:.\s]+$/, '');
      open(label.start, labelKind ?? 'other', name, true);
      put({ ...label, page: whole.lines[0].page, kind: 'heading' });
      lead = labelKind ? undefined : label;
    }
    const unit = hanging?.told ?? whole;
    const current = opened.at(-1)!;
    const page = unit.lines[0].page;
    if (unit.kind === 'heading') {
      const heading = text.slice(unit.start, unit.end);
      const known = headingKindOf(heading.replace(/[:.\s]+$/, ''));
      const isTitle =
        (heading === title && k < 4) ||
        (k === 0 && known === undefined) ||
        (current.kind === 'identity' &&
          known === undefined &&
          (k < 4 || /\d{4}|\b(?:DOB|MRN|MD|DO|NP)\b/.test(heading)));
      if (heading !== title && (known || !isTitle))
        open(unit.start, known ?? 'other', heading.replace(/[:\s]+$/, ''), false);
      put({ start: unit.start, end: unit.end, page, kind: 'heading' });
      lead = heading === title ? undefined : { start: unit.start, end: unit.end };
      leadX = unit.lines[0].x0;
      denying = lead !== undefined && deniesBelow(heading);
      return;
    }
    if (unit.kind === 'row') {
      if (current.inline && TOLD_IN_A_LINE.has(current.kind) && (followsHanging || units[k - 1]?.kind !== 'row'))
        open(unit.start, afterNarrow(kind), '', true);
      else if (TOLD_OF_BEFORE.has(current.kind) && namesSides(text, unit)) open(unit.start, 'exam', '', true);
      else if (
        current.kind === 'identity' &&
        !unit.lines[0].row!.isHeader &&
        !IDENTIFIES.test(text.slice(unit.start, unit.end))
      )
        open(unit.start, narrativeKind(kind), '', true);
      const caption = units[k - 1]?.kind === 'row' ? undefined : captionOf(text, units[k - 1], unit);
      // What stands above a table, or a part of it, is not said of the next one.
      if (caption || (lead === captioned && unit.lines[0].row!.isHeader)) lead = captioned = caption;
      for (const piece of rowPieces(text, unit, lead, units, k)) put(piece);
      return;
    }
    const boldLabel = boldLabelOf(text, unit);
    const label = boldLabel ?? labelOf(text, unit, unit.cues);
    const labelKind =
      label && !answers(text, units[k - 1], label) && inlineSectionKindOf(text.slice(label.start, label.end), 'first');
    const prose = unit.kind === 'prose';
    if (prose && current.kind === 'identity' && !labelKind && isNarrative(text, unit))
      open(unit.start, narrativeKind(kind), '', true);
    else if (
      prose &&
      !hanging &&
      !labelKind &&
      current.inline &&
      (NARROW.has(current.kind) ||
        (label && !BROAD.has(current.kind)) ||
        (inParagraph && OF_BEFORE_IN_A_PARAGRAPH.has(current.kind) && isParagraph(text, unit)))
    )
      open(
        unit.start,
        label ? 'other' : current.kind === 'chief_complaint' ? 'history' : afterNarrow(kind),
        label ? text.slice(label.start, label.end) : '',
        true,
      );
    if (prose && (unit.cues & CUE.signs) !== 0 && signsAt(text, unit)) open(unit.start, 'signature', '', true);
    inParagraph = labelKind ? isParagraph(text, unit) : inParagraph && isParagraph(text, unit);
    if (labelKind && label)
      open(unit.start, labelKind, text.slice(label.start, label.end).replace(/[:.\s]+$/, ''), true);
    const labelled = (unit.cues & CUE.colon) !== 0;
    const isListed = denying && prose && unit.lines.every((l) => isShortItem(l.string));
    denying &&= isListed;
    const governing = isListed || hanging || unit.kind === 'item' || unit.lines[0].x0 > leadX + 3 ? lead : undefined;
    const read = textPieces(
      text,
      unit,
      page,
      isListed || hanging || unit.kind === 'item' ? governing : undefined,
      k < 6 && current.kind === 'identity' && unit.end - unit.start < HEAD_LENGTH,
    );
    const pieces = unit.lines.at(-1)!.page === page ? read : read.map((p) => ({ ...p, page: pageIn(unit, p.start) }));
    pieces.forEach((piece, n) => {
      const alone = aloneLabel(text, piece, n === 0);
      if (alone && piece.kind === 'prose') {
        const known = inlineSectionKindOf(alone, n === 0 ? 'first' : 'inside');
        // Where all is typed in capitals, a short sentence inside a paragraph is one: "CHEST CLEAR."
        const isCapitals = (unit.cues & CUE.small) === 0;
        const stands = n === 0 && !goesOnFrom(text, units[k - 1], unit);
        if (known || (isCapitals ? !inCapitals && stands && ONE_CAPITAL_WORD.test(alone) : CAPITAL_WORDS.test(alone))) {
          open(piece.start, known ?? 'other', alone, true);
          put({ ...piece, kind: 'heading' });
          return;
        }
      }
      const inner = labelled && n > 0 && piece.kind !== 'checkbox' ? labelAt(text, piece) : undefined;
      const innerKind = inner && inlineSectionKindOf(text.slice(inner.start, inner.end), 'inside');
      if (inner && innerKind) open(piece.start, innerKind, text.slice(inner.start, inner.end), true);
      put(piece);
    });
    // "He has tried:" leads the list below it.
    if (unit.kind === 'prose') {
      const last = pieces.at(-1);
      const said = text.slice(unit.start, unit.end);
      const denies = deniesBelow(said) && (said.endsWith(':') || !isOneWord(said));
      // "Possible side effects" right above bullets
      const heads = unit.lines.length === 1 && units[k + 1]?.kind === 'item' && isShortItem(said);
      if (last && (text[last.end - 1] === ':' || denies || heads)) {
        lead = { start: last.start, end: last.end };
        leadX = unit.lines[0].x0;
        denying = denies && said.endsWith(':');
      } else if (!isListed && pieces.length > 0 && (hanging || unit.lines[0].x0 <= leadX + 3)) lead = undefined;
    }
  });
  const sections = opened.map((s, i) => ({
    start: s.start,
    end: opened[i + 1]?.start ?? document.end,
    kind: s.kind,
    heading: s.heading,
    document: index,
  }));
  return { sections, sentences };
}

/** All with the same fields in the same order, whatever they hold: what is made alike is read several times faster. */
const sentenceOf = (
  { start, end, page, kind, cells, check, lead }: Piece,
  section: number,
  document: number,
): Sentence => ({ start, end, section, document, page, kind, cells, check, lead, copyOf: undefined });

/** Of a paragraph that a page's end breaks. */
const pageIn = (unit: Unit, at: number): number => unit.lines.findLast((l) => l.start <= at)!.page;

/** But "NYHA II" is a finding. */
const CAPITAL_WORDS = /^(?!NYHA)[A-Z]{4,}(?: [A-Z]+){0,2}$/;
const ONE_CAPITAL_WORD = /^[A-Z]{4,}$/;
