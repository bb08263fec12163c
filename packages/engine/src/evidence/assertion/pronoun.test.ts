import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { assess } from './index.ts';

const told =
  'He drives to work. His sugars are better and he walks daily. He sees his doctor. He checks his feet. He feels well.\n\n';

test.each([
  ['Wife bought herself a sensor; she gave up on it after a month.', 'gave up', 'other'],
  ['She stopped insulin.', 'stopped insulin', 'other'],
  ['He stopped insulin.', 'stopped insulin', 'patient'],
  ['She reports pauses in his breathing.', 'pauses', 'patient'],
  ['She hears him stop breathing at night.', 'stop breathing', 'patient'],
  ['She says the patient naps all day.', 'naps', 'patient'],
  ['He is a retired constructor and has sleep apnea.', 'sleep apnea', 'patient'],
])('in the chart of a man, %j tells %j of the %s', (text, words, experiencer) => {
  const chart = chartFromText(told + text);
  const start = chart.text.indexOf(words, chart.text.indexOf(text.slice(0, 10)));
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(assess(chart, sentence, { start, end: start + words.length }).experiencer).toBe(experiencer);
});

test.each([
  ["Never on insulin; the Lantus pens in the refrigerator are Gordon's.", 'Lantus', 'other'],
  ["That rescue inhaler is her sister's.", 'inhaler', 'other'],
  ["The tremor is Parkinson's.", 'tremor', 'patient'],
  ['The albuterol inhaler is used daily.', 'inhaler', 'patient'],
  ['Husband Ed died last year. Ed smoked two packs a day in the house.', 'smoked', 'other'],
  ['Here with wife Joyce. Joyce smoked 2 packs a day till 2001.', 'smoked', 'other'],
  ['His wife, Joyce, was present. Leon coughs; Joyce coughs blood.', 'coughs blood', 'other'],
  ['Husband Leon: 2 packs daily since age 20, still at it.', '2 packs', 'other'],
  ['Here with wife Joyce. Joyce says he coughs blood.', 'coughs blood', 'patient'],
  ['Here with wife Joyce. Joyce reports loud snoring.', 'loud snoring', 'patient'],
  ['Here with wife Joyce. With Joyce at home he walks daily.', 'walks', 'patient'],
  ['Seen with his daughter Cerys about a defibrillator.', 'defibrillator', 'patient'],
  ['Mother Died of cancer. Died down: the cough.', 'cough', 'patient'],
  ['Mother Osteoarthritis, father CAD.\nOsteoarthritis of the knee with crepitus.', 'crepitus', 'patient'],
  ['Here with daughter April.\nApril 2026: chest pain.', 'chest pain', 'patient'],
  ['Wife Carol, also my patient, is well; she stopped smoking in 2012.', 'stopped smoking', 'other'],
  ['Wife Carol, seen here too, well; she stopped smoking in 2012.', 'stopped smoking', 'other'],
  ['Husband Ed says he hears her gasp; she gasps nightly.', 'gasps', 'patient'],
  ['My partner Chen saw her.\nChen injected the knee, relief for a week.', 'relief', 'patient'],
])('who is named as a relative is not the patient: %j', (text, words, experiencer) => {
  const chart = chartFromText(text);
  const start = chart.text.lastIndexOf(words);
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(assess(chart, sentence, { start, end: start + words.length }).experiencer).toBe(experiencer);
});
