// Which side of the body the request is about: from orders first, then from where the procedure is asked for, then from anywhere it is named.

import type { Chart } from '../chart/chart.ts';
import type { Findings, Mention } from '../evidence/finding.ts';
import type { Policy } from '../policy/policy.ts';

/** "Revision **requested**: right", "we are **booking** the left hip": the clause asks for the procedure, it does not report an old one. */
const ASKED =
  /\b(?:request\w*|book\w*|schedul\w*|plan\w*|propos\w*|proceed\w*|order\w*|author\w*|consult|eval(?:uation)?|pre-?op\w*|candidate|wish\w*|wants?|asks?|asked|asking|elect\w*|consider\w*|discuss\w*|recommend\w*|indicated|referred|sent|needs?|slated|offered?|to be|upcoming|convert\w*|surgery is|here (?:for|about)|going (?:for|to))\b/i;

export function sideOfRequest(policy: Policy, chart: Chart, findings: Findings): 'left' | 'right' | null {
  if (!policy.request) return null;
  const documentOf = (m: Mention) => chart.documents[chart.sentences[m.sentence].document];
  /** "Left TKA 2016": one that was done before the note is not what the note asks for. */
  const past = (m: Mention): boolean =>
    m.date !== null && m.date.basis !== 'document' && m.date.hi < (documentOf(m)?.date?.lo ?? Number.NEGATIVE_INFINITY);
  const asked = (m: Mention): boolean => ASKED.test(clauseOf(chart, m));
  const sided = (findings.mentions.get(policy.request) ?? []).filter(
    (m) =>
      (m.side === 'left' || m.side === 'right') &&
      m.assertion.experiencer === 'patient' &&
      m.assertion.polarity === 'affirmed' &&
      m.assertion.temporality === 'current' &&
      m.assertion.frame !== 'education' &&
      !past(m),
  );
  const tiers = [
    sided.filter((m) => ['order', 'payer_form'].includes(documentOf(m)?.kind ?? '')),
    sided.filter((m) => ['planned', 'ordered', 'recommended'].includes(m.assertion.frame) || asked(m)),
    sided,
  ];
  for (const tier of tiers) {
    const left = tier.filter((m) => m.side === 'left').length;
    const right = tier.length - left;
    if (left !== right) return left > right ? 'left' : 'right';
  }
  return null;
}

/** The mention with the words around it, up to a comma, a semicolon or the sentence's end. */
function clauseOf(chart: Chart, m: Mention): string {
  const { start, end } = chart.sentences[m.sentence];
  const before = chart.text.slice(start, m.start);
  const after = chart.text.slice(m.end, end);
  const from = Math.max(...[',', ';', ' - '].map((sign) => before.lastIndexOf(sign)));
  const to = after.search(/[,;]| - /);
  return before.slice(from + 1) + chart.text.slice(m.start, m.end) + (to < 0 ? after : after.slice(0, to));
}
