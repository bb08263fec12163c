// Signs, blanks and question marks around a place in; what they deny, doubt or leave open out.

import type { Cell, Chart } from '../../chart/chart.ts';
import { normAt } from '../../chart/words/token-columns.ts';
import type { Span } from '../../values/span.ts';
import { answerFrom, areBothPrinted, askedBefore, asksInGeneral, isFilledIn, saysNo } from './asked.ts';
import type { Axis } from './cues/cue.ts';
import type { Reading, Target } from './reading.ts';
import { BEHIND, BLANK, CELL, COLON, COMMA, DOUBT, MINUS, PLUS, QUESTION, SEMICOLON, STOP } from './text-marks.ts';

/** What one cue, mark or place says of one axis. */
export type Found = {
  readonly axis: Axis;
  readonly value: string;
  readonly span: Span;
  readonly rule: string;
  readonly whole?: true;
};

/** Signs and blanks: "?PE", "(-) fever", "fever (+)", "Pain level: ____", "Any falls?". */
export function byMarks(chart: Chart, index: number, r: Reading, target: Target, found: Found[]): void {
  // the tick answers: "Do you smoke now? [ ] yes [x] no" is no teaching, "Snoring: Yes [ ] No [x]" no open stem
  const { check } = chart.sentences[index];
  if (check === 'on' || check === 'off') dropAsking(found);
  if (!r.marked) return;
  const { text, tokens } = r.chart;
  const mark = (i: number): number => r.marks[i - r.from] ?? 0;
  const before = mark(target.first);
  const after = mark(target.last + 1);
  const span = { start: tokens.starts[target.first], end: tokens.ends[target.last] };
  if (signsLead(r) ? before & MINUS || signedList(r, target.first) : after & MINUS && isSigned(r))
    found.push({ axis: 'polarity', value: 'negated', span, rule: 'minus sign' });
  const gap = text.slice(
    target.first > r.from ? tokens.ends[target.first - 1] : chart.sentences[index].start,
    span.start,
  );
  if (
    /\?\s?$/.test(gap) &&
    (target.first === r.from || !/\w\?/.test(text.slice(span.start - gap.length - 1, span.start)))
  )
    found.push({ axis: 'certainty', value: 'possible', span, rule: 'question mark before' });
  else if (isDoubted(r, target.first))
    found.push({ axis: 'certainty', value: 'possible', span, rule: 'question mark before' });
  // an unanswered stem: the blank follows within a few words
  for (let i = target.last + 1; i <= Math.min(target.last + 4, r.to); i++) {
    if (mark(i) & BLANK && !(before & BLANK && i === target.last + 1)) {
      found.push({ axis: 'frame', value: 'template', span, rule: 'blank' });
      break;
    }
  }
  if (check !== undefined) return;
  // We read "Is screening right for me?" with her: the title asks, the sentence tells
  const { start, end } = chart.sentences[index];
  if (namesQuestion(text.slice(start, end), span.end - start)) return;
  if (mark(r.to) & QUESTION) {
    const open = question(chart, index, span);
    // "Do your lids block your sight? Yes": an answered question is no teaching
    if (open.length === 0 || open[0].axis === 'polarity') dropAsking(found);
    found.push(...open);
  } else {
    for (let i = r.from + 1; i < r.to; i++)
      if (mark(i) & QUESTION && asksInGeneral(askedBefore(chart, index, i)))
        found.push({ axis: 'frame', value: 'template', span, rule: 'question' });
    // what is filled in behind a question is no teaching either
    for (let i = r.from + 1; i <= target.last; i++)
      // "lung cancer? No" may carry its answer in itself
      if (
        mark(i) & QUESTION &&
        (isFilledIn(chart, index, answerFrom(chart, i)) || saysNo(chart, answerFrom(chart, i)))
      ) {
        dropAsking(found);
        if (normAt(tokens, r.from) === 'if') dropIf(found);
      }
    for (let i = target.last + 1; i < r.to; i++)
      if (mark(i) & QUESTION) {
        // "Fever? chills?": a question inside the sentence, without an answer of its own
        const answer = answerFrom(chart, i);
        if (areBothPrinted(chart, answer)) found.push({ axis: 'frame', value: 'template', span, rule: 'yes no' });
        else if (r.cues.polarity.some((c) => c.first === i && c.group.dir === 'answer')) dropAsking(found);
        else if (isFilledIn(chart, index, answer)) dropAsking(found);
        else if (saysNo(chart, answer)) {
          dropAsking(found);
          found.push({ axis: 'polarity', value: 'negated', span, rule: `answer ${normAt(tokens, answer)}` });
        } else found.push({ axis: 'frame', value: 'template', span, rule: 'question' });
        break;
      }
  }
}

/** "? recent UTI", "? left L5 radiculopathy": over the few words before a thing, but over no comma. */
function isDoubted(r: Reading, first: number): boolean {
  for (let i = first; i >= Math.max(r.from, first - FARTHEST_DOUBT); i--) {
    const m = r.marks[i - r.from];
    if (m & DOUBT) return true;
    if (m & (COMMA | SEMICOLON | STOP | COLON | CELL | QUESTION)) return false;
  }
  return false;
}
const FARTHEST_DOUBT = 3;

/** "(-) fever (+) cough" and "- EDS, + snoring" put the sign before its word, "Slump (-), FABER (+)" and "cough -" behind it. */
function signsLead(r: Reading): boolean {
  const first = r.marks.findIndex((m) => (m & (PLUS | MINUS)) > 0);
  return first === 0 || (first > 0 && (r.marks[first] & (COMMA | COLON | SEMICOLON)) > 0 && !(r.marks[first] & BEHIND));
}

/** "(-) fever, chills, weight loss": a bracketed minus denies its list, up to the next sign. */
function signedList(r: Reading, first: number): boolean {
  const { text, tokens } = r.chart;
  for (let i = first; i >= r.from; i--) {
    const marks = r.marks[i - r.from];
    if (marks & MINUS && !(marks & BEHIND))
      return /\(\s*[-–−]\s*\)\s*$/.test(text.slice(Math.max(0, tokens.starts[i] - 8), tokens.starts[i]));
    if (marks & (PLUS | SEMICOLON | STOP | COLON | CELL)) return false;
  }
  return false;
}

/** One loose dash is no sign: "no cough -, seen today". */
const isSigned = (r: Reading): boolean =>
  r.marks.some((m) => (m & PLUS) > 0) ||
  r.marks.filter((m) => (m & MINUS) > 0).length > 1 ||
  !r.marks.some((m) => (m & BEHIND) > 0);

const ASKING =
  /^(?:your|you're|you (?:may|might|can|should|will|could|have|are|must|need|had)|(?:do|are|did|have) you\b.*|(?:has|does|is|did) (?:the )?patient|(?:what|how|when|where|why) (?:is|are|was|were|do|does|did|to)|y(?:es)?\W+no?)$/;

/** "If you quit, how many years ago? 19": whoever answers has quit. */
function dropIf(found: Found[]): void {
  for (let i = found.length - 1; i >= 0; i--) if (/^if(?: you| so| yes)?$/.test(found[i].rule)) found.splice(i, 1);
}

/** Is the only question of a sentence in quotation marks, and the place `at` before them? */
function namesQuestion(sentence: string, at: number): boolean {
  const asked = sentence.indexOf('?');
  if (asked < 0 || !/["”]/.test(sentence[asked + 1] ?? '') || sentence.indexOf('?', asked + 1) >= 0) return false;
  const opened = Math.max(sentence.lastIndexOf('"', asked), sentence.lastIndexOf('“', asked));
  return opened >= at;
}

function dropAsking(found: Found[]): void {
  for (let i = found.length - 1; i >= 0; i--) if (ASKING.test(found[i].rule)) found.splice(i, 1);
}

/** A question is answered by the first word of what follows, or not at all. */
function question(chart: Chart, index: number, span: Span): Found[] {
  const from = chart.sentenceTokens[index + 1];
  const next = normAt(chart.tokens, from);
  const near = chart.sentences[index + 1]?.document === chart.sentences[index].document;
  const short = chart.sentenceTokens[index + 2] - from <= 12;
  // an empty box before "yes" is no yes
  const { check } = chart.sentences[index + 1] ?? {};
  if (near && short && next !== '' && (check === undefined || check === 'on')) {
    if (saysNo(chart, from)) return [{ axis: 'polarity', value: 'negated', span, rule: `answer ${next}` }];
    if (/^(?:yes|y|positive)$/.test(next)) return [];
  }
  return [{ axis: 'frame', value: 'template', span, rule: 'question' }];
}

/** "Field taped: ☐ done": none of a label's boxes is ticked. */
export function labelsNothing(chart: Chart, index: number): boolean {
  const { start, check } = chart.sentences[index];
  // "Pregnant? [ ] Yes [x] No [ ] N/A": the pair is ticked itself
  if (check !== undefined) return false;
  let i = index + 1;
  for (; chart.sentences[i]?.kind === 'checkbox' && chart.sentences[i].lead?.start === start; i++)
    if (chart.sentences[i].check !== 'off') return false;
  return i > index + 1;
}

/** "Taped field: ☐ done ☒ not done": the ticked option denies its label. */
export function labelsRefusal(chart: Chart, index: number): boolean {
  const { start } = chart.sentences[index];
  const isOption = (i: number): boolean =>
    chart.sentences[i]?.kind === 'checkbox' && chart.sentences[i].lead?.start === start;
  const said = (i: number): string => chart.text.slice(chart.sentences[i].start, chart.sentences[i].end);
  for (let i = index + 1; isOption(i); i++)
    if (
      chart.sentences[i].check === 'on' &&
      (refuses(chart.text.slice(start, chart.sentences[index].end), said(i)) ||
        [i - 1, i + 1].some((k) => k > index && isOption(k) && areCounterparts(said(k), said(i))))
    )
      return true;
  return false;
}
/** "☐ able ☒ unable": the option beside it says the contrary. */
function areCounterparts(empty: string, ticked: string): boolean {
  const bare = (option: string): string =>
    option
      .replace(/^\W*(?:x\]?\W+)?/i, '')
      .replace(/\W+$/, '')
      .toLowerCase();
  const not = UN.exec(bare(ticked));
  return not !== null && bare(empty) === not[1];
}
const UN =
  /^(?:un|in|not |cannot be )(able|safe|adequate|sufficient|stable|steady|intact|functional|independent|accessible|suitable|reliable)$/;
/** "Walks at home: ☒ does not walk" denies its label, "Pain: ☒ does not radiate" does not. */
function refuses(label: string, option: string): boolean {
  const verb = DOES_NOT.exec(option)?.[1].toLowerCase();
  return REFUSAL.test(option) || (verb !== undefined && label.toLowerCase().includes(verb));
}
const DOES_NOT = /^\W*(?:x\]?\W*)?(?:do|does|did|can)(?: ?not|n't) (\w{4,})/i;
const REFUSAL =
  /^\W*(?:x\]?\W*)?(?:no|not|none|neither|never|absent|denie[sd]|declined|refused|ruled out|excluded|n\/a)\b/i;

/** Is an option of the same list ticked, or is this a question whose No is? */
export function isAnswered(chart: Chart, index: number): boolean {
  const { document } = chart.sentences[index];
  if (answersNo(chart, index)) return true;
  const option = (i: number): boolean =>
    chart.sentences[i]?.kind === 'checkbox' && chart.sentences[i].document === document;
  for (const step of [-1, 1])
    for (let i = index + step; option(i); i += step) if (chart.sentences[i].check === 'on') return true;
  return false;
}

/** Of boxes that are not ticked: those of a question whose No is, or a cross in the column of its No. */
export function answersNo({ text, sentences }: Chart, index: number): boolean {
  const { start, end, cells } = sentences[index];
  const isNo = ({ header, ...cell }: Cell): boolean =>
    !!header && NO.test(text.slice(header.start, header.end)) && MARK.test(text.slice(cell.start, cell.end));
  return isPair(text.slice(start, end)) || (cells?.some(isNo) ?? false);
}
const NO =
  /^\s*(?:no?|none|never|not at all|neg(?:ative)?|absent|denie[sd]|[-–]|not (?:covered|discussed|done|met|given|used|addressed|reviewed))\s*$/i;
const MARK = /^\s*(?:[xX✓✔✗✘•●*☒☑]|[[(] ?[xX✓✔*] ?[\])])\s*$/u;
const PAIR = /\b(?:yes\b.*\bno|no\b.*\byes|y\b.*\bn|n\b.*\by)\b/is;

/** "yes no", "Y / N": both answers printed beside a question. */
export const isPair = (text: string): boolean => PAIR.test(text);
