// Which side of the body, and which region of the spine, the request is about: from orders first, then from where the procedure is
// asked for, then from anywhere it is named.

import type { Chart } from '../chart/chart.ts';
import { documentOf } from '../chart/place-of.ts';
import type { Findings, Mention } from '../evidence/finding.ts';
import { regionOf, type SpineRegion } from '../evidence/levels/region.ts';
import { sideNamedIn } from '../evidence/mentions/side.ts';
import type { Policy } from '../policy/policy.ts';
import { sideAskedFor } from './asked-side.ts';
import { tickedUnder } from './ticked.ts';

/** "Revision **requested**: right", "we are **booking** the left hip": the clause asks for the procedure, it does not report an old one. */
const ASKED =
  /\b(?:request\w*|book\w*|schedul\w*|plan\w*|propos\w*|proceed\w*|order\w*|author\w*|consult|eval(?:uation)?|pre-?op\w*|candidate|wish\w*|wants?|asks?|asked|asking|elect\w*|consider\w*|discuss\w*|recommend\w*|indicated|referred|sent|needs?|slated|offered?|to be|upcoming|convert\w*|surgery is|here (?:for|about)|going (?:for|to))\b/i;

/** Words that ask by themselves. */
const ASKS = /\b(?:wants?|asks?|wish\w*|request\w*|to be|planned|booked|scheduled|slated|listed|proposed)\b/i;

export const sideOfRequest = (policy: Policy, chart: Chart, findings: Findings): 'left' | 'right' | null =>
  prevailing(
    policy,
    chart,
    findings,
    (m) =>
      // "Procedure: 27447, RIGHT": behind a comma, but there is no other side it could be.
      m.side === null
        ? (sideNamedIn(chart, m.sentence) ?? tickedBehind(chart, m.sentence))
        : m.side === 'both'
          ? null
          : m.side,
    sideAskedFor,
  );

/** "27447" and behind it "☒ RIGHT  ☐ LEFT": the one side that is ticked, of the boxes that the procedure labels. */
function tickedBehind(chart: Chart, sentence: number): 'left' | 'right' | null {
  const sides = new Set(tickedUnder(chart, sentence).flatMap((i) => sideNamedIn(chart, i) ?? []));
  const [side] = sides;
  return sides.size === 1 ? side : null;
}

export const regionOfRequest = (policy: Policy, chart: Chart, findings: Findings): SpineRegion | null =>
  prevailing(
    policy,
    chart,
    findings,
    (m) => regionOf(chart, m.sentence, m),
    () => null,
  );

/** What most mentions of the request name, in the first place where they agree. @param unnamed what is asked for without its name */
function prevailing<T>(
  policy: Policy,
  chart: Chart,
  findings: Findings,
  named: (m: Mention) => T | null,
  unnamed: (chart: Chart) => T | null,
): T | null {
  if (!policy.request) return null;
  /** "Left TKA 2016": one that was done before the note is not what the note asks for; "the right, the one he wants done, on films 5/9" is. */
  const past = (m: Mention): boolean => {
    const told = documentOf(chart, m.sentence)?.date?.lo ?? Number.NEGATIVE_INFINITY;
    if (m.date === null || m.date.basis === 'document' || m.date.hi >= told) return false;
    return m.date.hi < told - RECENT || !ASKS.test(chart.text.slice(m.start, m.end));
  };
  const asked = (m: Mention): boolean => ASKED.test(clauseOf(chart, m));
  const isAskedFor = (m: Mention): boolean =>
    ['planned', 'ordered', 'recommended'].includes(m.assertion.frame) || asked(m);
  const sided = (findings.mentions.get(policy.request) ?? []).flatMap((m) => {
    const value = named(m);
    return value !== null &&
      m.assertion.experiencer === 'patient' &&
      m.assertion.polarity === 'affirmed' &&
      m.assertion.frame !== 'education' &&
      m.assertion.frame !== 'demand' &&
      !past(m)
      ? [{ m, value }]
      : [];
  });
  const dayOf = (m: Mention): number => documentOf(chart, m.sentence)?.date?.lo ?? Number.NEGATIVE_INFINITY;
  const latest = Math.max(...chart.documents.flatMap((d) => (d.date ? [d.date.lo] : [])));
  // "Phaco, left, 11/18/2026" in a note of October is still to come; what an old note planned has been done, or has not.
  const toCome = (m: Mention): boolean =>
    m.date !== null && m.date.basis === 'stated' && m.date.lo > dayOf(m) && m.date.hi >= latest - SETTLED;
  const isRecent = (m: Mention): boolean => dayOf(m) >= latest - RECENT;
  const telling = sided.filter(({ m }) => m.assertion.temporality === 'current');
  const tiers = [
    telling.filter(({ m }) => ['order', 'payer_form'].includes(documentOf(chart, m.sentence)?.kind ?? '')),
    telling.filter(({ m }) => toCome(m)),
    telling.filter(({ m }) => isRecent(m) && isAskedFor(m)),
    telling.filter(({ m }) => isAskedFor(m)),
    null,
    telling,
    // "PSH: left TKA 2016. Revision right TKA requested.", on one line
    sided.filter(({ m }) => asked(m)),
  ];
  for (const tier of tiers) {
    if (tier === null) {
      const value = unnamed(chart);
      if (value !== null) return value;
      continue;
    }
    const votes = new Map<T, number>();
    for (const { value } of tier) votes.set(value, (votes.get(value) ?? 0) + 1);
    const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
    if (first && first[1] !== second?.[1]) return first[0];
  }
  return null;
}

/** In days: a plan's day may have gone by when the last paper was written. */
const SETTLED = 14;
/** In days before the last paper: of notes that tell what is asked for now. */
const RECENT = 120;

/** The mention with the words around it, up to a comma, a semicolon or the sentence's end. */
function clauseOf(chart: Chart, m: Mention): string {
  const { start, end } = chart.sentences[m.sentence];
  const before = chart.text.slice(start, m.start);
  const after = chart.text.slice(m.end, end);
  const from = Math.max(...[',', ';', ' - '].map((sign) => before.lastIndexOf(sign)));
  const to = after.search(/[,;]| - /);
  return before.slice(from + 1) + chart.text.slice(m.start, m.end) + (to < 0 ? after : after.slice(0, to));
}
