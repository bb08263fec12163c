import { expect, test } from 'vitest';
import { chartFromText } from '../../index.ts';

test.each([
  [
    '| Item | Done |\n| Decision aid shown | |\n| Cessation talk | Yes |\n| Yearly return told | |',
    ['none', undefined, 'none'],
  ],
  ['| Topic | Date done | Initials |\n| Aid shown | 05/01/2026 | KL |\n| Risks told | | |', [undefined, 'none']],
  ['| Symptom | Yes | No |\n| Fever | | X |\n| Chills | | |', ['off', 'none']],
  // a part's title
  ['| Test | Result |\n| Sodium | 139 |\n| Potassium | 4.1 |', [undefined, undefined]],
])('a place left empty under what asks whether a thing was done: %j', (table, checks) => {
  expect(
    chartFromText(table)
      .sentences.filter((s) => s.cells?.[0].header)
      .map((s) => s.check),
  ).toEqual(checks);
});

test('prose below a list of what was done is no entry of it', () => {
  const { sentences, text } = chartFromText(
    '| Item | Done |\n| Aid shown | Yes |\n| Risks told | Yes |\n\nHe asked for the scan in July.',
  );
  const last = sentences.at(-1)!;
  expect([text.slice(last.start, last.end), last.check]).toEqual(['He asked for the scan in July.', undefined]);
});

test('an entry with its answer names no columns', () => {
  const { sentences } = chartFromText(
    'Hypertension       Yes\nType 2 diabetes    Yes    A1c 8.1\nCoronary disease   No\nSleep apnea        Yes    CPAP',
  );
  expect(sentences.flatMap((s) => s.cells?.map((c) => c.header) ?? []).every((h) => h === null)).toBe(true);
});
