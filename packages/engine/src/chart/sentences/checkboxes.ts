// A stretch of text with check boxes in, its parts out: each option ticked or not, a Yes/No pair as one statement with its question.
//
// An option is the text to the right of its box, up to the next box; where boxes stand at the end, the text to the left.
// Of a Yes/No pair `on` means yes was chosen, `off` no, `both` and `none` that it was answered twice or not at all.

import type { Span } from '../../values/span.ts';
import { cuesIn } from '../layout/line-cues.ts';
import { type Box, boxesIn } from './boxes.ts';
import { areAnswersBefore, areCodesBefore, areNamesBefore, areSteps, areStepsBefore, YES_NO } from './labels-before.ts';
import { sentencesIn } from './split.ts';

export type CheckPart = Span & {
  readonly kind: 'checkbox' | 'text';
  readonly check?: 'on' | 'off' | 'both' | 'none';
  /** What the boxes are about: "ROS:", "Do you nap?". */
  readonly label?: Span;
};

/**
 * `undefined` when there is no box.
 * @param wide places where something begins behind a wide gap
 */
export function checkParts(text: string, span: Span, wide: readonly number[] = []): CheckPart[] | undefined {
  const boxes = boxesIn(text, span);
  if (boxes.length === 0) return undefined;
  // "[ ] mild [ ] none     R TKA 2022": what stands behind a wide gap is no part of the last option
  const tail = wide.find((at) => at > boxes.at(-1)!.end && /\w/.test(text.slice(boxes.at(-1)!.end, at)));
  if (tail !== undefined && tail < span.end) {
    const own = checkParts(text, { start: span.start, end: tail });
    const rest = trim(text, tail, span.end);
    return rest ? [...own!, ...sentencesOf(text, rest)] : own;
  }
  // "[x] intact      Attorney [ ] yes [x] no": behind a wide gap another field begins
  const field = wide.find((at) =>
    boxes.some((b, i) => {
      const next = boxes[i + 1];
      if (!next || at <= b.end || at >= next.start) return false;
      return /\w/.test(text.slice(b.end, at)) && /\w/.test(text.slice(at, next.start));
    }),
  );
  if (field !== undefined)
    return [
      ...checkParts(text, { start: span.start, end: field }, wide)!,
      ...checkParts(text, { start: field, end: span.end }, wide)!,
    ];
  const gaps = boxes.map((b, i) => trim(text, b.end, boxes[i + 1]?.start ?? span.end));
  const before = trim(text, span.start, boxes[0].start);
  const leftBound =
    before !== undefined &&
    endsThere(text, gaps.at(-1)) &&
    !/[:?]$/.test(text.slice(before.start, before.end)) &&
    gaps.slice(0, -1).every((g) => g !== undefined);
  if (leftBound) {
    const parts = boundLeft(text, boxes, [before!, ...(gaps.slice(0, -1) as Span[])]);
    const behind = gaps.at(-1) && trim(text, gaps.at(-1)!.start + 1, gaps.at(-1)!.end);
    return behind ? [...parts, ...sentencesOf(text, behind)] : parts;
  }
  if (before && areAnswersBefore(text, before, gaps)) {
    const parts = boundLeft(text, boxes, [before, ...(gaps.slice(0, -1) as Span[])]);
    // "No [x] (frontal, brow relaxed)": a bracket says more of the question
    const bracket = /^\([^()]*\)/.exec(text.slice(gaps.at(-1)!.start, gaps.at(-1)!.end));
    const behind = bracket ? trim(text, gaps.at(-1)!.start + bracket[0].length, gaps.at(-1)!.end) : gaps.at(-1)!;
    if (bracket) parts.push({ ...parts.pop()!, end: gaps.at(-1)!.start + bracket[0].length });
    if (!behind) return parts;
    return [...parts, ...sentencesOf(text, behind)];
  }
  if (
    before &&
    (areNamesBefore(text, before, gaps) || areStepsBefore(text, before, gaps) || areCodesBefore(text, before, gaps))
  ) {
    const parts = boundLeft(text, boxes, [before, ...(gaps.slice(0, -1) as Span[])]);
    return [...parts, ...sentencesOf(text, gaps.at(-1)!)];
  }
  return boundRight(text, span, boxes, before, gaps);
}

const sentencesOf = (text: string, span: Span): CheckPart[] =>
  sentencesIn(text, span, cuesIn(text, span.start, span.end)).map((s) => ({ kind: 'text', ...s }));

/** Nothing stands to the right of the last box: its sentence ends with it. */
const endsThere = (text: string, gap: Span | undefined): boolean =>
  !gap || /^\.(?:\s|$)/.test(text.slice(gap.start, gap.end));

function boundLeft(text: string, boxes: readonly Box[], labels: readonly Span[]): CheckPart[] {
  const last = labels.map((l) => /(?:^|[\s:])(yes|no|y|n)[:\s]*$/i.exec(text.slice(l.start, l.end)));
  const [first] = labels;
  const steps = areSteps(text, labels);
  const parts: CheckPart[] = [];
  // "KL grade: 0 [ ] 1 [ ] 2 [x]": what the boxes are about stands before the first option only.
  let label: Span | undefined;
  for (let i = 0; i < boxes.length; i++) {
    const b = boxes[i];
    const [yes, no] = [last[i], last[i + 1]];
    if (yes && no && no.index === 0) {
      const question = trim(text, labels[i].start, labels[i].start + yes.index);
      parts.push(
        pair(
          { start: labels[i].start, end: boxes[i + 1].end },
          question,
          [isYes(yes[1]), b.on],
          [isYes(no[1]), boxes[i + 1].on],
        ),
      );
      label = undefined;
      i++;
      continue;
    }
    const whole = i === 0 ? (lastLabel(text, first) ?? first) : labels[i];
    if (whole.start > labels[i].start) parts.push({ kind: 'text', ...trim(text, first.start, whole.start)! });
    const asked = (steps && i === 0 ? BEFORE_STEP : ASKED).exec(text.slice(whole.start, whole.end));
    if (asked) label = { start: whole.start, end: whole.start + asked[1].length };
    if (asked && label) parts.push({ kind: 'text', ...label });
    parts.push({
      kind: 'checkbox',
      start: whole.start + (asked ? asked[0].length : 0),
      end: b.end,
      check: b.on ? 'on' : 'off',
      ...(label && { label }),
    });
  }
  return parts;
}
const BEFORE_STEP = /^(.{2,80}?)\s+(?=\w+$)/s;
const ASKED = /^(.{2,80}:)\s+(?=\S)/s;

function boundRight(
  text: string,
  span: Span,
  boxes: readonly Box[],
  before: Span | undefined,
  gaps: readonly (Span | undefined)[],
): CheckPart[] {
  const parts: CheckPart[] = [];
  let label = before && lastLabel(text, before);
  let labelUsed = false;
  /** A label between the boxes, that no part holds yet. */
  let inner: Span | undefined;
  for (let i = 0; i < boxes.length; i++) {
    const box = boxes[i];
    const option = gaps[i];
    const answer = option && YES_NO.exec(text.slice(option.start, option.end));
    const nextOption = gaps[i + 1];
    const nextAnswer = answer && nextOption && YES_NO.exec(text.slice(nextOption.start, nextOption.end));
    if (
      answer &&
      nextAnswer &&
      answer[0].length >= trimmedLength(text, option!) &&
      isYes(answer[1]) !== isYes(nextAnswer[1])
    ) {
      const end = nextOption!.start + nextAnswer[0].length;
      const rest = trim(text, end, nextOption!.end);
      // A third box for "not applicable" belongs to the same question.
      const questionAsked = label && (labelUsed ? undefined : label);
      parts.push(
        pair(
          { start: questionAsked?.start ?? box.start, end: trimEnd(text, end) },
          questionAsked,
          [isYes(answer[1]), box.on],
          [isYes(nextAnswer[1]), boxes[i + 1].on],
        ),
      );
      i++;
      label = inner = rest;
      labelUsed = false;
      if (rest && i === boxes.length - 1) parts.push({ kind: 'text', ...rest });
      continue;
    }
    const { own: whole, next } = option
      ? cutLabel(text, option, i < boxes.length - 1)
      : { own: undefined, next: undefined };
    const { own, rest } = whole ? firstSentence(text, whole) : { own: undefined, rest: undefined };
    // A box without text on its right is bound to its label: "In person: ☒".
    const start = own || !label || labelUsed ? box.start : label.start;
    const single = boxes.length === 1 && label && own === undefined;
    if (inner && inner === label && start === box.start) parts.push({ kind: 'text', ...inner });
    inner = undefined;
    parts.push({
      kind: 'checkbox',
      start: single ? label!.start : start,
      end: own?.end ?? box.end,
      check: box.on ? 'on' : 'off',
      ...(label ? { label } : {}),
    });
    if (rest) parts.push({ kind: 'text', ...rest });
    labelUsed = true;
    if (next) {
      label = inner = next;
      labelUsed = false;
    }
  }
  // What stands before the first part belongs to the text all the same.
  const rest = before && parts[0] ? trim(text, before.start, parts[0].start) : undefined;
  if (rest) parts.unshift({ kind: 'text', ...rest });
  return parts.filter((p) => p.end > p.start && p.start >= span.start);
}

/** "fatigue. Gasping:" in front of another box: what follows the full stop is the next label. An option ends with its sentence. */
function cutLabel(text: string, option: Span, more: boolean): { own: Span | undefined; next: Span | undefined } {
  const raw = text.slice(option.start, option.end);
  const m = more ? /^(.*?)(?:[.;,]\s+|\s+(?=[A-Z]))((?:[A-Z][^.;:?]{1,60})[:?])$/s.exec(raw) : null;
  if (!m) return { own: option, next: undefined };
  const nextStart = option.start + raw.length - m[2].length;
  return { own: trim(text, option.start, nextStart), next: { start: nextStart, end: option.end } };
}

/** The question in front of the boxes: the last sentence, unless it is complete in itself. */
function lastLabel(text: string, before: Span): Span | undefined {
  const last = sentencesIn(text, before, cuesIn(text, before.start, before.end)).at(-1);
  return last && /\.$/.test(text.slice(last.start, last.end)) ? undefined : last;
}

/** An option ends with its sentence; what follows is text again. */
function firstSentence(text: string, option: Span): { own: Span | undefined; rest: Span | undefined } {
  const m = /^[.,;:]+\s+/.exec(text.slice(option.start, option.end));
  if (m) return { own: undefined, rest: trim(text, option.start + m[0].length, option.end) };
  const [first, second] = sentencesIn(text, option, cuesIn(text, option.start, option.end));
  if (!first || !second) return { own: option, rest: undefined };
  return { own: first, rest: trim(text, second.start, option.end) };
}

function pair(
  span: Span,
  label: Span | undefined,
  a: readonly [boolean, boolean],
  b: readonly [boolean, boolean],
): CheckPart {
  const yes = a[0] ? a[1] : b[1];
  const no = a[0] ? b[1] : a[1];
  return {
    kind: 'checkbox',
    ...span,
    check: yes && no ? 'both' : yes ? 'on' : no ? 'off' : 'none',
    ...(label ? { label } : {}),
  };
}

const isYes = (word: string): boolean => /^(?:y|t)/i.test(word);
const trimmedLength = (text: string, s: Span): number => text.slice(s.start, s.end).trim().length;

function trim(text: string, from: number, to: number): Span | undefined {
  let start = from;
  let end = to;
  while (start < end && /[\s|,;]/.test(text[start])) start++;
  while (end > start && /[\s|,;]/.test(text[end - 1])) end--;
  return end > start ? { start, end } : undefined;
}
const trimEnd = (text: string, end: number): number => {
  let e = end;
  while (/[\s,;]/.test(text[e - 1])) e--;
  return e;
};
