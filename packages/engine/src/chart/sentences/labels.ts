// Text in; the label at its beginning out, when it has one: "PMH:", "Exam.", bold words in front of plain ones.

import type { Span } from '../../values/span.ts';
import { isCapital } from '../characters.ts';
import { CUE } from '../layout/line-cues.ts';
import { inlineSectionKindOf } from './section-cues.ts';
import type { Unit } from './units.ts';

/** "Exam BP 128/76": a known heading in bold at the beginning of plain text. */
export function boldLabelOf(text: string, unit: Unit): Span | undefined {
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

const colonLabel = (raw: string): RegExpExecArray | null => (raw.includes(':') ? LABEL_COLON.exec(raw) : null);

/** @param cues what `span` may hold, as bits of `CUE` */
export function labelOf(text: string, span: Span, cues: number): Span | undefined {
  const raw = text.slice(span.start, Math.min(span.end, span.start + 120));
  const m =
    ((cues & CUE.colon) !== 0 ? colonLabel(raw) : null) ??
    stopLabel(raw) ??
    ((cues & CUE.small) !== 0 ? CAPITAL_LABEL.exec(raw) : null);
  if (!m) return undefined;
  const start = span.start + raw.indexOf(m[1]);
  return { start, end: start + m[1].length };
}

/** "HX 54 M, welder", "PLAN Left C6-7, one level": in capitals at the head of other print, before what is told. */
const CAPITAL_LABEL =
  /^(HPI|HX|PMH|PSH|FH|SH|SOC|MEDS?|ALLERGIES|ROS|EXAM|EX|PE|IMP|IMPRESSION|ASSESSMENT|PLAN|A\/P|LABS|SUBJECTIVE|OBJECTIVE)\s+(?=[A-Z\d("[])(?![A-Z]{2,} [A-Z]{2,} )/;

/** "Exam. BP 120/80" */
function stopLabel(raw: string): RegExpExecArray | null {
  if (!isCapital(raw.charCodeAt(0)) || !raw.includes('.') || INITIAL.test(raw)) return null;
  const m = LABEL_STOP.exec(raw);
  return m && inlineSectionKindOf(m[1], 'first') ? m : null;
}

/** "A. Petrosyan, M.D.", "S. Lee MD", "A. Adeyinka, PsyD" */
const INITIAL =
  /^[A-Z]\. (?:[A-Z]\. )?[A-Za-z][A-Za-z'’-]+(?:,? (?:[MD]\.?[DO]\b|NP\b|PA\b|RN\b|D?PT\b|RRT\b|OD\b|DPM\b)|, (?:[A-Z]{2,5}\b|(?:[A-Z]\.){2}|[A-Z][a-z]{1,2}[A-Z]\b))/;

export function labelAt(text: string, span: Span): Span | undefined {
  const raw = text.slice(span.start, Math.min(span.end, span.start + 80));
  const m = colonLabel(raw);
  if (!m || !/^[A-Z]/.test(m[1])) return undefined;
  const start = span.start + raw.indexOf(m[1]);
  return { start, end: start + m[1].length };
}

/** "PLAN." as a sentence of its own; "Handout given." inside a paragraph heads nothing. */
export function aloneLabel(text: string, { start, end }: Span, first: boolean): string | undefined {
  if (end - start > LONGEST_ALONE || text[end - 1] !== '.' || !isCapital(text.charCodeAt(start))) return undefined;
  const alone = ALONE.exec(text.slice(start, end))?.[1];
  return alone && !first && DONE.test(alone) ? undefined : alone;
}
const DONE =
  /\s(?:given|provided|mailed|sent|handed out|discussed|reviewed|reconciled|updated|verified|attached|enclosed)$/i;
const ALONE = /^([A-Z][A-Za-z /&]{2,40})\.$/;
const LONGEST_ALONE = 42;
