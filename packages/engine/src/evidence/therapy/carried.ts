// A treatment begun in one note and still in use in a later one runs from the first. A chart and the episodes of its treatments in; the
// same episodes out, those that are told to go on with their beginning.

import type { Chart, ChartDocument } from '../../chart/chart.ts';
import { documentOf } from '../../chart/place-of.ts';
import type { TherapyEpisode } from '../finding.ts';
import { flatText } from '../flat-text.ts';

/** Words that tie a use to an earlier one; "since" alone, with no day behind it, points back to the note before. */
const goesOn =
  /\b(?:still (?:on|taking|takes|using|uses)|continu\w+|remains? on|stays on|kept up|keeps up|ever since|since then|(?:faithful|dutiful|regular|dai)ly since|since(?=\s*[,.;)]|\s*$))/i;

/** A longer pause between two notes is not bridged. */
const YEAR = 366;

export function carriedOn(chart: Chart, episodes: readonly TherapyEpisode[]): readonly TherapyEpisode[] {
  if (episodes.length < 2) return episodes;
  const noted = (t: TherapyEpisode): ChartDocument['date'] => documentOf(chart, t.sentence)?.date ?? null;
  return episodes.map((t) => {
    if (!isUsed(t) || t.from || t.days || !goesOn.test(flatText(chart, chart.sentences[t.sentence]))) return t;
    const today = noted(t);
    if (!today) return t;
    const before = episodes.filter((o) => {
      const then = noted(o);
      return then && o.agent === t.agent && then.hi < today.lo && today.lo - then.lo <= YEAR && ofPatient(o);
    });
    const stop = Math.max(...before.filter((o) => o.status === 'stopped').map((o) => noted(o)!.hi));
    const first = before
      .filter((o) => begins(o) && noted(o)!.lo > stop)
      .reduce<TherapyEpisode | null>((a, o) => (a && noted(a)!.lo <= noted(o)!.lo ? a : o), null);
    const start = first && noted(first);
    if (!start) return t;
    return {
      ...t,
      from: { lo: start.lo, hi: start.hi },
      days: { lo: today.lo - start.hi, hi: today.hi - start.lo },
      daysBasis: 'at_least',
      spans: [...t.spans, { start: first.start, end: first.end }],
    };
  });
}

const ofPatient = (t: TherapyEpisode): boolean =>
  t.assertion.experiencer === 'patient' && t.assertion.frame !== 'hypothetical' && t.assertion.frame !== 'declined';
const isUsed = (t: TherapyEpisode): boolean =>
  (t.status === 'current' || t.status === 'tried') && ofPatient(t) && t.assertion.frame === 'actual';
/** "Start meloxicam", "meloxicam 15 mg daily". */
const begins = (t: TherapyEpisode): boolean =>
  t.status === 'planned' || t.status === 'prescribed' || t.status === 'current';
