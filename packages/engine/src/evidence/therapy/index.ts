// A chart and the treatments that a policy asks for, in; their episodes, with status, time, sessions and outcome, out.

import type { Chart } from '../../chart/chart.ts';
import type { Phrase } from '../../values/phrase.ts';
import type { TherapyEpisode, TherapyNeed } from '../finding.ts';
import type { Assess } from '../measurement/index.ts';

export function findTherapies(
  _chart: Chart,
  needs: readonly TherapyNeed[],
  _assess: Assess,
  _resolve: (id: string) => readonly Phrase[] = () => [],
): Map<string, readonly TherapyEpisode[]> {
  return new Map(needs.map((n) => [n.id, []]));
}
