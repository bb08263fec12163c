// "EF 25 percent in March; it has come up to 50": the later figure is the label's too, and the first was so before. The bindings of a
// text and its free numbers in; all bindings, those overtaken and those told as the patient's own (same-measure.ts) out.

import type { Binding, Fits } from './bind.ts';
import type { Quantity } from './numbers/quantities.ts';
import { beginsWithOwn, takesUpOwn } from './same-measure.ts';

const SINCE = String.raw`(?:(?:has|have|had|is|was)\s)?(?:(?:since|now|then|fully|partly|again|slowly|nicely|only|actually)\s)*`;
const MOVED = String.raw`(?:come|crept|climbed|risen|rose|recovered|improved|rebounded|normali[sz]ed|dropped|fallen|fell|slipped|slid|sunk|declined|drifted|gone)(?:\s(?:back|up|down|all the way))?\s(?:to|at)`;
const STANDS = String.raw`(?:(?:is|stands|sits)\snow|now\s(?:is|stands|sits)(?:\sat)?)`;
const QUANTIFIED = String.raw`\s(?:(?:about|around|only|just|approximately|roughly|nearly|almost)\s)?$`;
const overtakes = new RegExp(
  String.raw`\b(?:it|this|that|which|and|but|has|is)\s${SINCE}(?:${MOVED}|${STANDS})${QUANTIFIED}`,
  'i',
);
const DAY = String.raw`(?:\d{1,2}[/-]\d{1,2}(?:[/-](?:20)?\d\d)?|\d{1,2}[/-]20\d\d|20\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?: \d{1,2})?,?(?: 20\d\d)?)`;
const takenUp = new RegExp(
  String.raw`^(?:by|in|since|as of)?[^.;,\d]{0,16},?\s?(?:it|this|that)\s${SINCE}(?:${MOVED}|${STANDS})\s`,
  'i',
);

const joined = new RegExp(
  String.raw`^\s?(?:[,;]\s?)?(?:(?:and|but)\s(?:it\s)?|it\s)?${SINCE}(?:${MOVED}|${STANDS})${QUANTIFIED}`,
  'i',
);

/** Words between a day and a figure that part the two: "(in March) and has come up to"; not "(by May) it has come up to". */
export const belongsBefore = (between: string): boolean =>
  /^\s?(?:[,;]|and|but)/i.test(between) && joined.test(between);

/** "Repeat 5/20/26: 0.8 min", "Recheck today 38": the same, measured again; no "repeat in 6 weeks". */
const again = new RegExp(
  String.raw`^\W*(?:(?:on )?(?:repeat(?:ed)?|re-?check(?:ed)?|re-?test(?:ed)?|follow-?up|latest|most recent|newest|today|now|current(?:ly)?)\b,?\s?(?:(?:study|test|night|value|level|reading|oximetry|one|result|it)\s)?)(?:(?:done |of |on |in |from |at |dated )?\(?${DAY}\)?\s?)?(?:(?:on |in )?(?:RA|room air)\s?)?(?:[:=,–-]\s?)?(?:(?:it|this) )?(?:(?:was|is|shows?|showed|read|at|of|only|still|now)\s)*[~<>]?\d+(?:\.\d+)?(?!\s?(?:-\s?)?(?:days?|d\b|w(?:ee)?ks?|months?|mos?|years?|yrs?|mg|mcg|units?|x\b|times|tabs?|visits?|sessions?)|[/\d-])`,
  'i',
);

/** "It has come up to 50 percent.": a sentence that goes on with what the one before it measured. */
export const takesUp = (text: string): boolean => takenUp.test(text) || again.test(text) || beginsWithOwn(text);

export function withOvertaking(
  text: string,
  bindings: readonly Binding[],
  quantities: readonly Quantity[],
  fits: Fits,
): { readonly bindings: Binding[]; readonly overtaken: ReadonlySet<Binding>; readonly owned: ReadonlySet<Binding> } {
  const out = [...bindings];
  const overtaken = new Set<Binding>();
  const owned = new Set<Binding>();
  for (const q of quantities) {
    const last = out.filter((b) => b.quantity.end <= q.start).at(-1);
    const bound = out.find((b) => b.quantity === q);
    if (
      last &&
      last.label.key !== null &&
      !q.amount &&
      (!bound || bound.continued) &&
      takesUpOwn(text, q, last.quantity)
    ) {
      if (!bound && !fits(last.label.key, q, true, '')) continue;
      const now = bound ?? { label: last.label, quantity: q, tight: false, continued: true };
      if (!bound) out.push(now);
      owned.add(now);
      continue;
    }
    if (!overtakes.test(text.slice(Math.max(0, q.start - 60), q.start))) continue;
    const own = out.find((b) => b.quantity === q);
    const before = out.filter((b) => b !== own && b.quantity.end <= q.start).at(-1);
    if (!before || before.label.key === null || (own && own.label !== before.label)) continue;
    if (before.quantity.unit?.symbol !== q.unit?.symbol || !fits(before.label.key, q, false, '')) continue;
    if (!own) out.push({ label: before.label, quantity: q, tight: false, continued: true });
    overtaken.add(before);
  }
  return { bindings: out.sort((a, b) => a.quantity.start - b.quantity.start), overtaken, owned };
}
