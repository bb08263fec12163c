// A summary and what was promised → the promises that it breaks, one sentence each.

import type { Rate, Summary } from './score.ts';

export type Gates = {
  /** No false approval and no false denial. */
  readonly noFalse: boolean;
  readonly recommendation: number | null;
  readonly criteria: number | null;
};

export function gatesFailed(s: Summary, gates: Gates): readonly string[] {
  const failed: string[] = [];
  if (gates.noFalse && s.falseApprovals.length > 0) failed.push(`false approvals: ${s.falseApprovals.join(', ')}`);
  if (gates.noFalse && s.falseDenials.length > 0) failed.push(`false denials: ${s.falseDenials.join(', ')}`);
  const least = (name: string, rate: Rate, wanted: number | null) => {
    if (wanted !== null && rate.right < wanted * rate.of)
      failed.push(`${name} right in ${rate.right} of ${rate.of}, wanted ${(100 * wanted).toFixed(0)} %`);
  };
  least('recommendations', s.recommendation, gates.recommendation);
  least('criteria', s.criteria, gates.criteria);
  return failed;
}
