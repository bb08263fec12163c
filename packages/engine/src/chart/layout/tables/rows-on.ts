// For tests: lines of placed words in, the rows that are read of them out.

import type { Page, Word } from '../../../pdf/page.ts';
import { readChart } from '../../read-chart.ts';

/** A segment in bold begins with a star. */
export type Line = readonly [y: number, ...segments: (readonly [x: number, text: string])[]];

/** Rows with their cells, from words in type of 10 points, 5 to a letter. */
export function rowsOn(lines: readonly Line[]): string[] {
  const words = lines.flatMap(([y, ...segments]) =>
    segments.flatMap(([x, marked]) => {
      const bold = marked.startsWith('*');
      let at = x;
      return marked
        .replace('*', '')
        .split(' ')
        .map((text): Word => {
          const x0 = at;
          at += (text.length + 0.5) * 5;
          return { text, x0, x1: at - 2.5, y0: y, y1: y + 11, size: 10, bold };
        });
    }),
  );
  const page: Page = { number: 1, width: 612, height: 792, source: 'text', confidence: 100, words };
  const { text, sentences } = readChart([page]);
  const at = (span: { start: number; end: number }): string => text.slice(span.start, span.end);
  return sentences.flatMap(({ cells, lead }) =>
    cells
      ? [(lead ? `${at(lead)} > ` : '') + cells.map((c) => `${c.header ? `${at(c.header)}=` : ''}${at(c)}`).join(' | ')]
      : [],
  );
}
