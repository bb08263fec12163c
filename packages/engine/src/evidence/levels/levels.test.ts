// What a clinician writes as levels → the facet joints that are meant.

import { expect, it } from 'vitest';
import { levelListsIn } from './joints.ts';

const cases: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  ['bilateral L4-5 and L5-S1 facet blocks', [['L4-5', 'L5-S1']]],
  ['L4/5, L5/S1', [['L4-5', 'L5-S1']]],
  ['L4-L5 and L5-S1', [['L4-5', 'L5-S1']]],
  ['L4-S1 right', [['L4-5', 'L5-S1']]],
  ['instrumented fusion L4 to S1', [['L4-5', 'L5-S1']]],
  ['left C4-6', [['C4-5', 'C5-6']]],
  ['C3, C4, C5, C6 medial branches on the right', [['C3-4', 'C4-5', 'C5-6']]],
  ['medial branch blocks right L3 and L4 with L5 dorsal ramus', [['L4-5', 'L5-S1']]],
  ['right L3, L4 medial branches and L5 dorsal ramus', [['L4-5', 'L5-S1']]],
  ['MBBs L3,L4 + L5 dorsal ramus R x2', [['L4-5', 'L5-S1']]],
  ['the L2, L3 and L4 medial branches (L3-4, L4-5)', [['L3-4', 'L4-5']]],
  ['R L3/L4 MB and L5 DR', [['L4-5', 'L5-S1']]],
  ['L3,4,5 medial branches', [['L4-5', 'L5-S1']]],
  ['L C5/C6/C7 MB', [['C5-6', 'C6-7']]],
  ['L2-L5 MBs', [['L3-4', 'L4-5', 'L5-S1']]],
  ['L3-L4-L5 medial branches', [['L4-5', 'L5-S1']]],
  ['left TON and C3', [['C2-3']]],
  ['C2-3 TON/C3 MBB left; L4-S1 MBB bilateral', [['C2-3'], ['L4-5', 'L5-S1']]],
  ['Facet injections at L2/3, L3/4 and L4/5, all on one visit', [['L2-3', 'L3-4', 'L4-5']]],
  ['MBB#1 L4-5, L5-S1; MBB#2 planned L2-3', [['L4-5', 'L5-S1'], ['L2-3']]],
  ['L5 radiculopathy, S1 reflex absent, strength 4/5', []],
  ['Standard T1/T2/STIR sequences', []],
  ['C7-T1 and T12-L1', [['C7-T1', 'T12-L1']]],
  ['L4-5, 80 C for 90 s, 0.5 mL', [['L4-5']]],
  ['04/05 block with 1/2 strength', []],
];

it.each(cases)('%s', (text, joints) => {
  expect(levelListsIn(text).map((l) => l.joints)).toEqual(joints);
});

it('a range to the sacrum over three joints is open: branches or joints may be meant', () => {
  expect(levelListsIn('L3-S1 MBB')[0].open).toBe(true);
  expect(levelListsIn('L4-S1 MBB')[0].open).toBe(false);
});
