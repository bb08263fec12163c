import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { labelsIn, labelsInAll } from './labels.ts';

const dir = mkdtempSync(join(tmpdir(), 'labels-'));
afterAll(() => rmSync(dir, { recursive: true }));

const entry = {
  id: 'knee-1',
  file: 'knee-1.pdf',
  policy: 'knee-hip-arthroplasty',
  policy_title: 'Total Knee Arthroplasty',
  expect: 'approve',
  leaves: { 'J-01': 'met' },
};
const read = (...entries: readonly object[]) => {
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(entries));
  return labelsIn(dir);
};

test('a label needs no more than what is scored', () => {
  expect(read(entry)).toEqual([
    { label: { ...entry, patient_name: '', scan: 'none', evidence: {} }, file: join(dir, 'knee-1.pdf') },
  ]);
});

test.each([
  [{ ...entry, leaves: { 'J-01': 'No cyst' } }, 'knee-1, leaves.J-01'],
  [{ ...entry, expect: 'approved' }, 'knee-1, expect'],
  [{ file: 'x.pdf' }, 'entry 1, id'],
])('a label that cannot be scored is named with its chart and field: %j', (bad, where) =>
  expect(() => read(entry, bad)).toThrow(where),
);

test('a folder without labels is called so', () =>
  expect(() => labelsIn(join(dir, 'none'))).toThrow('has no manifest.json'));

test('an id that two folders use is told apart by its folder', () => {
  for (const [set, ids] of [
    ['first', ['a', 'b']],
    ['second', ['b', 'c']],
  ] as const) {
    mkdirSync(join(dir, set));
    writeFileSync(join(dir, set, 'manifest.json'), JSON.stringify(ids.map((id) => ({ ...entry, id }))));
  }
  expect(labelsInAll([join(dir, 'first'), join(dir, 'second/')]).map((c) => c.label.id)).toEqual([
    'a',
    'first/b',
    'second/b',
    'c',
  ]);
});
