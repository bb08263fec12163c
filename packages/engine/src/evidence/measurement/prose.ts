// Values in running text, list items and label–value lines. A stretch of one sentence and its labels in; readings out.

import type { Span } from '../../values/span.ts';
import type { AnalyteNeed, MeasurementRole } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import { bind, type Label, withKnownLabels } from './bind.ts';
import type { Hit, Hits } from './labels.ts';
import { maskedSpans } from './numbers/masks.ts';
import { type Quantity, quantitiesIn } from './numbers/quantities.ts';
import { romanAfter, romanFurther } from './numbers/roman-numerals.ts';
import { unitNamed } from './numbers/units.ts';
import { withOvertaking } from './overtaken.ts';
import { roleOf } from './roles.ts';
import { isSpokenAway, type Value, valueFor } from './values.ts';

export type Reading = Span & {
  readonly analyte: number;
  readonly value: Value;
  readonly quantity: Quantity;
  readonly role: MeasurementRole;
  readonly label: Span;
  /** Words around it that qualify it: before (from the end of what the last value claimed) and behind (to the next comma). */
  readonly around: readonly Span[];
  /** Said to have been so earlier ("previously 9.1", "down from 9.1"). */
  readonly earlier: boolean;
  /** Told of the day of a discharge, a presentation or a diagnosis. */
  readonly atEvent: boolean;
  /** Not the first value of its label. */
  readonly continued: boolean;
  /** "Hers is 42": told of the patient, whoever had the value before it. */
  readonly owned: boolean;
  /** Nothing but separators and copulas between label and value. */
  readonly tight: boolean;
  /** The column's header names the analyte. */
  readonly headed?: boolean;
};

const earlierBefore =
  /\b(?:previous(?:ly)?|prior|earlier|formerly|used to be|last (?:year|visit|time|month)|(?:down|up|improved|increased|decreased|fell|rose|dropped|risen|reduced|recovered|better|worse)(?: to \d[\d.]*\s?%?)? from|versus|vs\.?|compared (?:to|with)|pre-?(?:op|trial|procedure|treatment|injection)(?:erative)?|baseline(?: of| was| pain)?|before (?:the |starting |beginning |going on )?(?:trial|procedure|injection|treatment|surgery|block|program(?:me)?|diet|medicines?|medication|wegovy|ozempic|zepbound|mounjaro|saxenda|contrave|phentermine|\w+tide))\b[^.;,\d]{0,24}$/i;
/** "He entered our program at a BMI of 42.7", "BMI on entry 42.7", "at his highest his weight was 298 pounds", "highest adult BMI 48". */
const atEntry =
  /\b(?:ever weighed|most (?:s?he|they) (?:ever )?weighed|(?:entered|joined|enrolled in|started|began)\s(?:our|the|my|a|her|his)\s(?:\w+\s){0,3}(?:program(?:me)?|clinic|course)\b|(?:on|at) (?:program )?entry\b|at (?:his|her|their) (?:highest|heaviest|peak|maximum)\b|\b(?:highest|heaviest|peak|max(?:imum)?|top|lowest|nadir|starting|start[ -]of[ -]\w+|pre-?(?:pregnan\w+|program(?:me)?|diet))\s(?:\w+\s){0,2}(?:bmi|body mass index|weight|wt)\b)[^.;\d]{0,24}$/i;
/** "LVEF at discharge was 25 %" in an office note: as it was when she left the hospital. A hospital's own note tells of that day. */
const EVENT = String.raw`(?:at|on|upon)\s(?:the\s)?(?:time of\s)?(?:(?:his|her|their|the|that|initial|first|hospital|index)\s)*(?:discharge|presentation|diagnosis|admission|heart attack|infarct(?:ion)?|(?:n?ste)?mi|day (?:one|two|three|four|five|six|seven|\d+)\b)`;
const atEventBefore = new RegExp(String.raw`\b${EVENT}\b[^.;\d]{0,24}$`, 'i');
const atEventAfter = new RegExp(String.raw`^[\s%,(]*${EVENT}\b`, 'i');
const earlierAfter =
  /^[\s,]*\(?(?:previously|prior(?:ly)?|before(?! (?:bed|meal|breakfast|lunch|dinner))|pre-?(?:procedure|block|injection|trial|op)\w*|at baseline|last (?:year|visit|month))\b/i;
const copula = /\b(?:is|was|were|are|came|out|back|just|only|in|of|at)\b/gi;
const stretchOfTime =
  /\b(?:during|over|for|within|in)\s(?:(?:the\s)?(?:last|past|previous|prior)\s)?(?:\d[\d\s-]*|(?:a|one|two|three|four|five|six|several)\s)(?:h|hrs?|hours?|days?|weeks?|months?|years?)\b/gi;
const nounBehind =
  /^\s(?!(?:today|now|on|in|at|with|and|or|but|by|to|from|of|per|this|last|as|is|was|which|who|while|when|during|after|before|off|for|without|then|vs|versus|compared|previously|yesterday|previous|ra|room|resting|rest|over|out|both|not|elevated|high|low|normal|mild|moderate|severe|class|stage|calculated|estimated|stable|overall|here|since|about|despite|points?|h|l|consistent|indicating|suggest\w*|cm|unchanged|again|bilaterally|left|right|od|os|ou|score|wide|across|deep|tall|pre|post|awake|asleep|seated|sitting|standing|supine|fasting|random|initial|current|reported|today's|exertion\w*|walking|nocturnal|initially)\b)[A-Za-z]{3,}/i;

/** "Averaged over five beats 31 percent" */
const THINGS = /^\s(?!this\b)[a-z]{2,}s\b/;
/** "Ninety-one at rest, eighty-four walking", "one on the right, two on the left" */
const SAME_AGAIN =
  /^\s(?:(?:on|in)\s(?:the\s)?(?:right|left|room air)|OD|OS|right|left|at rest|walking|ambulating|with (?:exertion|activity)|now|today)\b/i;
const counted = /^\s(?:[a-z]+\s)?(?:events?|apneas?|hypopneas?|pauses?)\b/i;
const isRate = (q: Quantity): boolean => q.unit?.symbol === '/h';

export function readProse(
  chart: { readonly text: string },
  stretch: Span,
  hits: Hits,
  needs: readonly AnalyteNeed[],
  dates: readonly Span[],
  lead: readonly Hit[] = [],
): Reading[] {
  const text = flatText(chart, stretch);
  const at = stretch.start;
  const own = hits.labels.filter((h) => h.start >= stretch.start && h.end <= stretch.end);
  const merged = merge(own);
  const masks = [
    ...maskedSpans(text),
    ...dates
      .filter((d) => d.start >= at && d.end <= stretch.end)
      .map((d) => ({ start: d.start - at, end: d.end - at })),
  ].sort((a, b) => a.start - b.start);
  const wanted: Label[] = merged.map((m, i) => ({ start: m.start - at, end: m.end - at, key: String(i) }));
  // "Time at SpO2 <= 88 %: 64 min": a number that belongs to the name of what is measured is no value of a shorter name in it.
  const quantities = quantitiesIn(text, masks)
    .map((q) => besideLabel(q, wanted))
    .filter((q) => !own.some((h) => h.start - at <= q.start && q.start < h.end - at && !valueFor(needs[h.analyte], q)));
  for (const l of wanted) {
    const numeral = romanAfter(text, l.end);
    if (!numeral || quantities.some((q) => q.start < numeral.end && numeral.start < q.end)) continue;
    quantities.push(numeral);
    const further = romanFurther(text, numeral.end);
    if (further) quantities.push(further);
  }
  quantities.sort((a, b) => a.start - b.start);
  if (quantities.length === 0) return [];
  const labels = withKnownLabels(text, wanted);
  const analytesOf = (key: string): readonly number[] =>
    key === 'lead' ? [...new Set(lead.map((l) => l.analyte))] : merged[Number(key)].analytes;
  const fits = (key: string, q: Quantity, tight: boolean, gap: string): boolean =>
    analytesOf(key).some((a) => {
      const v = valueFor(needs[a], q);
      if (!v) return false;
      const dimension = unitNamed(needs[a].unit)?.dimension;
      // A bare number is a time only where the label says so ("hours of use: 6").
      if (
        dimension === 'time' &&
        q.unit === null &&
        !/\b(?:hours?|hrs?|min(?:utes)?|days?|weeks?|months?|years?|time|age|duration)\b/i.test(
          key === 'lead' ? '' : text.slice(merged[Number(key)].start - at, q.start),
        )
      )
        return false;
      // "Index: 74 events, 11.2 per hour": a count beside a rate is no rate.
      if (needs[a].unit === '/h' && q.unit === null && counted.test(text.slice(q.end)) && quantities.some(isRate))
        return false;
      if (
        isSpokenAway(needs[a], q) &&
        (v.implausible || THINGS.test(text.slice(q.end)) || (!tight && !SAME_AGAIN.test(text.slice(q.end))))
      )
        return false;
      if (tight || q.unit || q.over !== null) return true;
      if (
        (gap
          .replace(stretchOfTime, ' ')
          .replace(copula, ' ')
          .match(/[A-Za-z]{2,}/g)?.length ?? 0) > 5 ||
        nounBehind.test(text.slice(q.end))
      )
        return false;
      return v.unitBasis === 'written' || !v.implausible;
    });
  const told = withOvertaking(text, bind(text, labels, quantities, masks, fits), quantities, fits);
  let { bindings } = told;
  if (bindings.length === 0 && own.length === 0 && lead.length > 0) {
    // "Pain scores:" above, "at rest 6/10" in the item: the lead is the label.
    const label: Label = { start: 0, end: 0, key: 'lead' };
    bindings = quantities
      .filter(
        (q) =>
          !q.glued &&
          !q.amount &&
          (q.unit !== null || q.over !== null || quantities.length === 1) &&
          fits('lead', q, false, '') &&
          !labels.some((l) => l.key === null && l.end <= q.at && q.at - l.end < 30),
      )
      .map((quantity) => ({ label, quantity, tight: false, continued: false }));
  }
  const out: Reading[] = [];
  let claimed = 0;
  bindings.forEach((b, i) => {
    // "212 events over 6 hours asleep": where the label itself begins with "over", it is no bound.
    const q =
      b.label.start === b.quantity.start && b.quantity.bound === '>' ? { ...b.quantity, bound: null } : b.quantity;
    const next = bindings[i + 1]?.quantity;
    const nextLabel = labels.find((l) => l.start >= q.end && l !== b.label && !isConditionOf(text, q, l));
    const limit = next ? sideOfNext(text, q, next.start) : text.length;
    const right = rightEnd(text, q.end, limit, nextLabel?.start ?? text.length);
    const from = leftStart(
      text,
      Math.min(b.label.start >= q.end ? q.start : b.label.start || q.start, q.start),
      claimed,
    );
    const stretchOf = (start: number, end: number): Span => ({ start: at + start, end: at + end });
    const around = [
      stretchOf(from, q.start),
      ...(b.label.start >= q.end ? [stretchOf(q.end, b.label.end)] : []),
      stretchOf(q.end, Math.max(right, q.end)),
    ].filter((s) => s.end > s.start);
    const label = b.label.key === 'lead' ? lead[0] : stretchOf(b.label.start, b.label.end);
    const owned = told.owned.has(b);
    const role = owned
      ? 'actual'
      : roleOf({
          text,
          label: b.label.key === 'lead' ? { start: 0, end: 0 } : b.label,
          quantity: q,
          previousEnd: bindings[i - 1]?.label === b.label ? bindings[i - 1].quantity.end : null,
        });
    const before = text.slice(Math.max(from, q.start - 50), q.start);
    const wasNow =
      next &&
      bindings[i + 1].label === b.label &&
      /\b(?:was|were|had been|started at|from)\s+(?:about |approximately )?$/i.test(before) &&
      /\b(?:now|today|currently|is|→|->)\b/i.test(text.slice(q.end, next.start));
    const earlier = Boolean(
      told.overtaken.has(b) ||
        earlierBefore.test(before) ||
        atEntry.test(before) ||
        earlierAfter.test(text.slice(q.end, q.end + 24)) ||
        wasNow ||
        (b.continued && /\bwas\s$/i.test(before)) ||
        // "down to 50 from 58"
        /\d\s?%?\s*from\s+(?:about )?$/i.test(text.slice(0, q.start)) ||
        /^\s?(?:→|->)/.test(text.slice(q.end, q.end + 3)),
    );
    const atEvent = atEventBefore.test(before) || atEventAfter.test(text.slice(q.end, q.end + 40));
    for (const analyte of analytesOf(b.label.key!)) {
      const value = valueFor(needs[analyte], q);
      if (value)
        out.push({
          start: at + q.start,
          end: at + q.end,
          analyte,
          value,
          quantity: q,
          role,
          label,
          around,
          earlier,
          atEvent,
          continued: b.continued,
          owned,
          tight: b.tight,
        });
    }
    claimed = Math.max(right, q.end);
  });
  return out;
}

function merge(hits: readonly Hit[]): { start: number; end: number; analytes: number[] }[] {
  const out: { start: number; end: number; analytes: number[] }[] = [];
  for (const h of [...hits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out[out.length - 1];
    if (last && h.start < last.end) {
      last.end = Math.max(last.end, h.end);
      if (!last.analytes.includes(h.analyte)) last.analytes.push(h.analyte);
    } else out.push({ start: h.start, end: h.end, analytes: [h.analyte] });
  }
  return out;
}

/** Commas do not end what qualifies from the left ("on CPAP at 10, AHI 2.1"); a value's own claim and hard stops do. */
function leftStart(text: string, at: number, claimed: number): number {
  const slice = text.slice(claimed, at);
  const stop = Math.max(slice.lastIndexOf(';'), slice.search(/[.!?]\s+(?=[A-Z])(?![\s\S]*[.!?]\s+[A-Z])/));
  return claimed + (stop >= 0 ? stop + 1 : 0);
}

/** "That is better than sixty percent": where "better" names what is measured, it is no part of the number. */
function besideLabel(q: Quantity, labels: readonly Label[]): Quantity {
  if (q.bound !== 'better' || !labels.some((l) => q.start <= l.start && l.end <= q.at)) return q;
  return { ...q, start: q.at, bound: null };
}

/** "OD 1.0 OS 1.5": where each value has its side before it, that of the next is none of this one. */
function sideOfNext(text: string, q: Quantity, next: number): number {
  const side = SIDE_AHEAD.exec(text.slice(q.end, next));
  return side && SIDE_AHEAD.test(text.slice(0, q.start)) ? q.end + side.index : next;
}
const SIDE_AHEAD =
  /(?<![A-Za-z])(?:OD|OS|RE|LE|R|L|RUL|LUL|[Rr]ight|[Ll]eft)(?: (?:eye|lid|side|upper lid))?\s?[:=]?\s?$/;

function rightEnd(text: string, from: number, nextValue: number, nextLabel: number): number {
  const limit = Math.min(nextValue, nextLabel, text.length);
  const slice = text.slice(from, limit);
  const stop = slice.search(
    /[,;•|\n]|\s\/\s(?=\d)|\.(?:\s|$)|\s(?:and|but|then|while his|whereas)\s|\s\((?=[^)]*\d)|\swith (?:an?|the) (?:[a-z]+ ){1,3}of(?=\s*(?:\d|$))/i,
  );
  if (stop >= 0) return from + stop;
  if (
    limit === nextLabel &&
    nextLabel < text.length &&
    !/^\s?(?:\(|(?:on|in|with|at|during|while|off|after|before|without|under|from|ra\b|room))/i.test(slice)
  )
    return from;
  return limit;
}

/** "84 % walking on room air": a label right behind a number that has no number of its own is the condition of that one. */
function isConditionOf(text: string, q: Quantity, l: Label): boolean {
  return (
    l.key !== null &&
    /^\s*%?\s*(?:\(?(?:on|at|with|while|during|when))?\s*$/.test(text.slice(q.end, l.start)) &&
    !/^\s*(?:[:=]|was|is|of)?\s*[<>~≥≤]?\s*\d/.test(text.slice(l.end))
  );
}
