// "Stroke in 1998", "CABG (2004)", "hysterectomy 1999", "the bypass he underwent in 1997", "in 1998 she had a stroke": a year well before the
// note's. What began then ("since", "diagnosed in") may last. A place in its sentence in; a finding of the past out.

import type { Chart } from '../../chart/chart.ts';
import { documentOf } from '../../chart/place-of.ts';
import { partsOf } from '../../values/civil-date.ts';
import { leavesBehind } from './fronted-past.ts';
import { HARD, mark, norm, type Reading, type Target } from './reading.ts';
import type { Found } from './signs.ts';
import { CELL, CLOSE, COLON, COMMA, OPEN } from './text-marks.ts';
import { FINITE } from './words.ts';

export function byYear(chart: Chart, index: number, r: Reading, target: Target, found: Found[]): void {
  const at = yearBehind(r, target) ?? yearBefore(r, target);
  if (at === null) return;
  const start = r.chart.tokens.starts[at];
  const end = r.chart.tokens.ends[at];
  const written = documentOf(chart, index)?.date?.hi;
  const newest = written === undefined ? 2099 : partsOf(written).year - 2;
  if ((yearAt(r, at) ?? newest) > newest) return;
  found.push({ axis: 'temporality', value: 'historical', span: { start, end }, rule: chart.text.slice(start, end) });
}

/** "1998", "the 1990s", and "'98"; null where no year stands. */
function yearAt(r: Reading, i: number): number | null {
  const word = norm(r, i);
  if (/^(?:19|20)\d\d(?:s|'s)?$/.test(word)) return Number.parseInt(word, 10);
  if (!/^\d\d$/.test(word) || !/['’]/.test(r.chart.text[r.chart.tokens.starts[i] - 1] ?? '')) return null;
  return Number(word) + (Number(word) > CENTURY ? 1900 : 2000);
}
const CENTURY = 30;

const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*$|^\d{1,2}$/;
const DATING = new Set('in circa around back of early late mid spring summer fall winter'.split(' '));
const BEGINNING =
  /^(?:since|from|until|till|through|start(?:s|ed|ing)?|beg(?:an|in|un)|onset|initiated|develop(?:s|ed)|diagnos(?:ed|is)|dx|dx'd|dxd|noticed|became|continu(?:es|ed|ing)|ongoing|persist(?:s|ed|ent)|current(?:ly)?|now|still)$/;
const FROM_EVENT = /^(?:since|from|until|till|after|following)$/;
const DONE =
  /^(?:removed|resected|excised|repaired|corrected|closed|treated|replaced|fused|pinned|drained|ablated|done|performed)$/;
const HAPPENED = /^(?:was|were|occurred|happened)$/;
const LASTING = /^(?:to|through|until|till|present)$/;
/** "[The operation] she had in 2003": what a clause of its own dates. */
const WHO = /^(?:that|which|s?he|they|i|pt|patient)$/;
const HAD = /^(?:had|underwent|suffered|sustained|survived|received|lost|broke|contracted|been|was|given|once)$/;
/** What happens on a day and is over: a year needs no word before it. */
const EVENT =
  /(?:ectomy|plasty|otomy|ostomy|rrhaphy|desis)$|^(?:surgery|operation|release|repair|fusion|replacement|bypass|cabg|tkr|tka|tha|thr|bso|tah|stent|stents|graft|ligation|section|arthroscopy|ablation|transplant|amputation|mi|cva|stroke|tia|dvt|pe|mva|fall|accident|fx)$/;

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
  const behind = behindWhoHad(r, last + 1);
  for (let i = behind; i <= Math.min(behind + 5, r.to - 1); i++) {
    const word = norm(r, i);
    const m = mark(r, i);
    const year = yearAt(r, i);
    const listed = year !== null && i === last + 1 && EVENT.test(norm(r, last)) && standsAlone(r, i);
    // "a septal defect, closed in 1988"
    const closing = i === last + 1 && (m & COMMA) > 0 && DONE.test(word);
    if (m & (HARD | CELL | COLON) || (m & COMMA && !closing && !listed && !MONTH.test(norm(r, i - 1)))) return null;
    // "1 mm of space (3 mm in 2023)": the year is that of the value in the brackets
    if (m & OPEN && /^\d+(?:\.\d+)?%?$/.test(word) && year === null) return null;
    if (year !== null) {
      const closed = listed || (i === last + 1 && (m & OPEN) > 0);
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
    const place = word === 'from' && i + 1 < r.to && yearAt(r, i + 1) === null && !MONTH.test(norm(r, i + 1));
    if ((BEGINNING.test(word) && !place) || (FINITE.has(word) && !month && !happened && !undergone)) return null;
    dated = month || DATING.has(word) || (dated && word === 'the');
  }
  return null;
}

/** Past "(that) he had", where it stands right behind. */
function behindWhoHad(r: Reading, from: number): number {
  let i = from;
  while (i < r.to - 1 && WHO.test(norm(r, i)) && mark(r, i) === 0) i++;
  if (i === from || i >= r.to || !HAD.test(norm(r, i))) return from;
  while (i < r.to - 1 && HAD.test(norm(r, i))) i++;
  return i;
}

/** The year of a list of operations: "tubal ligation 1991, carpal tunnel release 2002". */
const standsAlone = (r: Reading, i: number): boolean =>
  (mark(r, i) & ~COMMA) === 0 &&
  (i + 1 >= r.to || (mark(r, i + 1) & (HARD | COMMA | CLOSE)) > 0 || norm(r, i + 1) === 'and');

/** The year that opens the sentence: "In 2004, he underwent CABG", "Prior to the year 2000 he had had two heart attacks". */
function yearBefore(r: Reading, { first }: Target): number | null {
  const opening = norm(r, r.from);
  if (first - r.from < 3 || first - r.from > 16 || !(DATING.has(opening) || OPENING.test(opening))) return null;
  let year: number | null = null;
  let verbs = 0;
  for (let i = r.from + 1; i < first; i++) {
    const word = norm(r, i);
    if (mark(r, i) & (HARD | CELL | COLON) || BEGINNING.test(word)) return null;
    if (year === null) {
      if (yearAt(r, i) !== null) year = i;
      else if (!MONTH.test(word) && !DATING.has(word) && !LEADS_ON.test(word)) return null;
    } else if (leavesBehind(r, i)) {
      return null;
    } else if (FINITE.has(word) && !(word === 'have' && norm(r, i - 1) === 'to')) {
      // "had had", "had required" are one verb
      if (!PAST.test(word) || (++verbs > 1 && norm(r, i - 1) !== 'had')) return null;
    }
  }
  return year;
}
const OPENING = /^(?:before|prior|as)$/;
const LEADS_ON = /^(?:the|to|year|far|as)$/;
const PAST = /^(?:had|was|were|underwent|suffered|received|required|sustained|experienced|lost)$/;
