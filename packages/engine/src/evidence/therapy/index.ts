// A chart and the treatments that a policy asks for, in; their episodes, with status, time, sessions and outcome, out.
//
// Treatments named (mentions.ts, agents/) → what the sentence says of treatments (said.ts, cues/) → which word speaks of which (assign.ts,
// named.ts) → how it went (outcome-of.ts), how it was used (status-of.ts), when and how long (timing.ts) → one episode per mention
// (episodes.ts); a therapist's summary is one more (documents.ts); what a later note tells to go on runs from the note that began it
// (carried.ts).
// Measured by the marked sentences in ../cases (all right) and, since there is no public labelled set of treatment outcomes, by hard
// statements of a blind author that nobody has read (bench/statements/held): 111 of 123 courses found, of these the status of 85 and the
// outcome of 82 as he labelled them, days of 24 in 25.

import type { Chart } from '../../chart/chart.ts';
import type { Phrase } from '../../values/phrase.ts';
import type { TherapyEpisode, TherapyNeed } from '../finding.ts';
import type { Assess } from '../measurement/index.ts';
import { carriedOn } from './carried.ts';
import { therapyDocuments } from './documents.ts';
import { episodesOf } from './episodes.ts';
import { mentionsFor } from './mentions.ts';

type Concepts = (id: string) => readonly Phrase[];
const noConcepts: Concepts = () => [];

export function findTherapies(
  chart: Chart,
  needs: readonly TherapyNeed[],
  assess: Assess,
  resolve: Concepts = noConcepts,
): Map<string, readonly TherapyEpisode[]> {
  const out = new Map<string, readonly TherapyEpisode[]>();
  const mentions = mentionsFor(chart, needs, resolve);
  needs.forEach((need, i) => {
    const found: TherapyEpisode[] = [];
    for (const [index, { wanted, all }] of mentions[i]) found.push(...episodesOf(chart, index, wanted, all, assess));
    if (need.classes.includes('physical_therapy')) found.push(...therapyDocuments(chart, assess));
    out.set(
      need.id,
      carriedOn(
        chart,
        found.sort((a, b) => a.start - b.start),
      ),
    );
  });
  return out;
}
