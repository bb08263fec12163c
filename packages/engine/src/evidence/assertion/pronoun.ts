// "Wife bought a sensor; she gave up on it", in the chart of a man: whose pronoun is not the patient's is somebody else. A chart, a place in
// a sentence in; a finding of the experiencer out.

import type { Chart } from '../../chart/chart.ts';
import { sentencesWith } from '../word-kinds.ts';
import { SAYING } from './cues/experiencer.ts';
import { mark, norm, type Reading, type Target } from './reading.ts';
import type { Found } from './signs.ts';
import { COMMA, STOP } from './text-marks.ts';

type Sex = 'female' | 'male';

const SUBJECTS: ReadonlyMap<string, Sex> = new Map([
  ['she', 'female'],
  ['he', 'male'],
]);
/** Any word that says a person's sex. */
const SEXED: ReadonlyMap<string, Sex> = new Map([
  ...SUBJECTS,
  ['her', 'female'],
  ['hers', 'female'],
  ['herself', 'female'],
  ['him', 'male'],
  ['his', 'male'],
  ['himself', 'male'],
]);
/** A doctor's or a relative's pronouns are fewer than this share of a chart's. */
const MOST = 0.8;
const FEWEST = 8;

const sexes = new WeakMap<Chart, { readonly sex: Sex | null }>();

/** Of whom the chart speaks mostly; null where it does not tell. */
function sexOfPatient(chart: Chart): Sex | null {
  const before = sexes.get(chart);
  if (before) return before.sex;
  const { ids, words } = chart.tokens;
  const count = { female: 0, male: 0 };
  const sexOf = words.map((w) => SEXED.get(w.norm));
  // by place: an iterator makes an object for each of a chart's words
  for (let i = 0; i < ids.length; i++) {
    const sex = sexOf[ids[i]];
    if (sex) count[sex]++;
  }
  const all = count.female + count.male;
  const most: Sex = count.female > count.male ? 'female' : 'male';
  const sex = all >= FEWEST && count[most] >= MOST * all ? most : null;
  sexes.set(chart, { sex });
  return sex;
}

const withPronoun = sentencesWith(/^s?he$/);

/** The subject of the clause, if it is not the patient. */
export function byPronoun(chart: Chart, index: number, r: Reading, target: Target, found: Found[]): void {
  if (withPronoun(chart)[index] === 0) return;
  const sex = sexOfPatient(chart) ?? sexBySpouse(r);
  if (!sex) return;
  for (let i = target.first; i > r.from; i--) {
    if (mark(r, i) & STOP) return;
    const word = norm(r, i - 1);
    if (PATIENT.has(word)) return;
    const own = SEXED.get(word);
    if (!own) continue;
    if (own === sex) return;
    // "She reports snoring", said by his wife: the snoring is his.
    if (!SUBJECTS.has(word) || (i < target.first && SAYING.has(norm(r, i)))) return;
    const { starts, ends } = r.chart.tokens;
    const span = { start: starts[i - 1], end: ends[i - 1] };
    found.push({ axis: 'experiencer', value: 'other', span, rule: `${word}, not the patient` });
    return;
  }
}

/** "Wife Carol, seen here too, is well; she stopped in 2012": a spouse of whom the sentence tells first is of the other sex, as a rule. */
function sexBySpouse(r: Reading): Sex | null {
  for (let i = r.from; i < Math.min(r.to, r.from + OPENING); i++) {
    const sex = SPOUSE.get(norm(r, i));
    if (sex) return says(r, i + 1) || says(r, i + 2) ? null : sex;
  }
  return null;
}
const says = (r: Reading, i: number): boolean => SAYING.has(norm(r, i)) && !(mark(r, i) & COMMA);
const OPENING = 2;
const SPOUSE: ReadonlyMap<string, Sex> = new Map([
  ['wife', 'male'],
  ['husband', 'female'],
]);

const PATIENT = new Set(['patient', 'pt', 'mr', 'mrs', 'ms', 'client', 'member']);
