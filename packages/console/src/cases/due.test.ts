import { expect, test } from 'vitest';
import { dueLook } from './due.ts';

const due_at = '2026-03-10T12:00:00.000Z';

test.each([
  ['2026-03-03T12:00:00.000Z', 'Due in 7 days', 'quiet'],
  ['2026-03-07T11:59:59.000Z', 'Due in 3 days', 'quiet'],
  ['2026-03-07T12:00:00.000Z', 'Due in 72 h', 'quiet'],
  ['2026-03-07T12:00:01.000Z', 'Due in 71 h', 'quiet'],
  ['2026-03-09T12:00:00.000Z', 'Due in 24 h', 'quiet'],
  ['2026-03-09T12:00:01.000Z', 'Due in 23 h', 'wait'],
  ['2026-03-10T06:30:00.000Z', 'Due in 5 h', 'wait'],
  ['2026-03-10T11:00:01.000Z', 'Due in 59 min', 'wait'],
  ['2026-03-10T12:00:00.000Z', 'Due in 1 min', 'wait'],
  ['2026-03-10T12:00:01.000Z', '1 min over', 'bad'],
  ['2026-03-10T15:59:00.000Z', '3 h over', 'bad'],
  ['2026-03-12T11:59:59.000Z', '47 h over', 'bad'],
  ['2026-03-12T12:00:00.000Z', '2 days over', 'bad'],
])('at %s it is said: %s', (now, word, tone) => {
  expect(dueLook({ due_at, determined_at: null }, Date.parse(now))).toMatchObject({ word, tone });
});

test.each([
  [due_at, 'Decided in time', 'good'],
  ['2026-03-10T14:00:00.000Z', 'Decided 2 h late', 'bad'],
  ['2026-03-13T12:00:00.000Z', 'Decided 3 days late', 'bad'],
])('decided at %s it is said: %s, whatever the day is', (determined_at, word, tone) => {
  expect(dueLook({ due_at, determined_at }, 0)).toMatchObject({ word, tone });
});
