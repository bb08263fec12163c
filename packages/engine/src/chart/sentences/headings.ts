// A set line and its neighbours in; whether it is a heading, out.

import { findDates } from '../../values/date-text.ts';
import { endsIn, isBlank, isSmall, wordsIn } from '../characters.ts';
import { lineSigns } from '../documents/signature-cues.ts';
import { CUE } from '../layout/line-cues.ts';
import { endsMidway, isCaps, isFull, isWide } from '../layout/line-shape.ts';
import type { SetLine } from '../layout/set-line.ts';
import { headingKindOf, sectionKindOf } from './section-cues.ts';

/** Prose is told from headings by how it stands on the page, before any of its words is read. */
export function isHeading(
  line: SetLine,
  previous: SetLine | undefined,
  next: SetLine | undefined,
  capsShare: number,
): boolean {
  const { string } = line;
  const startsRun =
    !previous ||
    previous.block !== line.block ||
    line.gap > 0.6 ||
    !isFull(previous, line) ||
    endsIn(previous.string, '.:!?');
  if (!startsRun || isMidSentence(line, previous)) return false;
  const bare = withoutEnd(string);
  if (bare.length < 1 || bare.length > 90) return false;
  if ((line.cues & CUE.box) !== 0 && HOLDS_BOX.test(string)) return false;
  const caps = isCaps(line);
  const words = wordsIn(bare);
  const isShort = words <= 8 && !(bare.length <= 3 && !caps);
  const runsOn =
    next !== undefined &&
    next.block === line.block &&
    next.bold === line.bold &&
    isSmall(next.string.charCodeAt(0)) &&
    line.gap < 0.9;
  if (SCORED.test(bare)) return false;
  if (isShort && sectionKindOf(bare)) {
    if (lineSigns(line)) return false;
    if (line.bold || string.endsWith(':') || caps) return true;
    // "Family history" over "colon cancer": what is listed below begins small too, and is not the patient's.
    const opens = !runsOn || (words > 1 && sectionKindOf(bare) === 'family_history' && !SAYS_OF.test(next.string));
    return opens && !endsIn(string, '.,;') && !isFull(line, next ?? line) && line.segments.length === 1;
  }
  // Where all is typed in capitals, white space tells a leaflet's head from the record above it.
  if (isShort && caps && line.gap > 0.8 && headingKindOf(bare) === 'education') return true;
  const below = next?.size ?? line.size;
  const isLarger = line.size > 1.15 * below;
  if (!line.bold && !caps && !isLarger) return false;
  if (words > 14 || line.segments.length > 1 || saysMore(line, bare)) return false;
  if (line.bold && !runsOn)
    return (
      !string.endsWith(',') &&
      !/\b(?:MD|DO|NP|RN|PA-C)\b[^a-z]*$/.test(string) &&
      (!/:\s*\S/.test(string) || caps || line.size > 1.12 * below)
    );
  if (endsIn(string, '.,;')) return false;
  // On a scanned page the letters of a line of the text may measure larger than those of the next: it fills its width, and a sentence ends in it.
  if (isLarger && next !== undefined && next.gap < 0.6 && isWide(line) && SENTENCE_ENDS_IN.test(bare)) return false;
  // Nor do they tell anything where all is typed in capitals.
  if (caps && capsShare >= 0.5 && isWide(line)) return false;
  // "TOTAL 14" is the sum of a form
  if (!isLarger && /\b(?:TOTAL|SCORE|SUM)\W{1,3}\d{1,3}(?:\s?\/\s?\d+)?$/.test(bare)) return false;
  return isLarger || (caps && capsShare < 0.5 && words <= 9 && /[A-Z]{4}/.test(bare) && !/\d{4}/.test(bare));
}

/** "Epworth: 12/24" is a finding, and not the head of a questionnaire of December. */
const SCORED =
  /^(?:epworth|ess|mmse|moca|phq-?[29]|gad-?7|isi)\b(?: (?:score|total|today))?\W{1,3}\d{1,2}\s?\/\s?\d{1,2}$/i;

/** "Family history / of colon cancer": one sentence. */
const SAYS_OF = /^(?:of|for|is|was|and|with|in|positive|negative|notable|significant|non-?contributory)\b/;

/** "[ ] GERD": an option in capitals is no heading. */
const HOLDS_BOX = /[☐☒☑]|\[ {0,3}[xX✓]? {0,3}\]|\( {0,3}[xX✓ ] {0,3}\)/;

/** Words in bold or in italics in the middle of a paragraph, behind a line that had no room for them; in capitals, behind one that breaks off. */
const isMidSentence = (line: SetLine, previous: SetLine | undefined): boolean =>
  previous !== undefined &&
  previous.block === line.block &&
  line.gap < 0.6 &&
  (isSmall(line.string.charCodeAt(0))
    ? isFull(previous, line)
    : isCaps(line) && isCaps(previous) && endsMidway(previous.string));

const SENTENCE_ENDS_IN = /[a-z]{2}\. [A-Z][a-z]|(?<!\b(?:LTD|INC|DR|ST|CO|NO|MED|DEPT|ASSOC|CORP))[A-Z]{2}\. [A-Z]{2}/;

/** A line that stands like a heading and is none: it signs, labels, dates or measures. */
function saysMore(line: SetLine, bare: string): boolean {
  if (lineSigns(line)) return true;
  if (!line.bold && /\b(?:DOB|MRN)\b|^(?:Patient|Name|Re|Date)\b.*:|:\s*\S/.test(bare)) return true;
  if ((line.cues & CUE.digit) === 0) return /^[\s/.,:-]+$/.test(bare);
  if (/^[\d\s/.,:-]+$/.test(bare)) return true;
  if (bare.length < 40 && findDates(bare).some((d) => d.end - d.start > bare.length * 0.7)) return true;
  if (line.bold) return false;
  // "LVEF 40 %", "BCVA OD 20/60 OS 20/40" alone on its line is a finding.
  return (
    /\b20\s?\/\s?\d{2,3}(?![\d/])/.test(bare) ||
    /^(?:EPWORTH|ESS|BMI|L?VEF|EF|AHI|REI|RDI|SPO2|MMSE|MOCA|PHQ|ISI|A1C|NYHA)\b.*\d/i.test(bare) ||
    /\d\s?(?:%|mm ?Hg|mg\/dL|kg|lbs?|kg\/m2|L\/min|\/h(?:r|our)?|per hour|percent)$/i.test(bare)
  );
}

/** Without the colon, the full stop and the blanks at its end. */
function withoutEnd(string: string): string {
  let end = string.length;
  while (end > 0 && (string[end - 1] === ':' || string[end - 1] === '.' || isBlank(string.charCodeAt(end - 1)))) end--;
  return end === string.length ? string : string.slice(0, end);
}
