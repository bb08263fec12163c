import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { parsePhrase } from '../../values/phrase.ts';
import { findMentions } from './index.ts';

const rfa = { id: 'rfa', phrases: [parsed('RFA')], opposite: [], except: [], codes: [] };

function parsed(text: string) {
  const found = parsePhrase(text);
  if ('mistake' in found) throw new Error(text);
  return found.phrase;
}

test.each([
  ['| RFA | Date |\n| C4-6 R | 9/2023 |\n| C4-6 L | 10/2023 |', ['C4-6 R', 'C4-6 L']],
  ['| RFA | Relief |\n| 3/9/26 | 75% |\n| 4/6/26 | 80% |', ['3/9/26', '4/6/26']],
  ['| RFA | Date |\n| First | 9/2023 |\n| #2 | 10/2024 |', ['First', '2']],
  // the rows name things of their own
  ['| RFA | Date |\n| Consent signed | 9/2023 |\n| Referral sent | 10/2023 |', []],
])('the rows of %j that are what the head of their column names', (table, rows) => {
  const chart = chartFromText(table);
  const found = findMentions(chart, [rfa], () => null).get('rfa')!;
  const head = chart.text.indexOf('RFA');
  expect(found.filter((m) => m.start > head).map((m) => chart.text.slice(m.start, m.end))).toEqual(rows);
});
