// The units of one document in; its sections and sentences out, in order.

import type { Span } from '../../values/span.ts';
import type { Cell, DocumentKind, Section, SectionKind, Sentence } from '../chart.ts';
import { SIGNATURE_CUE } from '../documents/signature-cues.ts';
import { type CheckPart, checkParts } from './checkboxes.ts';
import { headingKindOf, inlineSectionKindOf } from './section-cues.ts';
import { sentencesIn } from './split.ts';
import type { Unit } from './units.ts';

type Piece = Omit<Sentence, 'section' | 'document' | 'copyOf'>;
type OpenSection = {
  readonly start: number;
  readonly kind: SectionKind;
  readonly heading: string;
  readonly inline: boolean;
};

export type DocumentText = {
  readonly sections: readonly Omit<Section, 'document'>[];
  readonly sentences: readonly (Piece & { readonly section: number })[];
};

/** Inline sections of one paragraph: what follows without a label is something else. */
const NARROW: ReadonlySet<SectionKind> = new Set([
  'family_history',
  'social_history',
  'allergies',
  'medications',
  'chief_complaint',
  'vitals',
  'indication',
  'goals',
  'surgical_history',
]);

/** Sections whose paragraphs have labels of their own: levels, organs, problems. */
const BROAD: ReadonlySet<SectionKind> = new Set([
  'findings',
  'exam',
  'results',
  'imaging',
  'impression',
  'assessment',
  'plan',
  'assessment_plan',
  'procedure',
  'history',
  'other',
  'therapy_history',
]);

const YES_NO_PAIR = /\b(?:yes|y)\b[\s\S]*\b(?:no|n)\b|\b(?:no|n)\b[\s\S]*\b(?:yes|y)\b/i;

/** Boxes without a question of their own directly below one. */
const answersAbove = (text: string, asked: Piece, piece: Piece): boolean =>
  (asked.kind === 'prose' || asked.kind === 'item') &&
  asked.page === piece.page &&
  piece.lead === undefined &&
  /[?:]$/.test(text.slice(asked.start, asked.end)) &&
  /^\s*$/.test(text.slice(asked.end, piece.start));

/** Rows of a form's head. */
const IDENTIFIES =
  /^(?:patient|name|member|beneficiary|customer|dob|d\.o\.b|born|birth|mrn|chart|record|sex|age|address|phone|date|order date|encounter|visit|seen|provider|physician|surgeon|practitioner|prescriber|examiner|evaluator|therapist|attending|referr|ordered by|ordering|facility|location|hospital|clinic|insurance|payer|plan|id\b|to\b|from\b|pages|account|work\b|hospital|admitted|discharged)|\b(?:DOB|MRN)\b/i;

/** Longer paragraphs are no part of a record's head. */
const HEAD_LENGTH = 300;

/** Section numbers are counted from `firstSection`. */
export function documentText(
  text: string,
  span: Span & { readonly title: string },
  kind: DocumentKind,
  units: readonly Unit[],
  firstSection: number,
): DocumentText {
  const opened: OpenSection[] = [{ start: span.start, kind: 'identity', heading: '', inline: false }];
  const sentences: (Piece & { section: number })[] = [];
  let lead: Span | undefined;
  let leadX = Number.NEGATIVE_INFINITY;
  const open = (start: number, sectionKind: SectionKind, heading: string, inline: boolean): void => {
    const last = opened.at(-1)!;
    const next = { start, kind: inKind(sectionKind, kind), heading, inline };
    if (last.start === start) opened[opened.length - 1] = next;
    else opened.push(next);
  };
  const put = (piece: Piece): void => {
    const asked = sentences.at(-1);
    if (asked && piece.kind === 'checkbox' && answersAbove(text, asked, piece)) {
      // "Do you use a cane?" on one line, "☐ Yes ☒ No" on the next.
      const isPair = YES_NO_PAIR.test(text.slice(piece.start, piece.end));
      if (isPair) {
        sentences.pop();
        sentences.push({
          ...piece,
          start: asked.start,
          section: asked.section,
          lead: { start: asked.start, end: asked.end },
        });
        return;
      }
      sentences.push({
        ...piece,
        lead: { start: asked.start, end: asked.end },
        section: firstSection + opened.length - 1,
      });
      return;
    }
    sentences.push({ ...piece, section: firstSection + opened.length - 1 });
  };

  units.forEach((unit, k) => {
    const current = opened.at(-1)!;
    const page = unit.lines[0].page;
    if (unit.kind === 'heading') {
      const heading = text.slice(unit.start, unit.end);
      const known = headingKindOf(heading.replace(/[:.\s]+$/, ''));
      const isTitle =
        (heading === span.title && k < 4) ||
        (k === 0 && known === undefined) ||
        (k < 4 && current.kind === 'identity' && known === undefined);
      if (heading !== span.title && (known || !isTitle))
        open(unit.start, known ?? 'other', heading.replace(/[:\s]+$/, ''), false);
      put({ start: unit.start, end: unit.end, page, kind: 'heading' });
      lead = heading === span.title ? undefined : { start: unit.start, end: unit.end };
      leadX = unit.lines[0].x0;
      return;
    }
    if (unit.kind === 'row') {
      if (
        current.kind === 'identity' &&
        !unit.lines[0].row!.isHeader &&
        !IDENTIFIES.test(text.slice(unit.start, unit.end))
      )
        open(unit.start, narrativeKind(kind), '', true);
      for (const piece of rowPieces(text, unit, lead)) put(piece);
      return;
    }
    const boldLabel = boldLabelOf(text, unit);
    const label = boldLabel ?? labelOf(text, unit);
    const labelKind = label && inlineSectionKindOf(text.slice(label.start, label.end), 'first');
    const prose = unit.kind === 'prose';
    if (prose && current.kind === 'identity' && !labelKind && isNarrative(text, unit))
      open(unit.start, narrativeKind(kind), '', true);
    else if (prose && !labelKind && current.inline && (NARROW.has(current.kind) || (label && !BROAD.has(current.kind))))
      open(
        unit.start,
        current.kind === 'chief_complaint' && !label ? 'history' : 'other',
        label ? text.slice(label.start, label.end) : '',
        true,
      );
    if (prose && signsAt(text, unit)) open(unit.start, 'signature', '', true);
    if (labelKind && label)
      open(unit.start, labelKind, text.slice(label.start, label.end).replace(/[:.\s]+$/, ''), true);
    const governing = unit.kind === 'item' || unit.lines[0].x0 > leadX + 3 ? lead : undefined;
    const pieces = textPieces(
      text,
      unit,
      page,
      unit.kind === 'item' ? governing : undefined,
      k < 6 && current.kind === 'identity' && unit.end - unit.start < HEAD_LENGTH,
    );
    pieces.forEach((piece, n) => {
      const alone = aloneLabel(text, piece);
      if (alone && piece.kind === 'prose') {
        const known = inlineSectionKindOf(alone, n === 0 ? 'first' : 'inside');
        if (known || /^[A-Z ]{4,}$/.test(alone)) {
          open(piece.start, known ?? 'other', alone, true);
          put({ ...piece, kind: 'heading' });
          return;
        }
      }
      const inner = n > 0 && piece.kind !== 'checkbox' ? labelAt(text, piece) : undefined;
      const innerKind = inner && inlineSectionKindOf(text.slice(inner.start, inner.end), 'inside');
      if (inner && innerKind) open(piece.start, innerKind, text.slice(inner.start, inner.end), true);
      put(piece);
    });
    // "He has tried:" leads the list below it.
    if (unit.kind === 'prose') {
      const last = pieces.at(-1);
      if (last && /:$/.test(text.slice(last.start, last.end))) {
        lead = { start: last.start, end: last.end };
        leadX = unit.lines[0].x0;
      } else if (pieces.length > 0 && unit.lines[0].x0 <= leadX + 3) lead = undefined;
    }
  });
  const sections = opened.map((s, i) => ({
    start: s.start,
    end: opened[i + 1]?.start ?? span.end,
    kind: s.kind,
    heading: s.heading,
  }));
  return { sections, sentences };
}

const signsAt = (text: string, unit: Unit): boolean => {
  const m = SIGNATURE_CUE.exec(text.slice(unit.start, Math.min(unit.end, unit.start + 100)));
  return m !== null && m.index < 60 && /sign|attest|authent|\/s\/|^interpreted|^read/i.test(m[0]);
};

/** "PLAN." as a sentence of its own. */
const aloneLabel = (text: string, span: Span): string | undefined =>
  /^([A-Z][A-Za-z /&]{2,40})\.$/.exec(text.slice(span.start, span.end))?.[1];

/** Running text, and not the head of a record. */
const isNarrative = (text: string, unit: Unit): boolean => {
  const raw = text.slice(unit.start, unit.end);
  return (
    raw.split(/\s+/).length >= 8 &&
    /[.!?]/.test(raw) &&
    !/\b(?:DOB|MRN)\b| [|—–] .* [|—–] /.test(raw) &&
    !/^[A-Z][\w ]{0,20}:/.test(raw)
  );
};

function narrativeKind(kind: DocumentKind): SectionKind {
  if (
    [
      'visit_note',
      'consultation',
      'hospital_note',
      'letter',
      'therapy_note',
      'psych_note',
      'nursing_note',
      'telephone_note',
    ].includes(kind)
  )
    return 'history';
  if (
    [
      'imaging',
      'sleep_study',
      'lab',
      'cardiac_test',
      'pulmonary_test',
      'vision_test',
      'pathology',
      'device_download',
    ].includes(kind)
  )
    return 'findings';
  if (kind === 'procedure_note' || kind === 'operative_note') return 'procedure';
  if (kind === 'order') return 'orders';
  if (kind === 'medication_list' || kind === 'pharmacy') return 'medications';
  return kind === 'education' ? 'education' : 'other';
}

/** "Exam:" of a radiology report names the study, "History:" why it was done. */
function inKind(section: SectionKind, document: DocumentKind): SectionKind {
  if (
    document === 'imaging' ||
    document === 'cardiac_test' ||
    document === 'sleep_study' ||
    document === 'pulmonary_test' ||
    document === 'vision_test'
  ) {
    if (section === 'exam') return 'procedure';
    if (section === 'history') return 'indication';
    if (section === 'imaging' || section === 'results') return 'findings';
  }
  if (document === 'education' && section !== 'identity') return 'education';
  return section;
}

function textPieces(text: string, unit: Unit, page: number, lead: Span | undefined, isHead: boolean): Piece[] {
  const parts = checkParts(text, unit);
  if (parts)
    return parts.flatMap((p) =>
      p.kind === 'checkbox' ? [checkPiece(p, page, lead)] : plainPieces(text, p, [], page, 'prose', lead),
    );
  return plainPieces(text, unit, unit.breaks, page, unit.kind === 'item' ? 'item' : 'prose', lead, isHead);
}

const checkPiece = (p: CheckPart, page: number, lead: Span | undefined): Piece => ({
  start: p.start,
  end: p.end,
  page,
  kind: 'checkbox',
  check: p.check!,
  ...(p.label && p.label.start < p.start ? { lead: p.label } : lead ? { lead } : {}),
});

const PAIR = /^((?:[A-Z0-9][\w/&()'’.#%-]*)(?: [\w/&()'’.#%,-]+){0,5}?)\s*:\s+(?=\S)/;

function plainPieces(
  text: string,
  span: Span,
  breaks: readonly number[],
  page: number,
  kind: 'item' | 'prose',
  lead: Span | undefined,
  isHead = false,
): Piece[] {
  return sentencesIn(text, span, breaks, isHead).map((s) => {
    const raw = text.slice(s.start, s.end);
    const m = PAIR.exec(raw);
    const value = m ? raw.slice(m[0].length) : '';
    const isPair = m !== null && m[1].length <= 45 && value.split(/\s+/).length <= 25;
    const cells: Cell[] | undefined = isPair
      ? [
          { start: s.start, end: s.start + m[1].length, header: null },
          { start: s.start + m[0].length, end: s.end, header: null },
        ]
      : undefined;
    return {
      ...s,
      page,
      kind: isPair && kind === 'prose' ? 'pair' : kind,
      ...(cells ? { cells } : {}),
      ...(lead ? { lead } : {}),
    };
  });
}

/** A row is one sentence; rows of labels and values are pairs; cells with check boxes speak for themselves. */
function rowPieces(text: string, unit: Unit, lead: Span | undefined): Piece[] {
  const line = unit.lines[0];
  const row = line.row!;
  const page = line.page;
  const cells: readonly Cell[] = row.cells.map(({ start, end, header }) => ({ start, end, header }));
  const string = (c: Span): string => text.slice(c.start, c.end);
  const base = { page, ...(lead ? { lead } : {}) };
  if (row.isHeader) return [{ start: unit.start, end: unit.end, kind: 'row', cells, ...base }];
  const labelled = cells.filter((c) => PAIR.test(string(c)));
  if (labelled.length >= Math.max(1, cells.length - 1) && cells.length > 1)
    return cells.flatMap((c) => plainPieces(text, c, [], page, 'prose', lead));
  const ticked = cells.map((c) => (c.header && cells.indexOf(c) === 0 ? undefined : checkParts(text, c)));
  if (ticked.some((t) => t !== undefined)) return tickedRow(text, unit, cells, page, lead);
  if (
    !row.hasHeader &&
    cells.length === 4 &&
    [cells[0], cells[2]].every((c) => isLabel(string(c))) &&
    !/\d/.test(string(cells[0]))
  )
    return [cells.slice(0, 2), cells.slice(2)].map((two) => ({
      start: two[0].start,
      end: two[1].end,
      kind: 'pair',
      cells: two,
      ...base,
    }));
  const isPair =
    cells.length === 2 &&
    isLabel(string(cells[0])) &&
    (!row.hasHeader || /^(?:field|item|question)$/i.test(cells[0].header ? string(cells[0].header) : ''));
  const own = isPair ? [{ ...cells[0], end: withoutColon(text, cells[0]) }, cells[1]] : cells;
  return [{ start: unit.start, end: unit.end, kind: isPair ? 'pair' : 'row', cells: own, ...base }];
}

function withoutColon(text: string, cell: Span): number {
  let { end } = cell;
  while (end > cell.start + 1 && /[:\s]/.test(text[end - 1])) end--;
  return end;
}

const isLabel = (s: string): boolean =>
  s.split(/\s+/).length <= (s.endsWith('?') ? 18 : 8) && !/^\d+(?:[./]\d+)*$/.test(s);

function tickedRow(text: string, unit: Unit, cells: readonly Cell[], page: number, lead: Span | undefined): Piece[] {
  const [first, ...others] = cells;
  const pieces: Piece[] = [];
  const bare = others.filter(
    (c) => /^(?:\S{1,3}|\[ ?[xX]? ?\])$/u.test(text.slice(c.start, c.end)) && checkParts(text, c),
  );
  const headerOf = (c: Cell): string => (c.header ? text.slice(c.header.start, c.header.end).trim() : '');
  const yesNo = bare.filter((c) => /^(?:yes|no|y|n)$/i.test(headerOf(c)));
  if (yesNo.length > 0) {
    const on = (c: Cell): boolean => checkParts(text, c)![0].check === 'on';
    const yes = yesNo.some((c) => /^y/i.test(headerOf(c)) && on(c));
    const no = yesNo.some((c) => /^n/i.test(headerOf(c)) && on(c));
    return [
      {
        start: unit.start,
        end: unit.end,
        page,
        kind: 'checkbox',
        check: yes && no ? 'both' : yes ? 'on' : no ? 'off' : 'none',
        cells,
        ...(lead ? { lead } : {}),
      },
    ];
  }
  if (
    bare.length === 1 &&
    others.indexOf(bare[0]) === 0 &&
    first !== bare[0] &&
    /^$|[☐☒☑/]|^(?:check|checked|x|tick|present|met|select|mark)/iu.test(headerOf(bare[0]))
  ) {
    pieces.push({
      start: first.start,
      end: bare[0].end,
      page,
      kind: 'checkbox',
      check: checkParts(text, bare[0])![0].check!,
      cells: [first, bare[0]],
      ...(lead ? { lead } : {}),
    });
    const rest = others.slice(1);
    if (rest.length > 0)
      pieces.push({
        start: rest[0].start,
        end: rest.at(-1)!.end,
        page,
        kind: 'row',
        cells: rest,
        lead: { start: first.start, end: first.end },
      });
    return pieces;
  }
  if (bare.length > 0 || (first && checkParts(text, first) && others.length > 0)) {
    const own = checkParts(text, first);
    const check = own && bare.length === 0 ? own[0].check : undefined;
    return [
      {
        start: unit.start,
        end: unit.end,
        page,
        kind: check ? 'checkbox' : 'row',
        ...(check ? { check } : {}),
        cells,
        ...(lead ? { lead } : {}),
      },
    ];
  }
  // "Does she nap?  [x] Yes   [ ] No": boxes in cells of their own without headings.
  if (cells.filter((c) => checkParts(text, c)).length > 1)
    return checkParts(text, unit)!.flatMap((p) =>
      p.kind === 'checkbox' ? [checkPiece(p, page, lead)] : plainPieces(text, p, [], page, 'prose', lead),
    );
  // A question in one cell, its boxes in another.
  for (const c of cells) {
    const parts = checkParts(text, c);
    if (!parts) {
      if (c !== first || cells.length === 1)
        pieces.push({
          start: c.start,
          end: c.end,
          page,
          kind: 'row',
          cells: [c],
          lead: { start: first.start, end: first.end },
        });
      continue;
    }
    for (const p of parts) {
      const whole = parts.length === 1 && c !== first;
      pieces.push({
        ...(p.kind === 'checkbox'
          ? checkPiece(p, page, { start: first.start, end: first.end })
          : { start: p.start, end: p.end, page, kind: 'row' as const }),
        ...(whole ? { start: first.start, cells } : {}),
      });
    }
  }
  if (pieces.every((p) => p.start > first.start))
    pieces.unshift({
      start: first.start,
      end: first.end,
      page,
      kind: 'row',
      cells: [first],
      ...(lead ? { lead } : {}),
    });
  return pieces;
}

/** "Exam BP 128/76": a known heading in bold at the beginning of plain text. */
function boldLabelOf(text: string, unit: Unit): Span | undefined {
  const line = unit.lines[0];
  if (line.boldUntil <= line.start) return undefined;
  const bold = text.slice(line.start, line.boldUntil);
  return inlineSectionKindOf(bold.replace(/[:.\s]+$/, ''), 'first')
    ? { start: line.start, end: line.boldUntil }
    : undefined;
}

const LABEL_COLON =
  /^(?:(?:\d{1,2}[.)]|[•▪*-])\s+)?([A-Za-z][\w'’]*(?:[ /&-]+[\w'’]+){0,5})(?:\s*\([^)]{1,40}\))?\s*(?:,[^:]{0,40})?:(?=\s|$)/;
const LABEL_STOP = /^([A-Z][\w'’]*(?:[ /&-]+[\w'’]+){0,3})\.(?=\s+\S)/;

function labelOf(text: string, span: Span): Span | undefined {
  const raw = text.slice(span.start, Math.min(span.end, span.start + 120));
  const m =
    LABEL_COLON.exec(raw) ??
    (LABEL_STOP.exec(raw) && inlineSectionKindOf(LABEL_STOP.exec(raw)![1], 'first') ? LABEL_STOP.exec(raw) : null);
  if (!m) return undefined;
  const start = span.start + raw.indexOf(m[1]);
  return { start, end: start + m[1].length };
}

function labelAt(text: string, span: Span): Span | undefined {
  const raw = text.slice(span.start, Math.min(span.end, span.start + 80));
  const m = LABEL_COLON.exec(raw);
  if (!m || !/^[A-Z]/.test(m[1])) return undefined;
  const start = span.start + raw.indexOf(m[1]);
  return { start, end: start + m[1].length };
}
