// A line in; the house that heads it, where it is a letterhead with what the paper is and its day behind, out.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import { wordsIn } from '../characters.ts';

/** "Larkspur Spine & Nerve" of "Larkspur Spine & Nerve · Check after injection 04/21/2026": so may the next paper of theirs open. */
export const letterheadOf = (line: string): string | null =>
  LETTERHEAD.test(line) && DAY.test(line) && wordsIn(line) <= LONGEST_LETTERHEAD
    ? line.split(SEPARATOR, 1)[0].toLowerCase()
    : null;
const SEPARATOR = / [·|•–—] /;
const LETTERHEAD = /^[A-Z][^.;:]{6,} [·|•–—] .*\d$/;
const LONGEST_LETTERHEAD = 14;
const DAY = new RegExp(PRINTED_DAY);
