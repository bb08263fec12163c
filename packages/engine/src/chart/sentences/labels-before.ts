// The words before, between and behind a line's boxes in; out, whether each label stands before its box. Else it stands behind it.
//
// `before` stands before the first box, `gaps` behind each box up to the next one or the line's end.

import type { Span } from '../../values/span.ts';

export const YES_NO = /^(yes|no|y|n|true|false)\b(?![/-]\w)[.,;]?/i;

/** "Item: E0470 [x] E0471 [ ] Prior E0601: 03/05/2026": codes, and behind them no further one, or another field. */
export function areCodesBefore(text: string, before: Span, gaps: readonly (Span | undefined)[]): boolean {
  const behind = gaps.at(-1);
  return (
    gaps.length > 1 &&
    CODE_AT_END.test(text.slice(before.start, before.end)) &&
    gaps.slice(0, -1).every((g) => g && CODE_ALONE.test(text.slice(g.start, g.end))) &&
    behind !== undefined &&
    !CODE_AT_START.test(text.slice(behind.start, behind.end))
  );
}
const CODE = '[A-Z]?\\d{4,5}[A-Z]?';
const CODE_AT_END = new RegExp(`(?:^|[\\s:])${CODE}$`);
const CODE_ALONE = new RegExp(`^${CODE}$`);
const CODE_AT_START = new RegExp(`^${CODE}\\b`);

/** "Cysts [x]  Spurs [x]  (R knee, films of 5/26)": a remark in brackets is no option. */
export function areNamesBefore(text: string, before: Span, gaps: readonly (Span | undefined)[]): boolean {
  const behind = gaps.at(-1);
  return (
    gaps.length > 1 &&
    gaps.every((g) => g !== undefined) &&
    !/[:?]$/.test(text.slice(before.start, before.end)) &&
    /^\((?=[^()]*[\d,])[^()]*\)\.?$/.test(text.slice(behind!.start, behind!.end))
  );
}

/** "Cleared for surgery: Yes [ ] No [x]  unstable angina": each Yes and No before its box, and a remark behind the last. */
export function areAnswersBefore(text: string, before: Span, gaps: readonly (Span | undefined)[]): boolean {
  const told = [before, ...gaps];
  const behind = told.at(-1);
  return (
    gaps.length % 2 === 0 &&
    behind !== undefined &&
    !YES_NO.test(text.slice(behind.start, behind.end)) &&
    told.slice(0, -1).every((s, k) => {
      const words = s ? text.slice(s.start, s.end) : '';
      return k % 2 === 0 ? ANSWER_AT_END.test(words) : ANSWER_ALONE.test(words);
    })
  );
}
/** "NYHA: I [ ] II [x] III [ ] IV [ ]  6MWT 290 m": each step of a scale before its box, and a remark behind the last that is no step. */
export function areStepsBefore(text: string, before: Span, gaps: readonly (Span | undefined)[]): boolean {
  const labels = [before, ...gaps.slice(0, -1)];
  const behind = gaps.at(-1);
  return labels.every((l) => l) && behind !== undefined && areSteps(text, labels as Span[], behind);
}

/** Three steps or more of one scale, in their order; `behind` is not the next of them. */
export function areSteps(text: string, labels: readonly Span[], behind?: Span): boolean {
  const words = labels.map((l) => text.slice(l.start, l.end).toLowerCase());
  const first = LAST_WORD.exec(words[0])?.[0] ?? '';
  return (
    words.length >= 3 &&
    SCALES.some((steps) => {
      const at = steps.indexOf(first);
      const next = new RegExp(`^${steps[at + words.length]}(?![\\w.])`, 'i');
      return (
        at >= 0 &&
        words.slice(1).every((w, k) => w === steps[at + k + 1]) &&
        !(behind && next.test(text.slice(behind.start, behind.end)))
      );
    })
  );
}
const LAST_WORD = /(?<![^\s:])\w+$/;
const SCALES = [
  ['0', '1', '2', '3', '4', '5'],
  ['i', 'ii', 'iii', 'iv', 'v'],
  ['none', 'mild', 'moderate', 'severe'],
  ['none', 'some', 'good', 'full'],
];

const ANSWER_AT_END = /(?:^|[\s:?])(?:yes|no|y|n)$/i;
const ANSWER_ALONE = /^(?:yes|no|y|n)$/i;
