// A line in, whether it says no more than whose paper it is, out; and whether the paper is named below, with its day.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import type { SetLine } from '../layout/set-line.ts';
import { ORGANISATION, TITLE_NOUN } from './kind-cues.ts';
import { isSigning } from './signature-cues.ts';

const IDENTITY_WORD =
  /\b(?:patient|pt|name|member|client|dob|born|birth|date|of|b|mrn|chart|id|no|number|acct|account|sex|age|re|rec|f|m|yo|y)\b\.?/gi;
const DAY = new RegExp(PRINTED_DAY, 'g');

/** "Patient: Ann Lee   Born: 07/14/1974", "Lee, Ann   DOB 07/14/1974   MRN NS-7703", "Ann Lee   NS-7703". */
export function isIdentityOnly(string: string): boolean {
  if (string.length > 110 || !/\d/.test(string) || isSigning(string)) return false;
  const rest = string
    .replace(DAY, ' ')
    .replace(/[A-Z]{0,4}-?\d[\w-]*/g, ' ')
    .replace(IDENTITY_WORD, ' ')
    .replace(/[#:,()|/.·-]/g, ' ')
    .trim();
  const words = rest.split(/\s+/).filter(Boolean);
  return (
    words.length >= 1 &&
    words.length <= 5 &&
    words.every((w) => /^[A-Z]/.test(w)) &&
    !TITLE_NOUN.test(rest) &&
    !ORGANISATION.test(rest)
  );
}

/** "Castellane, Reuben A." on a line of its own, or with what else tells whose a paper is. */
export const isWhose = (string: string): boolean => NAME_ALONE.test(string) || isIdentityOnly(string);
const NAME_ALONE = /^[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?, [A-Z][\w'’-]+(?: [A-Z]\.?)?$/;

/** "Operative Note (brief) — 08/18/2026 — Surgeon: W. Dragan", right below whose it is: what a paper is, and its day. */
export function namedBelow(lines: readonly SetLine[], k: number): SetLine | null {
  const { pageIndex } = lines[k];
  let i = k;
  while (i < lines.length && lines[i].pageIndex === pageIndex && (lines[i].running || isWhose(lines[i].string))) i++;
  const below = lines[i];
  if (i === k || !below || below.pageIndex !== pageIndex) return null;
  const named = NAMED_WITH_DAY.exec(below.string);
  return named && TITLE_NOUN.test(named[1]) ? below : null;
}
const NAMED_WITH_DAY = new RegExp(`^([A-Z][^.;:]{3,70}?),? *[—–·|] ?${PRINTED_DAY}\\b`);
