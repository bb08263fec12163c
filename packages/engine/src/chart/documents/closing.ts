// A line in; whether a record ends with it, out.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { isSigning, lineSigns } from './signature-cues.ts';

/** A record's last line: it signs, or is a name with its title and a day ("L. Brightwater, PT, DPT 05/22/2026"). */
export const closes = (line: string): boolean => isSigning(line) || SIGNS_OFF.test(line);
/** The same of a line whose cues tell that most do not. */
export const lineCloses = (line: SetLine): boolean =>
  lineSigns(line) || ((line.cues & CUE.digit) !== 0 && SIGNS_OFF.test(line.string));
const SIGNS_OFF = new RegExp(
  `\\b(?:M\\.?D|D\\.?O|NP|PA-?C?|RN|D?PT|OTR?|OD|RRT|RD|PsyD|PhD|LCSW|AuD|CDCES)\\b\\.?,?.{0,12}${PRINTED_DAY}(?: \\d{1,2}:\\d\\d)?\\W*$`,
);
