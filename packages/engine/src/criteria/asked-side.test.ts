import { expect, test } from 'vitest';
import { chartFromText } from '../chart/index.ts';
import { sideAskedFor } from './asked-side.ts';

const note = (text: string, day = '2026-06-01'): string => `=== visit_note ${day} Visit\n${text}\n`;

test.each([
  ['Surgery planned OD.', 'right'],
  ['She wants the right eye done.', 'right'],
  ['Asks for the left knee to be replaced.', 'left'],
  ['The right knee (the one he wants done) has full joint height.', 'right'],
  ['The left bends to 95; the right, for which he wants a TKA, is free.', 'right'],
  ['Booked for surgery: left.', 'left'],
  ['Operative knee: R.', 'right'],
  ['In 2019 she was booked for surgery on the left.', null],
  ['We will go ahead with the left eye.', 'left'],
  ['Agreed to have her left hip replaced.', 'left'],
  ['She does not want the right eye done.', null],
  ['Her sister wants the right eye done.', null],
  ['He wants the left knee, which he wants to keep, looked at.', null],
  ['Wants the right eye done, then wants the left eye done.', null],
  ['She wants more light and has pain on the right.', null],
])('%j asks for %j', (text, side) => expect(sideAskedFor(chartFromText(note(text)))).toBe(side));

test('what the last note asks for stands', () =>
  expect(
    sideAskedFor(
      chartFromText(note('She wants the right eye done.', '2025-02-01') + note('She wants the left eye done.')),
    ),
  ).toBe('left'));
