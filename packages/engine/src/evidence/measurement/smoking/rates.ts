// Packs a day in a sentence: packs, cigarettes, a pack, and the lines of a form. A text in; rates with their places out.

import type { Interval } from '../../../values/interval.ts';
import { matchesOf } from '../../../values/matches.ts';
import type { Span } from '../../../values/span.ts';
import { maskedSpans } from '../numbers/masks.ts';
import { intervalOf, quantitiesIn } from '../numbers/quantities.ts';
import { asSaid } from './amounts.ts';

export type Part = Span & { readonly value: Interval };

/** "Cigarettes, 25 a day", "smoked 20/day". */
const CIGARETTES_A_DAY =
  /\b(?:cig(?:arette)?s|smok(?:ed|es|ing)),? (?:about |some |around |roughly )?(?:\d{1,2}|[a-z]+(?:-[a-z]+)?)\s?(?:a|per|each|\/)\s?day\b/i;
const ASKED =
  /\bpacks? ?(?:per|a|\/) ?day(?: did you smoke| do you smoke)?\s?[?:]\s?([0-5](?:\.\d{1,2})?)\b(?!\s?[/%])/gi;
const perDay = /^\s?(?:\/\s?|per\s|a\s|each\s|every\s)(?:d|day)\b|^\s(?:daily|qd)\b/i;

export function ratesIn(text: string, headers: string): Part[] {
  const out: Part[] = [];
  const quantities = quantitiesIn(text, maskedSpans(text));
  for (const q of quantities) {
    const tail = text.slice(q.end, q.end + 14);
    const n = q.over !== null && q.over <= 4 ? { ...q, first: q.first / q.over } : q;
    if (q.unit?.symbol === 'ppd' || (q.unit?.symbol === 'packs' && !/^[\s-]*years?\b/i.test(tail)))
      out.push({ start: q.start, end: q.end, value: intervalOf(n) });
    else if (q.unit?.symbol === 'cigarettes' && (perDay.test(tail) || /\bper day|daily|cig/i.test(text + headers)))
      out.push({ start: q.start, end: q.end, value: divide(intervalOf(n), 20) });
    else if (q.unit === null && /packs?\s?(?:\/|per)\s?day|\bppd\b/i.test(headers) && q.first <= 6)
      out.push({ start: q.start, end: q.end, value: intervalOf(n) });
    else if (
      q.unit === null &&
      /cigarettes?\s?(?:\/|per)\s?day|\bcpd\b/i.test(headers) &&
      q.first <= 100 &&
      q.second === null &&
      !/\b(?:19|20)\d\d\b/.test(text.slice(q.start, q.end))
    )
      out.push({ start: q.start, end: q.end, value: divide(intervalOf(n), 20) });
  }
  // A form's line: "How many packs a day? 1".
  for (const m of matchesOf(ASKED, text)) {
    const value = Number(m[1]);
    if (!out.some((o) => o.start < m.index + m[0].length && m.index < o.end))
      out.push({ start: m.index, end: m.index + m[0].length, value: { lo: value, hi: value } });
  }
  // "20 cigarettes a day for 18 years, then 10 a day for 12": what was counted once is counted on.
  if (
    (out.length > 0 || / cigarettes$/.test(headers) || CIGARETTES_A_DAY.test(text)) &&
    !/\b(?:drinks?|beers?|cups|mg|pills?|tablets?|units|miles)\b/i.test(text)
  )
    for (const q of quantities)
      if (
        (q.unit?.symbol === '/day' || (q.unit === null && perDay.test(text.slice(q.end, q.end + 14)))) &&
        q.over === null &&
        q.first >= 1 &&
        q.first <= 100 &&
        !out.some((o) => q.start < o.end && o.start < q.end)
      )
        out.push({ start: q.start, end: q.end, value: divide(intervalOf(q), 20) });
  // A form's line: "Cigarettes: 20/day".
  for (const m of matchesOf(
    /\bcig(?:arette)?s?\s?(?:smoked\s?)?[:-]?\s?(\d{1,2})\s?(?:\/|per|a)\s?d(?:ay)?\b/gi,
    text,
  )) {
    if (!out.some((o) => m.index < o.end && o.start < m.index + m[0].length))
      out.push({ start: m.index, end: m.index + m[0].length, value: { lo: Number(m[1]) / 20, hi: Number(m[1]) / 20 } });
  }
  for (const m of matchesOf(
    /\b(cig(?:arette)?s?|packs?)(?: (?:smoked|(?:did|do|does|have) (?:you|he|she|they) smoked?))?(?: (?:per|a|each|every) |\s?\/\s?)day(?:,? (?:on average|did you smoke|do you smoke|usually|typically))?\s?[:=?]?\s?(\d{1,2}(?:\.\d+)?|½)(?!\d|\s?(?:y|%))/gi,
    text,
  )) {
    if (out.some((o) => m.index < o.end && o.start < m.index + m[0].length)) continue;
    const n = m[2] === '½' ? 0.5 : Number(m[2]);
    const packs = /^c/i.test(m[1]) ? n / 20 : n;
    if (packs <= 6) out.push({ start: m.index, end: m.index + m[0].length, value: { lo: packs, hi: packs } });
  }
  for (const m of matchesOf(
    /\b(?:an?|one)(?: (?:full|whole|good|solid|single))? pack\b(?!s|[- ]year)|\bpack[- ](?:a|per)[- ]day\b/gi,
    text,
  )) {
    if (!out.some((o) => m.index < o.end && o.start < m.index + m[0].length))
      out.push({ start: m.index, end: m.index + m[0].length, value: { lo: 1, hi: 1 } });
  }
  // "A carton a week": ten packs
  for (const m of matchesOf(/\b(an?|one|two|half an?|[1-3]) cartons? (?:a|per|every|each) (week|month)\b/gi, text)) {
    const n = /^half/i.test(m[1]) ? 0.5 : /^two/i.test(m[1]) ? 2 : Number(m[1]) || 1;
    const packs = (n * 10) / (/^w/i.test(m[2]) ? 7 : 30);
    out.push({ start: m.index, end: m.index + m[0].length, value: { lo: packs, hi: packs } });
  }
  return asSaid(
    text,
    out.sort((a, b) => a.start - b.start),
  );
}

export const divide = (i: Interval, by: number): Interval => ({
  ...i,
  lo: i.lo === null ? null : i.lo / by,
  hi: i.hi === null ? null : i.hi / by,
});
