// A chart and what a policy needs read, in; all that the chart says of it, each finding with its place and its date, out.

import type { Chart } from '../chart/chart.ts';
import type { Phrase } from '../values/phrase.ts';
import { assess } from './assertion/index.ts';
import { dateFor, datesIn, durationsIn } from './dates/index.ts';
import type { Findings, Needs } from './finding.ts';
import { familiarityIn, likenessIn } from './learnt/index.ts';
import { findMeasurements } from './measurement/index.ts';
import { findMentions } from './mentions/index.ts';
import { findTherapies } from './therapy/index.ts';

type Concepts = (id: string) => readonly Phrase[];
const known = new WeakMap<Needs['concepts'], Concepts>();

/** The same function for the same concepts: what is compiled for it is compiled once. */
function conceptsOf(concepts: Needs['concepts']): Concepts {
  const before = known.get(concepts);
  if (before) return before;
  const phrases = new Map<string, readonly Phrase[]>(concepts.map((c) => [c.id, c.phrases]));
  const resolve: Concepts = (id) => phrases.get(id) ?? [];
  known.set(concepts, resolve);
  return resolve;
}

const NOTHING_LEARNT: NonNullable<Needs['learnt']> = new Map();

export function gather(chart: Chart, needs: Needs): Findings {
  const resolve = conceptsOf(needs.concepts);
  return {
    mentions: findMentions(chart, needs.concepts, (sentence, span) => dateFor(chart, sentence, span), needs.sought),
    measurements: findMeasurements(chart, needs.analytes, assess, resolve),
    therapies: findTherapies(chart, needs.therapies, assess, resolve),
    datesIn: (sentence) => datesIn(chart, sentence),
    durationsIn: (sentence) => durationsIn(chart, sentence),
    likenesses: likenessIn(chart, needs.learnt ?? NOTHING_LEARNT),
    familiarity: familiarityIn(chart, needs.learnt ?? NOTHING_LEARNT),
  };
}
