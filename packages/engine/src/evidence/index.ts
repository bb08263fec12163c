// A chart and what a policy needs read, in; all that the chart says of it, each finding with its place and its date, out.

import type { Chart } from '../chart/chart.ts';
import type { Phrase } from '../values/phrase.ts';
import { assess } from './assertion/index.ts';
import { dateFor, findDateFindings, findDurations } from './dates/index.ts';
import type { Findings, Needs } from './finding.ts';
import { findMeasurements } from './measurement/index.ts';
import { findMentions } from './mentions/index.ts';
import { findTherapies } from './therapy/index.ts';

export function gather(chart: Chart, needs: Needs): Findings {
  const phrases = new Map<string, readonly Phrase[]>(needs.concepts.map((c) => [c.id, c.phrases]));
  const resolve = (id: string): readonly Phrase[] => phrases.get(id) ?? [];
  return {
    mentions: findMentions(chart, needs.concepts, (sentence, span) => dateFor(chart, sentence, span)),
    measurements: findMeasurements(chart, needs.analytes, assess, resolve),
    therapies: findTherapies(chart, needs.therapies, assess, resolve),
    dates: findDateFindings(chart),
    durations: findDurations(chart),
  };
}
