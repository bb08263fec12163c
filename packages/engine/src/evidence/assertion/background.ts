// What is told of the past without a word for it, and what is denied but for one thing. A place in its sentence in; findings of the axes out.

import type { Chart } from '../../chart/chart.ts';
import { documentOf } from '../../chart/place-of.ts';
import { partsOf } from '../../values/civil-date.ts';
import type { Span } from '../../values/span.ts';
import { HARD, mark, norm, type Reading, type Target } from './reading.ts';
import type { Found } from './signs.ts';
import { CELL, COLON, COMMA, OPEN } from './text-marks.ts';
import { FINITE } from './words.ts';

/** What a patient denies of habits and allergies, and what stands denied under social history, tells of the past, not of today. */
export function byBackground(chart: Chart, index: number, found: Found[], span: Span): void {
  const denied = found.find((f) => f.axis === 'polarity' && f.value === 'negated');
  if (!denied) return;
  const { start, section } = chart.sentences[index];
  const kind = chart.sections[section]?.kind;
  const words = chart.text.slice(span.start, span.end);
  const background =
    kind === 'social_history' ||
    kind === 'allergies' ||
    BACKGROUND.test(chart.text.slice(start, Math.min(span.start, start + 40))) ||
    (/^den/.test(denied.rule) && HABIT.test(words)) ||
    ALLERGY.test(words);
  if (background) found.push({ axis: 'temporality', value: 'historical', span, rule: 'denied of the past' });
}
const BACKGROUND = /^\W*(?:\w+\s+)?(?:social history|allergies)\s*(?::|-\s)/i;
const HABIT =
  /^\W*(?:(?:illicit|illegal|recreational|iv|street)\s+)?(?:drugs?(?:\s+(?:use|abuse))?|alcohol|etoh|tobacco|nicotine|smoking|cigarettes?|vaping|substance)(?:\s+(?:use|abuse))?\W*$/i;
const ALLERGY = /^\W*(?:known\s+)?(?:(?:drug|food|medication|medicine|latex|environmental)\s+)?allerg(?:y|ies)\W*$/i;

/** "No trauma other than the dishwasher": what is denied but for one is not denied. */
export function byException(r: Reading, target: Target, found: Found[]): void {
  const { text, tokens } = r.chart;
  const end = tokens.ends[target.last];
  const exception = EXCEPTION.exec(text.slice(end, end + 40));
  if (exception && found.some((f) => f.axis === 'polarity' && f.value === 'negated'))
    found.push({
      axis: 'frame',
      value: 'hypothetical',
      span: { start: end, end: end + exception[0].length },
      rule: 'exception',
    });
}
const EXCEPTION =
  /^(?:,\s+|\s+(?:\w+\s+)?)(?:other than|except(?:ing)?|apart from|aside from|besides|outside of|save for|with the exception of)\b/i;

/** "History of neck pain for three weeks": what has gone on for weeks until today is not past, whatever it is called. */
export function byStretch(r: Reading, target: Target, found: Found[]): void {
  const isHistory = (f: Found): boolean => f.value === 'historical' && /\b(?:history|hx|h\/o)\b/.test(f.rule);
  if (!found.some(isHistory)) return;
  const end = r.chart.tokens.ends[target.last];
  if (!UNTIL_TODAY.test(r.chart.text.slice(end, end + 90))) return;
  for (let i = found.length - 1; i >= 0; i--) if (isHistory(found[i])) found.splice(i, 1);
}
const UNTIL_TODAY =
  /^(?:(?!\b(?:who|which|with|after|treated|on|takes|taking|used|had|received|requir\w+|presents?|presented|now|history|hx|status|hospitalized|admitted|lasting)\b)[^.;:()])*?(?:\b(?:for|x|times|over)\s+(?:(?:about|at least|approximately|nearly|almost)\s+)?(?:the\s+)?(?:(?:past|last)\s+)?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|few)(?:\s?(?:-|to)\s?\d+)?[\s-]+(?:hours?|hrs?|days?|weeks?|wks?|months?|mos?)\b(?!\s+(?:ago|in|after|until|then))|\bsince\s+(?:yesterday|this morning|last (?:night|week)|today)\b)/i;

/** "Stroke in 1998", "CABG (2004)", "in 1998 she had a stroke": a year well before the note's. What began then ("since", "diagnosed in") may last. */
export function byYear(chart: Chart, index: number, r: Reading, target: Target, found: Found[]): void {
  const at = yearBehind(r, target) ?? yearBefore(r, target);
  if (at === null) return;
  const start = r.chart.tokens.starts[at];
  const end = r.chart.tokens.ends[at];
  const written = documentOf(chart, index)?.date?.hi;
  const newest = written === undefined ? 2099 : partsOf(written).year - 2;
  if (Number.parseInt(norm(r, at), 10) > newest) return;
  found.push({ axis: 'temporality', value: 'historical', span: { start, end }, rule: chart.text.slice(start, end) });
}

const isYear = (word: string): boolean => /^(?:19|20)\d\d(?:s|'s)?$/.test(word);
const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*$|^\d{1,2}$/;
const DATING = new Set([
  'in',
  'circa',
  'around',
  'back',
  'of',
  'early',
  'late',
  'mid',
  'spring',
  'summer',
  'fall',
  'winter',
]);
const BEGINNING =
  /^(?:since|from|until|till|through|start(?:s|ed|ing)?|beg(?:an|in|un)|onset|initiated|develop(?:s|ed)|diagnos(?:ed|is)|dx|dx'd|dxd|noticed|became|continu(?:es|ed|ing)|ongoing|persist(?:s|ed|ent)|current(?:ly)?|now|still)$/;
const FROM_EVENT = /^(?:since|from|until|till|after|following)$/;
const DONE = /^(?:removed|resected|excised|repaired|treated|replaced|fused|drained|ablated|done|performed)$/;
const HAPPENED = /^(?:was|were|occurred|happened)$/;
const LASTING = /^(?:to|through|until|till|present)$/;

/** The year right behind the target, a few words on at most: "hernia repair on the left in May 2004". */
function yearBehind(r: Reading, { first, last }: Target): number | null {
  let began = false;
  for (let i = Math.max(r.from, first - 6); i < first; i++) {
    const word = norm(r, i);
    // "pain since the accident in 2009": the accident is what the year dates
    if (i >= first - 3 && FROM_EVENT.test(word)) began = false;
    else if (BEGINNING.test(word)) began = true;
  }
  if (began) return null;
  let dated: boolean = false;
  for (let i = last + 1; i <= Math.min(last + 6, r.to - 1); i++) {
    const word = norm(r, i);
    const m = mark(r, i);
    if (m & (HARD | CELL | COLON) || (m & COMMA && !MONTH.test(norm(r, i - 1)))) return null;
    // "1 mm of space (3 mm in 2023)": the year is that of the value in the brackets
    if (m & OPEN && /^\d+(?:\.\d+)?%?$/.test(word) && !isYear(word)) return null;
    if (isYear(word)) {
      const closed = (m & OPEN) > 0 && i === last + 1;
      const lasting = i + 1 < r.to && LASTING.test(norm(r, i + 1));
      return (dated || closed) && !lasting ? i : null;
    }
    // "may" is a month and a verb
    const month: boolean = dated && MONTH.test(word);
    // "her last seizure was in 2015"
    const happened = i === last + 1 && HAPPENED.test(word) && i + 1 < r.to && DATING.has(norm(r, i + 1));
    // "the polyps were removed in 2018"
    const undergone =
      i === last + 1 &&
      /^(?:was|were)$/.test(word) &&
      i + 2 < r.to &&
      DONE.test(norm(r, i + 1)) &&
      DATING.has(norm(r, i + 2));
    // "a fall from a ladder"
    const place = word === 'from' && i + 1 < r.to && !isYear(norm(r, i + 1)) && !MONTH.test(norm(r, i + 1));
    if ((BEGINNING.test(word) && !place) || (FINITE.has(word) && !month && !happened && !undergone)) return null;
    dated = month || DATING.has(word) || (dated && word === 'the');
  }
  return null;
}

/** The year that opens the sentence: "In 2004, he underwent CABG". */
function yearBefore(r: Reading, { first }: Target): number | null {
  if (first - r.from < 3 || first - r.from > 16 || !DATING.has(norm(r, r.from))) return null;
  let year: number | null = null;
  let verbs = 0;
  for (let i = r.from + 1; i < first; i++) {
    const word = norm(r, i);
    if (mark(r, i) & (HARD | CELL | COLON) || BEGINNING.test(word)) return null;
    if (year === null) {
      if (isYear(word)) year = i;
      else if (!MONTH.test(word) && !DATING.has(word) && word !== 'the') return null;
    } else if (FINITE.has(word) && !(word === 'have' && norm(r, i - 1) === 'to')) {
      if (++verbs > 1 || !/^(?:had|was|were|underwent|suffered|received|required|sustained|experienced)$/.test(word))
        return null;
    }
  }
  return year;
}
