// A line and what stands right above it in; whether the next entry of a paper that holds several begins with it, out.
//
// "Procedure notes": one title, and below it one signed record after another, each led by its day. Each is a record of its own.

import type { SetLine } from '../layout/set-line.ts';
import { isSigning, SIGNER } from './signature-cues.ts';

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
/** "02/12/2026. Left L5 root", "July 9, 2026. Test block", "08/24/2026 10:05. Pt calls": a day, and then what was done. */
const LED_BY_DAY = new RegExp(
  `^(?:\\d{1,2}[/.-]\\d{1,2}[/.-](?:20)?\\d\\d|${MONTH}\\.? \\d{1,2},? 20\\d\\d)(?:,? (?:at )?\\d{1,2}[:.]\\d\\d)?[.:]? +[A-Z][a-z]`,
  'i',
);
const CUT_OFF = /[.:]\s|\d[:.]\d\d\b/;
/** "A. Wray, MD, 07/09/2026; sheet added 07/13/2026", "(signed 02/12/2026)", "D. Prum, MA". */
const ENDS_SIGNED = new RegExp(
  `${SIGNER.source}[^a-z]{0,14}(?:\\(?(?:e-?)?signed[^a-z]{0,16})?(?:; [a-z ]{3,24} [\\d/]{6,10})?\\W*$`,
);

export function opensEntry({ string, row }: SetLine, above: string): boolean {
  if (row || !LED_BY_DAY.test(string) || !CUT_OFF.test(string.slice(0, 24))) return false;
  return ENDS_SIGNED.test(above) || isSigning(above.slice(-70));
}
