// "High blood pressure | No | Yes" under "| You | Family": a form that asks of the patient and of relatives in columns. The answer in
// the patient's column is his; a row that is answered for relatives only tells of them. A row and a place in its label in; what the
// columns say put in the place of what their answers seemed to say.

import type { Cell, Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { KIN_NAMES } from './cues/experiencer.ts';
import type { Found } from './signs.ts';

const OWN = /^\W*(?:you|yourself|self|patient|pt|me|myself|personal|own|personal history|patient history)\W*$/i;
const KIN = new RegExp(
  String.raw`^\W*(?:(?:blood |first[- ]degree )?(?:relatives?|${KIN_NAMES})|family(?: members?| history| hx)?|maternal(?: side)?|paternal(?: side)?|mgm|mgf|pgm|pgf|spouse|wife|husband|partner)(?:\W+(?:or|and|&)?\W*(?:${KIN_NAMES}))?\W*$`,
  'i',
);
const NO = /^\W*(?:no|n|none|never|denies|denied)\W*$/i;

export function byPersonColumns(chart: Chart, index: number, span: Span, found: Found[]): void {
  const { kind, cells } = chart.sentences[index];
  if (kind !== 'row' || !cells || cells.length < 2 || span.start < cells[0].start || span.end > cells[0].end) return;
  const kin = cells.slice(1).filter((c) => headed(chart, c, KIN));
  if (kin.length === 0) return;
  const own = cells.slice(1).find((c) => headed(chart, c, OWN));
  const answers = own ? [own, ...kin] : kin;
  const ofAnswers = (f: Found): boolean => answers.some((c) => f.span.start < c.end && c.start < f.span.end);
  const kept = found.filter((f) => !ofAnswers(f));
  found.splice(0, found.length, ...kept);
  if (!own) found.push({ axis: 'experiencer', value: 'family', span: kin[0], rule: 'column of relatives' });
  else if (NO.test(chart.text.slice(own.start, own.end)))
    found.push({ axis: 'polarity', value: 'negated', span: own, rule: 'No in the patient’s column' });
}

const headed = (chart: Chart, { header }: Cell, names: RegExp): boolean =>
  !!header && names.test(chart.text.slice(header.start, header.end));
