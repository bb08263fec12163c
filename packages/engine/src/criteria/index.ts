// Policy × what was found in the chart → the status of every leaf, of the root, and the triggers that fired.

import type { Chart } from '../chart/chart.ts';
import type { Findings } from '../evidence/finding.ts';
import type { Policy, Title, Trigger } from '../policy/policy.ts';
import type { Status } from '../values/truth.ts';
import type { Case, NamedDay } from './case.ts';
import { judgeRule } from './constructs/index.ts';
import { dayOfName } from './dates.ts';
import { firmly } from './firm.ts';
import { judgeLeaf, type LeafResult } from './leaf.ts';
import { regionOfRequest, sideOfRequest } from './request.ts';
import { withSilence } from './silence.ts';
import { rollUp } from './tree.ts';
import { type Piece, truthOf } from './verdict.ts';

export type { LeafResult } from './leaf.ts';
export { pieceOf, quoteSpan } from './piece.ts';
export { decidingLeaves, groundOf, rollUp } from './tree.ts';
export type { Piece } from './verdict.ts';

export type FiredTrigger = { readonly trigger: Trigger; readonly pieces: readonly Piece[] };

export type Judgement = {
  readonly title: Title;
  readonly leaves: readonly LeafResult[];
  readonly root: Exclude<Status, 'judgement'>;
  readonly indexDay: NamedDay | null;
  readonly fired: ReadonlyMap<string, FiredTrigger>;
};

/**
 * One criterion by what the chart says of it; null where the chart is silent, for what silence counts as is a matter of the whole title.
 * @throws RangeError when the policy has no such title.
 */
export function judgeSaid(
  policy: Policy,
  titleName: string,
  chart: Chart,
  findings: Findings,
  id: string,
): LeafResult | null {
  const result = judgeLeaf(caseOf(policy, titleName, chart, findings), id);
  return result?.silent ? null : result;
}

function caseOf(policy: Policy, titleName: string, chart: Chart, findings: Findings): Case {
  const title = policy.titles.find((t) => t.title === titleName);
  if (!title) throw new RangeError(`policy ${policy.slug} has no title ${titleName}`);
  return {
    policy,
    title,
    chart,
    findings,
    days: new Map(),
    leaves: new Map(),
    side: sideOfRequest(policy, chart, findings),
    region: regionOfRequest(policy, chart, findings),
    documentSentences: sentencesByDocument(chart),
  };
}

/** @throws RangeError when the policy has no such title. */
export function judge(policy: Policy, titleName: string, chart: Chart, findings: Findings): Judgement {
  const k = caseOf(policy, titleName, chart, findings);
  const { title } = k;
  const read = withSilence(k);
  const fired = new Map<string, FiredTrigger>();
  for (const id of [...title.hard, ...title.conflict, ...title.soft]) {
    const trigger = policy.triggers.get(id);
    if (!trigger) continue;
    const pieces = trigger.when
      .map((r) => judgeRule(k, r))
      .filter((v) => truthOf(v) === 'yes')
      .flatMap((v) => v.for);
    if (pieces.length > 0) fired.set(id, { trigger, pieces });
  }
  // Where a trigger fired, a person reads the chart anyway.
  const leaves = fired.size > 0 ? read : firmly(k, read);
  const status = new Map(leaves.map((l) => [l.id, l.status]));
  return {
    title,
    leaves,
    root: rollUp(title.tree, (id) => status.get(id) ?? 'unknown'),
    indexDay: dayOfName(k, 'IDX'),
    fired,
  };
}

function sentencesByDocument(chart: Chart): readonly (readonly [number, number])[] {
  const out: [number, number][] = chart.documents.map(() => [0, 0]);
  chart.sentences.forEach((s, i) => {
    const range = out[s.document];
    if (!range) return;
    if (range[1] === 0) range[0] = i;
    range[1] = i + 1;
  });
  return out;
}
