// A line inside a page in; whether it is the title of another paper that says in one line what it is and of which day, out.
//
// "Earlier film (copy): right hip, 05/06/2024" below a signature, "Occupational Health note, 09/18/2026 (C. Delahunt, PA)": neither type nor
// white space need tell such a line.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { closes, lineCloses } from './closing.ts';
import { TITLE_NOUN } from './kind-cues.ts';
import { SIGNER } from './signature-cues.ts';

const OWN_DAY = new RegExp(`\\b${PRINTED_DAY}\\b`);
/** "Discharge summary 06/14/2026, excerpt": no line of text. */
const IS_DATED_TITLE = new RegExp(
  `^[A-Z][^.;!?]{2,70}?[,(:—–-]? ?\\(?${PRINTED_DAY}\\)?(?:, (?:an? )?(?:excerpts?|extracts?|copy))?$`,
);
/** "Occupational Health note, 09/18/2026 (C. Delahunt, PA)". */
const WRITER_BEHIND = new RegExp(`${PRINTED_DAY}\\)?,? [(—–-]? ?${SIGNER.source}\\)?\\W*$`);
/** What is told of a paper that was written before, or comes, and is no title of it. */
const TELLS_OF_PAPER =
  /^(?:addend|amend|cc\b|copy to|c\.c|dict|typed|trans|review|print|fax|received|sent|scan|date|next|return|follow|appoint|recall|electronic|sign|last|see |per |by |seen|enclos|attach|ref\b|dob|born|due|start|stop|expire|valid|since|until|effective|to be|will )|\b(?:signed|due|scheduled|booked|see|was|is|were|on|by|from|since|until|at|for) ?\S+$/i;

/** What it is and of which day, in a line of its own; without type or white space to tell it, below a signature or with its writer behind it. */
export function isDatedTitle(lines: readonly SetLine[], k: number, lastLine: string): boolean {
  const { string, row, gap, cues } = lines[k];
  if ((cues & CUE.digit) === 0 || row || string.length > LONGEST_ONE_LINE || !OWN_DAY.test(string)) return false;
  const isOneOfMany = (l: SetLine | undefined): boolean =>
    l !== undefined && (IS_DATED_TITLE.test(l.string) || WRITER_BEHIND.test(l.string));
  if (isOneOfMany(lines[k + 1])) return false;
  if (WRITER_BEHIND.test(string)) {
    const what = string.slice(0, string.search(OWN_DAY));
    return (
      TITLE_NOUN.test(what) &&
      /^[A-Z]/.test(what) &&
      !/[.;:]/.test(what) &&
      !TELLS_OF_PAPER.test(what) &&
      !isOneOfMany(lines[k - 1])
    );
  }
  if (!IS_DATED_TITLE.test(string) || TELLS_OF_PAPER.test(string)) return false;
  const isCopied = /excerpt|extract|copy/i.test(string) && TITLE_NOUN.test(string);
  return isCopied ? gap > 0 : SIGNED_WITH_DAY.test(lastLine) && closes(lastLine) && isSignedBelow(lines, k);
}
const LONGEST_ONE_LINE = 110;
/** A signature that has its day is whole. */
const SIGNED_WITH_DAY = new RegExp(`${PRINTED_DAY}(?:,? (?:at )?\\d{1,2}:\\d\\d)?\\W*$`);
/** A paper so short is signed within some lines. */
const isSignedBelow = (lines: readonly SetLine[], k: number): boolean =>
  lines.slice(k + 1, k + SIGNED_WITHIN).some((l) => l.pageIndex === lines[k].pageIndex && lineCloses(l));
const SIGNED_WITHIN = 12;
