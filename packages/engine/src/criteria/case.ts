// One case under judgement: the policy, the chart, what was found in it, and the answers so far.

import type { Chart } from '../chart/chart.ts';
import type { Findings } from '../evidence/finding.ts';
import type { SpineRegion } from '../evidence/levels/region.ts';
import type { Policy, Title } from '../policy/policy.ts';
import type { Days } from '../values/civil-date.ts';
import type { LeafResult } from './leaf.ts';
import type { Piece } from './verdict.ts';

export type NamedDay = Days & { readonly pieces: readonly Piece[] };

export type Case = {
  readonly policy: Policy;
  readonly title: Title;
  readonly chart: Chart;
  readonly findings: Findings;
  /** Filled as they are asked for; a name under way is `undefined`, so that a circle of dates ends. */
  readonly days: Map<string, NamedDay | null | undefined>;
  readonly leaves: Map<string, LeafResult | undefined>;
  readonly side: 'left' | 'right' | null;
  /** Of the spine; null where the request names none, or both alike. */
  readonly region: SpineRegion | null;
  /** First sentence of each document, for evidence that is a whole document. */
  readonly documentSentences: readonly (readonly [number, number])[];
};
