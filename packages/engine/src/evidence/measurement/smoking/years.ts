// How long somebody smoked: stated in years, between two ages or two years, or since one of them. A sentence in, stretches out.

import type { Chart, Sentence } from '../../../chart/chart.ts';
import { partsOf } from '../../../values/civil-date.ts';
import type { Interval } from '../../../values/interval.ts';
import { matchesOf } from '../../../values/matches.ts';
import type { Span } from '../../../values/span.ts';
import { anchorOf, birthOf, datesIn } from '../../dates/index.ts';
import { flatText } from '../../flat-text.ts';
import { maskedSpans } from '../numbers/masks.ts';
import { wordsAt } from '../numbers/number-words.ts';
import { intervalOf, quantitiesIn } from '../numbers/quantities.ts';
import { divide, type Part } from './rates.ts';
import { yearsOfRow } from './row-years.ts';

const quit = /\b(?:quit|stopped|until|till|through|(?:right )?up to|ceased|gave up|ended)\b[^.;]{0,30}$/i;
const age = String.raw`(?:the )?(?:age(?:d| of)? )?(\d{1,2}|[a-z]+(?:-[a-z]+)?)`;
const ages = new RegExp(
  String.raw`\b(?:from |since |at |between |ages? )${age}(?: years?(?: old| of age)?)?\s?(?:to|until|till|through|-|–|and(?: (?:quit|stopped)(?: at)?)?)\s?(?:she |he )?(?:quit |stopped )?(?:at )?${age}\b(?!\s?(?:packs?|cig|ppd))`,
  'gi',
);

/** "A pack a day from 17 to 59": what is no amount, and as far apart as a life is. */
const areAges = (text: string, m: RegExpMatchArray): boolean =>
  /^from/i.test(m[0]) &&
  Number(m[1]) >= 8 &&
  Number(m[2]) >= 25 &&
  /^\s?(?:[,.;)]|$|and\b|when\b)/.test(text.slice((m.index ?? 0) + m[0].length)) &&
  !/\b(?:cut|down|up|went|increas\w*|reduc\w*|drop\w*|taper\w*|score|pain)\b[^.;]{0,24}$/i.test(text.slice(0, m.index));

/** "For ten, maybe thirty years" */
function orLess(text: string, y: Part): Part {
  const m = OR_LESS.exec(text.slice(0, y.start));
  const least = m && (/^\d/.test(m[1]) ? Number(m[1]) : wordsAt(m[1], 0)?.value);
  return least && y.value.lo !== null && least < y.value.lo ? { ...y, value: { ...y.value, lo: least } } : y;
}
const OR_LESS = /\b(\d{1,2}|[a-z]+(?:-[a-z]+)?),?\s(?:(?:or )?(?:maybe|perhaps|possibly|as many as)|or|to)\s$/i;

/** Years of smoking: stated, between two ages, between two years, or since one of them until the note. */
export function yearsIn(chart: Chart, s: Sentence, index: number, text: string): Part[] {
  const out: Part[] = [];
  const section = chart.sections[s.section];
  const around = section ? chart.text.slice(section.start, section.end) : text;
  const add = (start: number, end: number, value: Interval): void => {
    if (!out.some((o) => start < o.end && o.start < end)) out.push({ start, end, value });
  };
  const ofRow = yearsOfRow(chart, s);
  if (ofRow) return [ofRow];
  for (const m of matchesOf(/\bbetween (?:the )?ages? (?:of )?(\d{1,2}) and (\d{1,2})\b/gi, text))
    if (Number(m[2]) > Number(m[1])) add(m.index, m.index + m[0].length, exact(Number(m[2]) - Number(m[1])));
  for (const m of matchesOf(ages, text)) {
    const [a, b] = [m[1], m[2]].map((w) => (/^\d/.test(w) ? Number(w) : (wordsAt(w, 0)?.value ?? Number.NaN)));
    if (b > a && a >= 5 && b <= 110 && (/\bage/i.test(m[0]) || areAges(text, m)))
      add(m.index, m.index + m[0].length, { lo: b - a, hi: b - a });
  }
  // "Started at 16 … till he stopped at 60."
  for (const m of matchesOf(
    /\b(?:start(?:ed|ing)?|began|beginning|took (?:it|them) up|first smoked|picked up)(?:\b[^.;\d]{0,24}\b(?:at|aged?|when|from)\b[^.;\d]{0,12}|\s)(\d{1,2})\b(?!\s?(?:packs?|cig|ppd|months?|mos?\b|weeks?|years?|yrs?|\/|%|-))[^;]{0,70}?\b(?:quit|stopp?(?:ed|ing)?|gave (?:it |them )?up|until|till|to)\b[^.;\d]{0,18}(?:(?:19|20)\d\d at\s)?(\d{2})\b(?!\s?(?:packs?|cig|ppd|years? ago|\/|%))/gi,
    text,
  )) {
    const [a, b] = [Number(m[1]), Number(m[2])];
    if (b > a && a >= 5 && b <= 99) add(m.index, m.index + m[0].length, exact(b - a));
  }
  // A form's line: "Years smoked: 42", "For how many years? 35".
  for (const m of matchesOf(
    /\b(?:(?:years?|yrs?\.?)(?: (?:of )?(?:smoked|smoking|tobacco use))?\s?[:=?]|(?:years?|yrs?\.?)(?: (?:of )?(?:smoked|smoking|tobacco use))?(?=\s\d)|how many years(?: (?:did|have) you smoked?| smoked| in all)?\s?[?:])\s?(\d{1,2})(?:\.\d+)?\b(?!\s?(?:[/%]|packs?\b|ppd\b|cig))/gi,
    text,
  ))
    add(m.index, m.index + m[0].length, exact(Number(m[1])));
  for (const m of matchesOf(
    /\b((?:19|20)\d\d)\s?(?:to|until|till|through|thru|-|–|—|and(?: quit in)?|(?:until )?(?:he|she) quit in)\s?(?:in )?((?:19|20)\d\d)\b/g,
    text,
  )) {
    add(m.index, m.index + m[0].length, exact(Number(m[2]) - Number(m[1])));
  }
  // "Started 1967 in the Navy, 10 a day until New Year 1985"
  for (const m of matchesOf(
    /\b((?:19|20)\d\d)\b(?:(?!\b(?:19|20)\d\d\b)[^;.]){1,60}?\b(?:until|till|til)\b[^;.\d]{0,30}\b((?:19|20)\d\d)\b/gi,
    text,
  ))
    add(m.index, m.index + m[0].length, exact(Number(m[2]) - Number(m[1])));
  // "Has smoked since he was 18": until the note, unless the sentence speaks of stopping.
  for (const m of matchesOf(
    /\bsince (?:he|she|they) (?:was|were) (?:about |age )?(\d{1,2})\b(?!\s?(?:months|weeks|days))/gi,
    text,
  )) {
    const birthDay = birthOf(chart, s);
    const noted = anchorOf(chart, s);
    if (birthDay === null || noted === null || GAVE_UP.test(around)) continue;
    const years = Math.floor((noted - birthDay) / 365.25) - Number(m[1]);
    if (years > 0) add(m.index, m.index + m[0].length, { lo: years - 1, hi: years + 1 });
  }
  const masks = maskedSpans(text);
  for (const q of quantitiesIn(text, masks)) {
    if (q.unit?.symbol !== 'years' && q.unit?.symbol !== 'months') continue;
    const tail = text.slice(q.end, q.end + 10);
    if (
      /^[\s-]?(?:ago|old|of age|prior|back)\b/i.test(tail) ||
      /^-?\s?(?:y\/?o|y\.o)/i.test(text.slice(q.end - 3, q.end + 3)) ||
      /\bquit\s(?:for\s)?(?:about\s)?$/i.test(text.slice(Math.max(0, q.start - 12), q.start))
    )
      continue;
    add(
      q.start,
      q.end,
      divide(
        intervalOf(q.bound === '>' && /^over/i.test(text.slice(q.start, q.at)) ? q : q),
        q.unit.symbol === 'months' ? 12 : 1,
      ),
    );
  }
  // "Half a pack for ten years, then a full pack for another twenty": the unit is said once.
  if (out.length > 0)
    for (const m of matchesOf(BARE_YEARS, text)) {
      const years = /^\d/.test(m[1]) ? Number(m[1]) : (wordsAt(m[1], 0)?.value ?? 0);
      if (years > 0) add(m.index, m.index + m[0].length, exact(years));
    }
  if (out.length > 0) return out.sort((a, b) => a.start - b.start).map((y) => orLess(text, y));
  const dates = datesIn(chart, index);
  const birth = birthOf(chart, s);
  const started = dates.find(
    (d) =>
      /\b(?:since|start\w*|began|from|begin\w*|(?:took|picked) (?:it|them) up(?: again)?)\b[^.;]{0,30}$|^(?:since|from)\b/i.test(
        `${text.slice(Math.max(0, d.start - s.start - 34), d.start - s.start)}`,
      ) || /^since|^from/i.test(flatText(chart, d)),
  );
  const isEnd = (d: Span): boolean => quit.test(text.slice(Math.max(0, d.start - s.start - 34), d.start - s.start));
  if (!started) return sinceBefore(chart, s, index, dates.find(isEnd));
  const ended = dates.find((d) => d.lo > started.hi && isEnd(d));
  const anchor = anchorOf(chart, s);
  const end =
    ended ??
    (anchor !== null && !GAVE_UP.test(around)
      ? { lo: anchor, hi: anchor, start: started.start, end: started.end }
      : null);
  if (!end) return out;
  const byAge = birth !== null && /\bage\b/i.test(flatText(chart, started));
  const value = byAge
    ? { lo: Math.floor((end.lo - started.hi) / 365.25), hi: Math.floor((end.hi - started.lo) / 365.25) }
    : exact(partsOf(end.lo).year - partsOf(started.lo).year);
  if ((value.lo ?? 0) <= 0) return out;
  return [
    { start: Math.min(started.start, end.start) - s.start, end: Math.max(started.end, end.end) - s.start, value },
  ];
}

/** "Began in 1978." and behind it "A pack a day until New Year 1990": the first day stands in the sentence before. */
function sinceBefore(
  chart: Chart,
  s: Sentence,
  index: number,
  ended: (Span & { readonly lo: number }) | undefined,
): Part[] {
  const n = chart.sentences[index - 1];
  if (!ended || !n || n.section !== s.section || n.kind === 'row') return [];
  const text = flatText(chart, n);
  if (!BEGAN.test(text) || GAVE_UP.test(text)) return [];
  const [first, ...others] = datesIn(chart, index - 1);
  if (!first || others.length > 0) return [];
  const years = partsOf(ended.lo).year - partsOf(first.lo).year;
  return years > 0 ? [{ start: ended.start - s.start, end: ended.end - s.start, value: exact(years) }] : [];
}
const BEGAN =
  /^\W*(?:(?:she|he|they|patient|pt) )?(?:began|started|first (?:smoked|cigarette)|took (?:it|them) up|picked (?:it|them) up)\b/i;

/** Whoever stopped, or stopped and began again, has not smoked until the note. */
const GAVE_UP =
  /\b(?:quit|stopped|former|ex-?smoker|g[ai]ve\w? (?:it |them |smoking )?up|put (?:it|them|the \w+) (?:down|away)|laid (?:it|them) (?:down|aside)|last cigarette|took (?:it|them) up again|resumed|restarted|relapsed)\b/i;
const BARE_YEARS =
  /\bfor (?:another |the next |a further |about |some )*(\d{1,2}|[a-z]+(?:-[a-z]+)?)(?= more\b|\s?(?:[,.;)]|$)| (?:and|then|until|after|before)\b)/gi;

const exact = (n: number): Interval => ({ lo: n, hi: n });
