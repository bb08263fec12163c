// How far a set line reaches, and how it is typed.

import { CUE } from './line-cues.ts';
import type { SetLine } from './set-line.ts';

/** The first word of the next line would not have fitted: the line was broken by its width, not by its writer. */
export const isFull = (line: SetLine, next: SetLine): boolean =>
  line.x1 + next.firstWidth + line.size * 0.3 > line.edges.x1 - line.size * 0.6;
export const isHalfFull = (line: SetLine): boolean => line.x1 - line.edges.x0 > 0.55 * (line.edges.x1 - line.edges.x0);
export const isWide = (line: SetLine): boolean => line.x1 - line.edges.x0 > 0.75 * (line.edges.x1 - line.edges.x0);
export const isVeryFull = (line: SetLine, next: SetLine): boolean => line.x1 + next.firstWidth * 0.5 > line.edges.x1;
export const indentOf = (line: SetLine): number => line.x0 - line.edges.x0;
export const isCaps = ({ cues }: SetLine): boolean => (cues & CUE.capitals) !== 0 && (cues & CUE.small) === 0;

/** Words, or a comma, that no line of its own ends with: the sentence goes on below. */
export const endsMidway = (string: string): boolean => ENDS_MIDWAY.test(string.slice(-LONGEST_END));
/** With what the pattern looks at before its longest word: the rest of a long line is not searched. */
const LONGEST_END = 10;
const ENDS_MIDWAY =
  /\b(?:a|an|the|of|to|on|at|by|for|from|with|and|or|is|was|are|were|has|had|have|be|been|this|that|his|her|their|who|which|when|while|than|into|Dr\.?|Mr\.|Mrs\.|Ms\.)$|[(&]$|(?:[A-Z,'"]{2}|%) (?:AN|THE|OF|TO|AT|BY|IN|FOR|FROM|WITH|AND|OR|IS|WAS|ARE|WERE|HAS|HAD|HAVE|BE|BEEN|THIS|THAT|HIS|HER|THEIR|WHO|WHICH|WHEN|WHILE|THAN|INTO|DR\.?|MR\.|MRS\.|MS\.)$/;
