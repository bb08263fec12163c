// Read this first: the whole flow. A chart's pages and a policy's title go in, a cited recommendation comes out.
// Pure: the same pages, policy and engine version give byte-identical output.

import { readChart } from './chart/index.ts';
import { judge } from './criteria/index.ts';
import { gather } from './evidence/index.ts';
import type { Page } from './pdf/page.ts';
import { needsOf, type Policy } from './policy/index.ts';
import { type Review, recommend } from './recommendation/index.ts';
import { ENGINE_VERSION } from './version.ts';

/** @throws RangeError when the policy has no such title. */
export function review(pages: readonly Page[], policy: Policy, title: string): Review {
  const chart = readChart(pages);
  const findings = gather(chart, needsOf(policy, title));
  const judgement = judge(policy, title, chart, findings);
  return recommend(policy, chart, judgement, ENGINE_VERSION);
}
