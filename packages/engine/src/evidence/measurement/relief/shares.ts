// How much of a pain went, told as a share without a label of its own: "took away seventy percent", "a third off", "three quarters gone",
// "cut it by more than half". A sentence in; shares in percent out.

import type { Interval } from '../../../values/interval.ts';
import { matchesOf } from '../../../values/matches.ts';
import type { Span } from '../../../values/span.ts';
import { wordsAt } from '../numbers/number-words.ts';

export type ShareOfPain = Span & { readonly value: Interval; readonly approximate: boolean };

const fractions: Readonly<Record<string, number>> = {
  half: 50,
  third: 33.3,
  quarter: 25,
  fourth: 25,
  fifth: 20,
  tenth: 10,
};
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, nine: 9 };
const fraction = String.raw`(?:(?:an?\s|one[ -])?(half|third|quarter|fourth|fifth|tenth)|(two|three|four|nine)[ -](third|quarter|fourth|fifth|tenth)s)\b`;
const percent = String.raw`(\d{1,3}(?:\.\d)?)\s?(?:%|percent\b|per cent\b|pct\b)`;
const small = String.raw`(?:a (?:little|bit|shade|touch|hair)|just|slightly|somewhat) (?:over|above|more than|better than|under|below|less than|short of)`;
const bound = String.raw`(?:(${small}|more than|greater than|over|better than|well over|at least|upwards? of|less than|under|below|short of|not even|not quite|nearly|almost|close to|about|around|roughly|approximately|perhaps|maybe|some|only|just|merely|barely|fully|a full)\s+)?`;
const share = String.raw`${bound}(?:the\s)?(?:${percent}|${fraction})`;
const SHARE_GROUPS = 5;

const took = String.raw`\b(?:took|taken|takes|taking|knock\w*|shav\w*|wip\w*|clear\w*|cut|cuts|cutting|eas\w+|lift\w*|remov\w*|eras\w*|reduc\w*|decreas\w*|drop\w*|lower\w*|fell|down|reliev\w+|relief|rid of|lost|improv\w*|better|helped|lessened|less|dull\w*|melted|abolish\w*|got|gave)\b`;
const gone = String.raw`(?:gone|went|vanish\w*|better|less|easier|lighter|lower|off|away|reliev\w+|relief|improv\w*|reduction|reduced|drop|quieter|disappear\w*|resolved|lifted|down|melted|blocked|cut)\b`;
const wholes = String.raw`(?:(?:\s?(?:of|off))?(?:\s(?:the|his|her|my|it|its|that|this|their|usual|index|axial|target|back|neck|leg|arm|low|pain|ache|burning|hurt|sciatica|familiar))*)?`;

/** "Cut to half-days": work, doses and ways are no pain. */
const ofOther = String.raw`[\s-]?(?:hour|hr|day|time|shift|year|month|dose|tab|pill|mile|block|marathon)`;

const lessened = String.raw`\b(?:cut|cuts|down|fell|fallen|drop\w*|reduc\w*|decreas\w*|lower\w*|brought|shr[aiu]nk\w*|went|gone|eased|came|comes?|sank|settled)\b`;
const ofPain = String.raw`\s(?:of|off)\s(?:(?:the|his|her|my|its|that|this|usual|old|index|back|neck|leg|arm|low)\s){0,3}(?:pain|ache|aching|burning|hurt|sciatica|it)\b`;

/** "Cut to a third", "a fifth of the pain was left", "a quarter of what it had been": the share that stayed. */
const left: readonly RegExp[] = [
  new RegExp(
    String.raw`${lessened}(?:\s(?:down|back|it|pain|the|his|her|my|ache)){0,3}\s(?:up\s)?to\s+${share}(?!${ofOther}|\s?(?:better|relief|improve))`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${share}${ofPain}\s(?:(?:is|was|were|are|has|had|still|now|only|just)\s){0,2}(?:left|remain(?:s|ed|ing)?|stay(?:s|ed)|persist\w*|there)\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${share}\s(?:of\s|as\s)?(?:what\s(?:it|he|she|they|the pain)\s(?:was|were|had been|had|used to be|felt)|its\s(?:former|old|usual|previous|earlier)\s(?:self|strength|level|force)|(?:bad|strong|much|severe|painful)\sas\s(?:it was|before))`,
    'gi',
  ),
];
/** "The pain halved", "halved her pain" */
const HALVED =
  /\b(?:pain|ache|aching|burning|scores?|sciatica)\b(?:\s(?:is|was|were|has|had|been|now|about|nearly|roughly|simply)){0,3}\s(halved)\b|\b(halved)\s(?:the|his|her|my|their)\s(?:\w+\s){0,2}(?:pain|ache|burning|scores?)\b/gi;

const patterns: readonly RegExp[] = [
  // "took away seventy percent", "cut it by half"
  new RegExp(
    String.raw`${took}(?:\s(?:away|off|out|down|it|by|of|the|his|her|my|that|about|pain|ache|back|neck|leg|to|in|an?|edge|bulk|worst|best)){0,5}\s+${share}(?!${ofOther})`,
    'gi',
  ),
  // "ninety percent of the back ache went", "three quarters better"
  new RegExp(
    String.raw`\b${share}${wholes}\s(?:(?:is|was|were|has|had|are|all|just|simply|now|came)\s){0,2}${gone}`,
    'gi',
  ),
];
/** "8 that morning … she was at 3 … **That makes a little over 60 %.**": what scores told before come to. */
const sum = new RegExp(
  String.raw`^\W*(?:all told,? |together,? )?(?:that|this|which|it)\s(?:makes|made|is|was|comes to|came to|gives|amounts to|works out (?:to|at|as))\s+${share}\s*(?:[.,;)]|$)`,
  'i',
);
/** What is better in another way than by less pain. */
const ofSomethingElse =
  /\b(?:function\w*|motion|rom|range|strength|sleep\w*|walk\w*|tolerance|mobility|activit\w+|adls?|mme|opioids?|tablets?|tabs|pills?|oxycodone|hydrocodone|norco|percocet|tramadol|tapentadol|morphine|gabapentin|analgesics?|medicines?|medications?|narcotics?|stenos\w+|heights?|weight|coverage|disability|odi|oswestry|ndi|chance|patients?|people|risk|steps|stairs|stand\w*|sit|sitting)\b/i;

export function sharesOfPain(written: string): readonly ShareOfPain[] {
  const text = inDigits(written);
  const out: ShareOfPain[] = [];
  const find = (pattern: RegExp, read: (m: RegExpExecArray) => ShareOfPain | null): void => {
    for (const m of matchesOf(pattern, text)) {
      const around = clauseAt(text, m.index, m.index + m[0].length);
      if (ofSomethingElse.test(around) || out.some((o) => o.start < m.index + m[0].length && m.index < o.end)) continue;
      const found = read(m);
      if (found) out.push(found);
    }
  };
  for (const pattern of left) find(pattern, (m) => goneOf(shareIn(m, m.slice(1, 1 + SHARE_GROUPS))));
  for (const pattern of patterns) find(pattern, (m) => shareIn(m, m.slice(1, 1 + SHARE_GROUPS)));
  find(HALVED, (m) => ({
    start: m.index,
    end: m.index + m[0].length,
    value: { lo: 50, hi: 50 },
    approximate: false,
  }));
  return out;
}

/** What went, where a share is told that stayed. */
function goneOf(stayed: ShareOfPain | null): ShareOfPain | null {
  if (!stayed || stayed.value.lo === null || stayed.value.hi === null) return null;
  const { lo, hi, loOpen, hiOpen } = stayed.value;
  const rest = (n: number): number => Math.round((100 - n) * 10) / 10;
  return {
    ...stayed,
    value: { lo: rest(hi), hi: rest(lo), ...(hiOpen ? { loOpen: true } : {}), ...(loOpen ? { hiOpen: true } : {}) },
  };
}

function shareIn(m: RegExpExecArray, groups: readonly (string | undefined)[]): ShareOfPain | null {
  const [said, digits, one, many, parts] = groups;
  const value = digits
    ? Number(digits)
    : one
      ? fractions[one.toLowerCase()]
      : counts[many!.toLowerCase()] * fractions[parts!.toLowerCase()];
  if (value > 100) return null;
  return {
    start: m.index,
    end: m.index + m[0].length,
    ...bounded(Math.min(100, value), said?.toLowerCase() ?? ''),
  };
}

/** The share that a sentence sums scores up to; of pain only where the sentences before it tell scores of pain. */
export function sumOfScores(written: string): ShareOfPain | null {
  const m = sum.exec(inDigits(written));
  return m && shareIn(m, m.slice(1, 1 + SHARE_GROUPS));
}

/** "A little over 60 %" is no 80. */
const A_LITTLE = 10;

function bounded(value: number, said: string): Pick<ShareOfPain, 'value' | 'approximate'> {
  if (/^(?:a (?!full)|just .|slightly|somewhat)/.test(said))
    return /(?:over|above|more|better)/.test(said)
      ? { value: { lo: value, hi: Math.min(100, value + A_LITTLE), loOpen: true }, approximate: false }
      : { value: { lo: Math.max(0, value - A_LITTLE), hi: value, hiOpen: true }, approximate: false };
  if (/^(?:more|greater|over|better|well)/.test(said))
    return { value: { lo: value, hi: 100, loOpen: true }, approximate: false };
  if (/^(?:at least|upward)/.test(said)) return { value: { lo: value, hi: 100 }, approximate: false };
  if (/^(?:less|under|below|short|not)/.test(said))
    return { value: { lo: 0, hi: value, hiOpen: true }, approximate: false };
  if (/^(?:nearly|almost|close)/.test(said))
    return { value: { lo: value * 0.8, hi: value, hiOpen: true }, approximate: false };
  return {
    value: { lo: value, hi: value },
    approximate: /^(?:about|around|rough|approx|perhaps|maybe|some|barely)/.test(said),
  };
}

function clauseAt(text: string, start: number, end: number): string {
  const left =
    text
      .slice(0, start)
      .split(/[.;,:]|\b(?:and|but|though|while)\b/)
      .at(-1) ?? '';
  return `${left}${text.slice(start, end)}${text.slice(end).split(/[.;,]|\b(?:and|but|though|while)\b/)[0]}`;
}

/** Number words before "percent" as digits, place for place. */
function inDigits(text: string): string {
  if (!/percent|per cent|pct/i.test(text)) return text;
  return text.replace(/\b[a-z]+(?:[ -][a-z]+)?(?=[ -]per ?cent\b)/gi, (words) => {
    for (const at of [0, words.search(/[ -]/) + 1]) {
      const n = wordsAt(words, at);
      if (n && n.end === words.length) return words.slice(0, at) + String(n.value).padStart(words.length - at);
    }
    return words;
  });
}
