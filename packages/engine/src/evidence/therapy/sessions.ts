// How many sessions of a treatment there were. A sentence's text in, counts with their places out; of a treatment in it the nearest.

import type { Sentence } from '../../chart/chart.ts';
import type { Interval } from '../../values/interval.ts';
import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import { maskedSpans } from '../measurement/numbers/masks.ts';
import { intervalOf, quantitiesIn } from '../measurement/numbers/quantities.ts';

const sessionWord =
  /^[\s-]*(?:(?:total|supervised|formal|out-?patient|scheduled|authorized|attended|completed|physical therapy|pt|therapy|treatment|chiropractic|acupuncture|chiro|cbt|counseling|aquatic)\s){0,3}(?:visits?|sessions?|appointments?|treatments?|classes|encounters|rounds|adjustments)\b/i;
/** Some noun of `sessionWord`, or of what may stand before a count. */
const sessionNoun = /visit|session|appointment|treatment|classes|encounter|rounds|adjustment|times/i;

/** "Went to the evaluation visit only": one. */
const onlyFirst =
  /\b(?:only (?:to |for )?(?:the |an? |her |his )?(?:initial|first|eval(?:uation)?|intake) (?:visit|session|appointment)|(?:initial|first|eval(?:uation)?|intake) (?:visit|session|appointment) only)\b/gi;

/** "12 visits", "8 of 12 sessions" (attended), "x 8 sessions". */
export function sessionsIn(text: string): { readonly value: Interval; readonly start: number; readonly end: number }[] {
  const out: { value: Interval; start: number; end: number }[] = [];
  if (!sessionNoun.test(text)) return out;
  for (const m of matchesOf(onlyFirst, text))
    out.push({ value: { ...intervalOf(quantitiesIn('1 visit', [])[0]) }, start: m.index, end: m.index + m[0].length });
  for (const q of quantitiesIn(text, maskedSpans(text))) {
    const tail = sessionWord.exec(text.slice(q.end));
    if (q.unit !== null && q.unit.symbol !== 'points') continue;
    const before =
      /\b(?:visits?|sessions?|treatments?)\s?(?:attended|completed|to date|total|used|seen|kept|#)?\s?(?:[:=]|x|times)\s*$/i.test(
        text.slice(Math.max(0, q.start - 34), q.start),
      );
    // "Visits | 14 kept, 2 missed"
    const kept =
      /\b(?:visits?|sessions?)\W*$/i.test(text.slice(Math.max(0, q.start - 16), q.start)) &&
      /^\s(?:kept|attended|completed|made)\b/i.test(text.slice(q.end));
    // "stopped after visit 3", "saw a chiropractor ten times"
    const ordinal =
      /\b(?:after|at|by|through|until)\s(?:the\s)?(?:visit|session|treatment)\s(?:#\s?|no\.?\s?)?$/i.test(
        text.slice(Math.max(0, q.start - 34), q.start),
      ) && !/^\s?(?:of|\/)/i.test(text.slice(q.end));
    const times =
      /^\stimes\b(?!\s(?:a|per|each|every|daily|weekly|\/))/i.test(text.slice(q.end)) &&
      /\b(?:saw|seen|went|visited|attended|came)\b[^.;]*$/i.test(text.slice(0, q.start));
    if (!tail && !before && !kept && !ordinal && !times) continue;
    if (
      /\b(?:cancel\w*|no[- ]?show\w*|missed|remaining|authorized|approved|scheduled|plan(?:ned)?|recommend\w*|up to|refer\w*|order\w*)\b[^.;,\d]{0,24}$/i.test(
        text.slice(Math.max(0, q.start - 40), q.start),
      )
    )
      continue;
    if (
      /^[^.;,]{0,12}\b(?:cancel|no[- ]?show|missed|remaining|authorized|approved|per week|\/ ?week|a week|weekly)/i.test(
        text.slice(q.end + (tail?.[0].length ?? 0)),
      )
    )
      continue;
    out.push({ value: intervalOf(q), start: q.start, end: q.end + (tail?.[0].length ?? 0) });
  }
  return out;
}

export function sessionsFor(
  s: Sentence,
  text: string,
  agent: Span,
  others: readonly Span[],
): { value: Interval; span: Span } | null {
  let best: { value: Interval; span: Span } | null = null;
  let least = 90;
  for (const f of sessionsIn(text)) {
    const span = { start: s.start + f.start, end: s.start + f.end };
    const gap =
      span.start >= agent.end
        ? text.slice(agent.end - s.start, f.start)
        : text.slice(f.end, Math.max(agent.start - s.start, f.end));
    if (/[;]|\.\s+[A-Z]/.test(gap)) continue;
    const between = others.filter(
      (o) =>
        Math.min(o.start, agent.start) >= Math.min(span.end, agent.end) &&
        o.start >= Math.min(agent.end, span.end) &&
        o.end <= Math.max(agent.start, span.start),
    ).length;
    const cost = gap.length + 60 * between;
    if (cost < least) {
      least = cost;
      best = { value: f.value, span };
    }
  }
  return best;
}
