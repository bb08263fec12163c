// Which side of the body the request is about: from orders first, then from anywhere the requested procedure is named.

import type { Chart } from '../chart/chart.ts';
import type { Findings } from '../evidence/finding.ts';
import type { Policy } from '../policy/policy.ts';

export function sideOfRequest(policy: Policy, chart: Chart, findings: Findings): 'left' | 'right' | null {
  if (!policy.request) return null;
  const sided = (findings.mentions.get(policy.request) ?? []).filter(
    (m) =>
      (m.side === 'left' || m.side === 'right') &&
      m.assertion.experiencer === 'patient' &&
      m.assertion.polarity === 'affirmed' &&
      m.assertion.temporality === 'current' &&
      m.assertion.frame !== 'education',
  );
  const kindOf = (sentence: number) => chart.documents[chart.sentences[sentence].document]?.kind;
  const tiers = [
    sided.filter((m) => ['order', 'payer_form'].includes(kindOf(m.sentence) ?? '')),
    sided.filter((m) => ['planned', 'ordered', 'recommended'].includes(m.assertion.frame)),
    sided,
  ];
  for (const tier of tiers) {
    const left = tier.filter((m) => m.side === 'left').length;
    const right = tier.length - left;
    if (left !== right) return left > right ? 'left' : 'right';
  }
  return null;
}
