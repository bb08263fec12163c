// The lines of a chart in; the pages with which a numbering begins, and so a paper, out.

import { pageNumberIn } from '../layout/furniture.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';

/** Pages whose running lines say "page 1 of n". */
export function firstPages(lines: readonly SetLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let page = -1;
  let place = 0;
  for (const l of lines) {
    if (l.pageIndex !== page) place = 0;
    page = l.pageIndex;
    if (!l.running) place++;
    // Farther down it numbers another paper's.
    if ((l.running || ((l.cues & CUE.firstPage) !== 0 && place <= NUMBERED_LINES)) && numbersFirst(l)) found.add(page);
  }
  return found;
}

const NUMBERED_LINES = 8;

/** In a running line any numbering, elsewhere only one that says so: a "1 of 3" may count blocks. */
const numbersFirst = ({ string, running }: SetLine): boolean =>
  pageNumberIn(string)?.number === 1 && (running || /\bpage 1 of \d/i.test(string));
