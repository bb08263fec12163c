import { expect, test } from 'vitest';
import { type Days, isoOf } from '../../values/civil-date.ts';
import { casesOf, chartOf, showInterval } from '../marked-cases.ts';
import { dateFor, datesIn, durationsIn } from './index.ts';

const days = (d: Days): string => (d.lo === d.hi ? isoOf(d.lo) : `${isoOf(d.lo)}..${isoOf(d.hi)}`);
const above = 'History of present illness';

test.each(casesOf(new URL('../cases/dates.yaml', import.meta.url)))('%j happened on %j', (text, says) => {
  const chart = chartOf(text);
  const from = chart.text.indexOf(above);
  const found = chart.sentences.flatMap((_, i) => datesIn(chart, i)).filter((d) => d.start > from);
  expect(found.map(days).join(' | ')).toBe(says);
});

test.each(casesOf(new URL('../cases/durations.yaml', import.meta.url)))('%j lasted %j', (text, says) => {
  const chart = chartOf(text);
  const found = chart.sentences.flatMap((_, i) => durationsIn(chart, i));
  expect(found.map((d) => showInterval(d.days) + (d.since ? ` since ${days(d.since)}` : '')).join(' | ')).toBe(says);
});

test.each([
  [
    'Infarct in April of 2017; the ejection fraction just afterward was 25 percent.',
    'ejection fraction',
    '2017-04-01..2017-06-14',
  ],
  ['Outside MRI from 5/6/26, reviewed today, demonstrates a full-thickness tear.', 'tear', '2026-05-06'],
  ['Six weeks after his 01/12/2026 hip replacement he dislocated in a chair.', 'dislocated', '2026-02-20..2026-02-26'],
  ['Six weeks after his 01/12/2026 hip replacement he dislocated in a chair.', 'hip replacement', '2026-01-12'],
  ['The day before her 04/16/2026 stress test she had syncope.', 'syncope', '2026-04-15'],
  ['He fell on 02/17/2025. Two weeks later, an MRI showed a tear.', 'tear', '2025-02-28..2025-03-06'],
  ['LVEF was 20 % on 09/05/2025 and is 26 % today.', '20 %', '2025-09-05'],
  ['LVEF was 20 % on 09/05/2025 and is 26 % today.', '26 %', '2026-07-08'],
  ['A1c 6.6 % (07/01/2026), was 6.4 % (03/2026).', '6.6', '2026-07-01'],
  ['A1c 6.6 % (07/01/2026), was 6.4 % (03/2026).', '6.4', '2026-03-01..2026-03-31'],
  ['On 05/12/2026 the AHI was 22.', '22', '2026-05-12'],
  ['05/12/2026: AHI 22, lowest saturation 81 %.', '22', '2026-05-12'],
  ['The shot of 02/03/2026 helped until 05/20/2026.', 'helped until 05', '2026-05-20'],
  ['The shot of 02/03/2026 helped until 05/20/2026.', 'shot', '2026-02-03'],
  ['Left L5 shot on 02/03/2026: 70 % relief.', 'shot', '2026-02-03'],
  ['Left L5 shot 02/03/2026: 70 % relief.', 'shot', '2026-02-03'],
  ['Snoring since 2019.', 'Snoring', '2026-07-08'],
  ['Hypertension and stroke in 2019.', 'stroke', '2019-01-01..2019-12-31'],
  ['Stroke in 2019; hypertension.', 'hypertension', '2026-07-08'],
  ['Denies chest pain.', 'chest pain', '2026-07-08'],
  ['Echo of 03/02/2026 at the outside hospital. LVEF 25 %.', 'LVEF', '2026-03-02'],
  ['A sleep study in 2025 was clean. On our scale she weighs 147 kg, BMI 55.', 'BMI', '2026-07-08'],
  ['Admitted on 02/14/2026. LVEF that week was 18 %.', 'LVEF', '2026-02-14'],
  ['Weight (copied forward from 04/02/2026)\nBMI 38. No change.', 'BMI', '2026-04-02'],
  ['Older field on file: 05/02/2024, left eye\nUpper limit 16 degrees.', 'Upper limit', '2024-05-02'],
  ['Prior study: 05/02/2024\nUpper limit 16 degrees.', 'Upper limit', '2026-07-08'],
  ['Weight (copied forward from 04/02/2026)\nToday: BMI 38.', 'BMI', '2026-07-08'],
  ['Next visit 08/01/2026 for BMI 36.', 'BMI', '2026-07-08'],
  ['On August 4, 2025 a stent went into the neck, which was found before the bypass.', 'bypass', '2026-07-08'],
  ['It was 48 % in September 2025 before the ablation and 20 % in January.', 'ablation', '2026-07-08'],
  ['It was 48 % in September 2025 before the ablation and 20 % in January.', '20 %', '2026-01-01..2026-01-31'],
  ['The pain came back beginning in the latter half of March 2026.', 'came back', '2026-03-15..2026-03-31'],
  ['ARTERIAL GAS\nDrawn 10/27/2026 11:20, left radial.\npH 7.40\npO2 58 mmHg', 'pO2 58', '2026-10-27'],
  ['Exam date 08/13/2024.\nCategory 3.\nExam date 02/18/2025.\nNothing new.\nCategory 2.', 'Category 3', '2024-08-13'],
  ['Exam date 08/13/2024.\nCategory 3.\nExam date 02/18/2025.\nNothing new.\nCategory 2.', 'Category 2', '2025-02-18'],
  ['The inner side is down to 1 mm of clear space (3 mm in 2023).', 'clear space', '2026-07-08'],
  ['MRx right eye 20/50 (was 20/30 in 2023).', '20/50', '2026-07-08'],
  ['MRx from 3/2023 right eye 20/30.', '20/30', '2023-03-01..2023-03-31'],
  ['Lens OD 2+ NS, OS implant 2022.', '2+ NS', '2026-07-08'],
  ['Wt 141.9 kg (06/20: 134.0; 05/11: 131.2).', '141.9 kg', '2026-07-08'],
  ['Wt 141.9 kg (06/20: 134.0; 05/11: 131.2).', '134.0', '2026-06-20'],
  ['At her visit, 07/04/2026, it was stopped; she began carvedilol 07/09.', 'carvedilol', '2026-07-09'],
  ['The inner side is down to 1 mm of clear space (3 mm in 2023).', '3 mm', '2023-01-01..2023-12-31'],
  ['LVEF fell from 44 % in 2023 to 27 % on 05/06/2026.', '27', '2026-05-06'],
  ['LVEF went from 44 % in 2023 to 27 %.', '27', '2026-07-08'],
  ['Comparison with 2020 reveals thinning of the insert.', 'thinning', '2026-07-08'],
  ['The echo of 05/06/2026 puts it at 27 %, having stood at 44 % in 2023.', '27', '2026-05-06'],
  ['He went in March 2025 to physical therapy.', 'physical', '2025-03-01..2025-03-31'],
  ['Upper joint line measures under 1 mm, was 3 mm in 2024.', 'joint line', '2026-07-08'],
  ['A1c 6.6 % (was 6.4 in March 2025).', '6.6', '2026-07-08'],
  ['BMI 33.5, highest BMI 43.8 in 2022.', '33.5', '2026-07-08'],
  ['BMI 33.5, highest BMI 43.8 in 2022.', '43.8', '2022-01-01..2022-12-31'],
  ['EF 27 %, the lowest yet, in May 2026.', '27', '2026-05-01..2026-05-31'],
  ['She used to be active, now BMI 42.', 'BMI 42', '2026-07-08'],
  ['He drank for years and then quit; BMI 42.', 'BMI 42', '2026-07-08'],
  ['Had pain for months, then worse; the AHI is 22 now.', '22', '2026-07-08'],
  ['She came with orthopnea in March 2026. EF then 22 %.', '22', '2026-03-01..2026-03-31'],
  ['MRD1 was 3.5 in 2023 and is 1.5 now.', '1.5', '2026-07-08'],
  ['AHI 38 in 2022, now 6.', ' 6', '2026-07-08'],
  ['AHI 38 in 2022, now 6.', '38', '2022-01-01..2022-12-31'],
  ['In 2024 she weighed 288 lb, now 244 lb.', '244', '2026-07-08'],
  ['On 05/06/2026 the EF is 38 % now.', '38', '2026-05-06'],
  ['The study of 5/6/26 came down to AHI 6 from 38 in 2022.', 'AHI 6', '2026-05-06'],
  ['The study of 5/6/26 came down to AHI 6 from 38 in 2022.', '38', '2022-01-01..2022-12-31'],
  ['NYHA III, was II last year.', 'NYHA III', '2026-07-08'],
  ['Patient: Ann Example DOB: 03/04/1958\n- MRD1 0.5 mm', 'MRD1', '2026-07-08'],
  ['TFESI L5 2/3/26: 80% x 6 wks', 'TFESI', '2026-02-03'],
  ['A1c 9.8 (1/26), 8.1 (5/20).', '9.8', '2026-01-01..2026-01-31'],
  ['A1c 9.8 (1/26), 8.1 (5/20).', '8.1', '2026-05-20'],
  ['A1c 1/5/26 9.8 -> 5/20/26 8.1', '9.8', '2026-01-05'],
  ['5/6/26 echo EF 28, 2/1/26 EF 24', 'EF 28', '2026-05-06'],
  ['Highest weight 301 lb in 2022, current weight 244 lb.', '244', '2026-07-08'],
  ['Weight 288 lb at start (1/5/26), 244 lb now.', '244', '2026-07-08'],
  ['Data through 05/12/2026 printed 05/13/2026\n- AHI 22', 'AHI', '2026-07-08'],
  ['EF 31 % from 3/2/26.', '31', '2026-03-02'],
  ['EF now 38 %.', '38', '2026-07-08'],
  ['[Carried over from 02/24/2026: Ht 165 cm, Wt 119.8 kg, BMI 44.0, waist 126 cm.]', 'BMI 44.0', '2026-02-24'],
  ['Copied forward from the visit of 02/24/2026: BMI 44.0.', 'BMI 44.0', '2026-02-24'],
  ['BMI 44.0 (from 02/24/2026).', 'BMI 44.0', '2026-02-24'],
  ['Recovered from 02/24/2026 surgery, BMI 44.0.', 'BMI 44.0', '2026-07-08'],
  ['His EF used to sit around 41.', 'EF', '2016-07-10..2026-07-07'],
  ['He went along with an EF around 41 for years and then slid.', 'EF', '2016-07-10..2026-07-07'],
  [
    'In June 2026 he was breathless; your catheterization showed a closed stent, EF 25.',
    'EF 25',
    '2026-06-01..2026-06-30',
  ],
  ['In June 2026 he was breathless; today the EF is 25.', 'EF is 25', '2026-07-08'],
  ['COMPARISON: 02/11/2024\nRight: severe joint space loss.', 'joint space', '2026-07-08'],
])('in %j the date of %j is %s', (text, word, says) => {
  const chart = chartOf(text);
  const start = chart.text.indexOf(word, chart.text.indexOf(above));
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  const found = dateFor(chart, sentence, { start, end: start + word.length });
  expect(found && days(found)).toBe(says);
});
