// A row of a grid in, "Fever | | X" under "Symptom | Yes | No"; whether its crosses or boxes answer what the row names, out.

import type { Cell } from '../chart.ts';
import { boxesIn } from './boxes.ts';
import type { Piece } from './pieces.ts';

const CROSS = /^[xX✓✔✗✘•●*]$/;

/** A bare cross in the column Yes or No answers what the row asks. */
export function answerIn(text: string, cells: readonly Cell[]): Piece['check'] {
  const crossed = cells.flatMap((c): ('on' | 'off' | 'none')[] => {
    const header = c.header && CROSS.test(text.slice(c.start, c.end)) ? text.slice(c.header.start, c.header.end) : '';
    const answer = ANSWERS.find(([, pattern]) => pattern.test(header.trim()));
    return answer ? [answer[0]] : [];
  });
  if (crossed.length === 0 || cells.length < 2) return undefined;
  return crossed.length > 1 ? 'both' : crossed[0];
}
const ANSWERS = [
  ['on', /^(?:yes|y|pos(?:itive)?|present|\+|covered|discussed)$/i],
  [
    'off',
    /^(?:no|n|none|never|not at all|neg(?:ative)?|absent|denie[sd]|[-–]|not (?:covered|discussed|done|met|given|used|addressed|reviewed))$/i,
  ],
  ['none', /^(?:n\/?a|not applicable|unknown|unsure|not (?:sure|asked|assessed|tested|known))$/i],
] as const;

/** Of boxes below other heads than Yes and No: "Subluxation | ☒ | ☐" under "None | Severe" denies, "☐ | ☐" answers nothing. */
export function checkOfGrid(text: string, boxes: readonly Cell[]): 'off' | 'none' | undefined {
  if (boxes.length < 2 || !boxes.every((c) => c.header)) return undefined;
  const ticked = boxes.filter((c) => boxesIn(text, c).some((b) => b.on));
  if (ticked.length === 0) return 'none';
  const heads = ticked.map(({ header }) => text.slice(header!.start, header!.end).trim());
  return heads.every((h) => DENIES.test(h)) ? 'off' : undefined;
}
const DENIES = ANSWERS[1][1];
