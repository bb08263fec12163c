// Pack-years from packs or cigarettes a day and years, summed over periods. A chart in; measurements citing rate and period out.
//
// Periods that stand together (table rows, neighbouring sentences of one section) are one history and are summed; two histories in
// one chart are two measurements, so that a repeated history never counts twice.

import type { Chart, Sentence } from '../../chart/chart.ts';
import { documentOf } from '../../chart/place-of.ts';
import { partsOf } from '../../values/civil-date.ts';
import type { Interval } from '../../values/interval.ts';
import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import { anchorOf, birthOf, dateFor, datesIn } from '../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../finding.ts';
import { flatText, sentenceTexts } from '../flat-text.ts';
import { sentencesWith } from '../word-kinds.ts';
import type { Assess } from './index.ts';
import { maskedSpans } from './masks.ts';
import { wordsAt } from './number-words.ts';
import { intervalOf, quantitiesIn } from './quantities.ts';
import { yearsOfRow } from './row-years.ts';
import { hasMore, isLeftOver, isOfTobacco } from './smoking-lines.ts';
import { divide, type Part, ratesIn } from './smoking-rates.ts';

const tobacco =
  /\bpacks?\b|\bppd\b|\bcig(?:arette)?s?\b|smok|tobacco|\bciggies\b|\broll-?ups?\b|\b(?:marlboro|camel|newport|winston|salem)s\b/i;
const tobaccoWords = sentencesWith(/pack|ppd|cig|smok|tobacco/);
const other =
  /\b(?:vap\w+|e-?cig\w*|chew\w*|marijuana|cannabis|cigars?|pipe|snuff|pack(?:ed|ing)? (?:red|cells|lunch)|ice pack|cold pack|hot pack|six[- ]pack|blister pack|dose ?pack|beers?)\b/i;
const quit = /\b(?:quit|stopped|until|till|through|ceased|gave up|ended)\b[^.;]{0,30}$/i;

export function packYears(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  assess: Assess,
): Measurement[] {
  const stated = written.filter(
    (w) =>
      w.role === 'actual' &&
      !['education', 'demand', 'template'].includes(w.assertion.frame) &&
      w.assertion.experiencer === 'patient' &&
      w.assertion.polarity === 'affirmed' &&
      !w.implausible,
  );
  type Period = { readonly index: number; readonly value: Interval; readonly inputs: readonly Span[] };
  const periods: Period[] = [];
  const texts = sentenceTexts(chart);
  const ofTobacco = tobaccoWords(chart);
  chart.sentences.forEach((s, index) => {
    const under = isOfTobacco(chart, index) ? ' cigarettes' : '';
    if (ofTobacco[index] === 0 && !s.cells && !under) return;
    const text = texts[index];
    const headers = (s.cells ?? []).map((c) => (c.header ? flatText(chart, c.header) : '')).join(' ') + under;
    if (s.copyOf !== undefined || !tobacco.test(`${text} ${headers}`) || other.test(text)) return;
    const rates = ratesIn(text, headers);
    if (rates.length === 0) return;
    const a = assess(chart, index, { start: s.start + rates[0].start, end: s.start + rates[0].end });
    if (a.experiencer !== 'patient' || a.polarity === 'negated' || a.frame === 'education' || a.whole) return;
    let years = yearsIn(chart, s, index, text);
    if (years.length === 0 && !(under && !tobacco.test(text))) years = near(chart, index);
    const pairs = pair(rates, years, text);
    pairs.forEach(([rate, y]) => {
      const value = product(rate.value, y.value);
      periods.push({
        index,
        // Whoever smoked at another rate too, for a time not told, smoked more than this.
        value:
          pairs.length < rates.length || THEN_MORE.test(text) || isLeftOver(years, pairs, text)
            ? { ...value, hi: null }
            : value,
        inputs: [
          { start: s.start + rate.start, end: s.start + rate.end },
          { start: s.start + y.start, end: s.start + y.end },
        ],
      });
    });
  });
  const groups: Period[][] = [];
  for (const p of periods) {
    const last = groups[groups.length - 1]?.at(-1);
    if (last && p.index - last.index <= 3 && chart.sentences[p.index].section === chart.sentences[last.index].section)
      groups[groups.length - 1].push(p);
    else groups.push([p]);
  }
  // Beside a stated total the sum counts only where one steady rate makes another total: "half a pack a day for 31 years … 28 pack-years".
  if (stated.length > 0 && !(groups.length > 0 && groups.every((g) => g.length === 1 && isSteady(texts[g[0].index]))))
    return [];
  const sums = groups.map((g): Measurement => {
    const index = g[0].index;
    const inputs = g.flatMap((p) => p.inputs);
    const sum = g.reduce<Interval>((t, p) => ({ lo: plus(t.lo, p.value.lo), hi: plus(t.hi, p.value.hi) }), {
      lo: 0,
      hi: hasMore(chart, g[0].index, g[g.length - 1].index, inputs) ? null : 0,
    });
    const span = {
      start: Math.min(...inputs.filter((i) => inside(i, chart.sentences[index])).map((i) => i.start)),
      end: Math.max(...inputs.filter((i) => inside(i, chart.sentences[index])).map((i) => i.end)),
    };
    return {
      ...span,
      analyte: need.id,
      value: { lo: sum.lo === null ? null : tidy(sum.lo), hi: sum.hi === null ? null : tidy(sum.hi) },
      approximate: false,
      unit: need.unit,
      unitBasis: 'written',
      role: 'actual',
      assertion: { ...assess(chart, index, span), temporality: 'current' },
      date: documentDate(chart, index, span),
      sentence: index,
      side: null,
      label: span,
      qualifiers: [],
      inputs,
      implausible: (sum.lo ?? 0) > need.plausible[1],
    };
  });
  return sums.every((s) => stated.every((w) => areFarApart(s.value, w.value))) ? sums : [];
}

/** What was smoked at another time is told in such words. */
const OTHER_RATE =
  /\b(?:now|currently|present|lately|recent\w*|most|peak|max\w*|at (?:first|least|times)|initially|up to|down|cut\w*|then|later|again|before|after|earlier|former\w*|previous\w*|last|past|average\w*|var(?:y|ied|ies|iable)|heav\w+|light\w*|more|less|between|roughly|or so|than|on and off|weekends?|gap|break)\b/i;
const isSteady = (text: string): boolean => !OTHER_RATE.test(text);

/** By more than a third, whatever was rounded. */
const areFarApart = (a: Interval, b: Interval): boolean =>
  a.lo !== null && a.hi !== null && b.lo !== null && b.hi !== null && (a.hi < b.lo * 0.67 || b.hi < a.lo * 0.67);

/** A smoking history is a statement of the day it was taken; the years in it are its content, not its date. */
function documentDate(chart: Chart, index: number, span: Span): Measurement['date'] {
  const d = documentOf(chart, index)?.date;
  return d ? { lo: d.lo, hi: d.hi, basis: 'document', span: d.span } : dateFor(chart, index, span);
}

const inside = (i: Span, s: Sentence): boolean => i.start >= s.start && i.end <= s.end;
const tidy = (n: number): number => Math.round(n * 100) / 100;
const plus = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);
const times = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a * b);
const product = (a: Interval, b: Interval): Interval => ({ lo: times(a.lo, b.lo), hi: times(a.hi, b.hi) });

const age = String.raw`(?:the )?(?:age(?:d| of)? )?(\d{1,2}|[a-z]+(?:-[a-z]+)?)`;
const ages = new RegExp(
  String.raw`\b(?:from |since |at |between |ages? )${age}(?: years?(?: old| of age)?)?\s?(?:to|until|till|through|-|–|and(?: (?:quit|stopped)(?: at)?)?)\s?(?:she |he )?(?:quit |stopped )?(?:at )?${age}\b(?!\s?(?:packs?|cig|ppd))`,
  'gi',
);

/** Years of smoking: stated, between two ages, between two years, or since one of them until the note. */
function yearsIn(chart: Chart, s: Sentence, index: number, text: string): Part[] {
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
    if (b > a && a >= 5 && b <= 110 && /\bage/i.test(m[0]))
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
  // A form's line: "Years smoked: 42".
  for (const m of matchesOf(/\byears? (?:of )?(?:smoked|smoking|tobacco use)\s?[:=]?\s?(\d{1,2})\b(?!\s?[/%])/gi, text))
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
  if (out.length > 0) return out.sort((a, b) => a.start - b.start);
  const dates = datesIn(chart, index);
  const birth = birthOf(chart, s);
  const started = dates.find(
    (d) =>
      /\b(?:since|start\w*|began|from|begin\w*)\b[^.;]{0,30}$|^(?:since|from)\b/i.test(
        `${text.slice(Math.max(0, d.start - s.start - 34), d.start - s.start)}`,
      ) || /^since|^from/i.test(flatText(chart, d)),
  );
  if (!started) return out;
  const ended = dates.find(
    (d) => d.lo > started.hi && quit.test(text.slice(Math.max(0, d.start - s.start - 34), d.start - s.start)),
  );
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

/** Whoever stopped, or stopped and began again, has not smoked until the note. */
const GAVE_UP =
  /\b(?:quit|stopped|former|ex-?smoker|g[ai]ve\w? (?:it |them |smoking )?up|put (?:it|them|the \w+) (?:down|away)|laid (?:it|them) (?:down|aside)|last cigarette|took (?:it|them) up again|resumed|restarted|relapsed)\b/i;
const THEN_MORE = /\bthen (?:(?:a (?:bit|lot|good deal) )?more|heavier|heavily|it went up|up)\b/i;
const BARE_YEARS =
  /\bfor (?:another |the next |a further |about |some )*(\d{1,2}|[a-z]+(?:-[a-z]+)?)(?= more\b|\s?(?:[,.;)]|$)| (?:and|then|until|after|before)\b)/gi;

const exact = (n: number): Interval => ({ lo: n, hi: n });

/** "Smoked 1 ppd. Started at age 18, quit at 60.": the period stands in a neighbouring sentence of the section. */
function near(chart: Chart, index: number): Part[] {
  const s = chart.sentences[index];
  for (const k of [1, -1, 2]) {
    const n = chart.sentences[index + k];
    if (!n || n.section !== s.section || n.kind === 'row') continue;
    const text = flatText(chart, n);
    if (!/\b(?:smok\w+|quit|stopped|start\w*|began|tobacco|age)\b/i.test(text) || ratesIn(text, '').length > 0)
      continue;
    const parts = yearsIn(chart, n, index + k, text);
    if (parts.length === 1)
      return parts.map((p) => ({ ...p, start: p.start + n.start - s.start, end: p.end + n.start - s.start }));
  }
  return [];
}

function pair(rates: readonly Part[], years: readonly Part[], text: string): (readonly [Part, Part])[] {
  if (rates.length === 0 || years.length === 0) return [];
  // "19 to 35: a pack a day, 35 to 41: nothing"
  const led = rates.flatMap((r) => {
    const y = years.find((p) => /^\s*:\s*(?:about |some |around )?$/.test(text.slice(p.end, r.start)));
    return y ? [[r, y] as const] : [];
  });
  if (led.length === rates.length) return led;
  if (rates.length === years.length) return rates.map((r, i) => [r, years[i]] as const);
  if (rates.length === 1) {
    const r = rates[0];
    return [[r, years.find((y) => y.start >= r.end) ?? years[years.length - 1]] as const];
  }
  // "1 to 2 ppd" is one rate; with more rates than periods only those with a period of their own count.
  const taken = new Set<Part>();
  return rates.flatMap((r, i) => {
    const y = years.find(
      (p) => !taken.has(p) && p.start >= r.end && (i + 1 === rates.length || p.start < rates[i + 1].start),
    );
    if (y) taken.add(y);
    return y ? [[r, y] as const] : [];
  });
}
