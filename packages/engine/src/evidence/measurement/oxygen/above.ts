// A sentence with a saturation in; what the lines above it, its report or its form say of how it was taken, out.

import type { Chart, Sentence } from '../../../chart/chart.ts';
import { flatText } from '../../flat-text.ts';
import { type Breathing, breathingIn, type Doing, doingIn } from './cues.ts';

const reports = ['sleep_study', 'pulmonary_test', 'lab', 'therapy_note', 'procedure_note', 'nursing_note', 'other'];

/** "Source | 2 L NC" a line or two above "SpO2 | 87 %" in a form: nearer than the form's title. */
export function toldByEntry(chart: Chart, index: number): Breathing | null {
  const { kind, lead, document } = chart.sentences[index];
  for (let i = index - 1; kind === 'pair' && i >= Math.max(0, index - 3); i--) {
    const s = chart.sentences[i];
    if (s.kind !== 'pair' || s.document !== document || s.lead?.start !== lead?.start || !s.cells) return null;
    if (SOURCE.test(flatText(chart, s.cells[0]))) return breathingIn(flatText(chart, s.cells[1])).at(-1)?.says ?? null;
  }
  return null;
}
const SOURCE =
  /^\W*(?:source|o2|oxygen|fio2|delivery|breathing|inspired gas|o2 (?:source|flow|device|delivery)|oxygen (?:source|flow|device|delivery)|supplemental (?:o2|oxygen)|on)\W*$/i;

export function breathingAbove(chart: Chart, s: Sentence, above: string, near: readonly string[]): Breathing | null {
  for (const text of [above, ...near]) {
    const said = breathingIn(text).at(-1)?.says;
    if (said) return said;
  }
  const d = chart.documents[s.document];
  if (!d || !reports.includes(d.kind)) return null;
  // A report says once how all of it was taken.
  const all = new Set(breathingIn(flatText(chart, d)).map((c) => c.says));
  return all.size === 1 ? [...all][0] : null;
}

export function doingAbove(chart: Chart, s: Sentence, above: string, ...near: readonly string[]): Doing {
  for (const text of [above, ...near]) {
    const said = doingIn(text).at(-1)?.says;
    if (said && said !== 'unsettled' && said !== 'recovery') return said;
  }
  const d = chart.documents[s.document];
  const title = doingIn(d?.title ?? '').at(-1)?.says;
  return title === 'sleep' || d?.kind === 'sleep_study' ? 'sleep' : 'rest';
}
