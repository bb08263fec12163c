import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { durationsIn } from './index.ts';

test.each([
  ['| Symptom | Started | Side |\n| Leg burning | 5 mo ago | L |\n| Back ache | 01/2024 | both |', 2],
  ['| Problem | Onset | Note |\n| Sciatica | 03/2025 | L5 |\n| Asthma | 2010 | mild |', 2],
  // over, or a drug
  ['| Symptom | Started | Resolved |\n| Leg burning | 03/2025 | 05/2025 |\n| Cough | 01/2024 | 02/2024 |', 0],
  ['| Drug | Started | Dose |\n| Naproxen | 03/2025 | 500 mg |\n| Tramadol | 01/2024 | 50 mg |', 0],
])('how many of %j last to this day', (table, many) => {
  const chart = chartFromText(table);
  const lasting = chart.sentences.flatMap((_, i) => durationsIn(chart, i)).filter((d) => d.basis === 'since');
  expect(lasting).toHaveLength(many);
});
