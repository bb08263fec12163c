// All pages' visual lines in, the running ones out: headers, footers, page numbers and fax lines, which are no part of the record's prose.

import type { Page } from '../../pdf/page.ts';
import { median, type VisualLine } from './visual-lines.ts';

const MARGIN = 0.11;
const PAGE_NUMBER = /^(?:[-–— ]*)(?:page|pg\.?|p\.)? ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?(?:[-–— ]*)$/i;
const PAGE_OF = /\b(?:page|pg\.?|p\.) ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?\b/i;
const FAX_LINE =
  /\bfax(?:ed)?\b.*\b(?:p(?:age|g)?\.? ?\d|\d{1,4} ?(?:of|\/) ?\d)|\d{1,2}:\d{2}.*\b(?:fax|from:|to:).*|^(?:from|to):? .*\d{1,2}:\d{2}.*\bp(?:age|g|\.)|\b(?:rightfax|efax|fax ?server|fax ?id)\b|\bp(?:age|g)?\.? ?0*\d{1,4} ?(?:of|\/) ?0*\d{1,4}\b.*\bfax\b/i;
/** Said of a document's own title: kept even when the same title stands on many pages. */
const TITLE_LIKE =
  /\b(?:note|report|summary|letter|order|evaluation|consultation|visit|study|request|record|results?|assessment|questionnaire|history|form|imaging|clinic)\b/i;

const textOf = (line: VisualLine): string => line.words.map((w) => w.text).join(' ');
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^\p{L}#]+/gu, '');

/** For each page the set of its running lines. */
export function runningLines(
  pages: readonly Page[],
  lines: readonly (readonly VisualLine[])[],
): ReadonlySet<VisualLine>[] {
  const seen = new Map<string, { pages: Set<number>; lines: { page: number; line: VisualLine }[] }>();
  const running = pages.map(() => new Set<VisualLine>());
  const body = median(lines.flatMap((page) => page.map((l) => l.size)));
  pages.forEach((page, p) => {
    for (const line of lines[p]) {
      const top = line.y1 < page.height * MARGIN;
      const bottom = line.y0 > page.height * (1 - MARGIN);
      if (!top && !bottom) continue;
      const text = textOf(line);
      const outermost = line.y1 < page.height * 0.06 || line.y0 > page.height * 0.94;
      if (
        PAGE_NUMBER.test(text) ||
        (PAGE_OF.test(text) && outermost) ||
        (FAX_LINE.test(text) && line.y1 < page.height * 0.08)
      ) {
        running[p].add(line);
        continue;
      }
      const zone = Math.round((line.y0 / page.height) * 60);
      const key = `${top ? 't' : 'b'}${zone}:${keyOf(text)}`;
      const entry = seen.get(key) ?? { pages: new Set(), lines: [] };
      entry.pages.add(p);
      entry.lines.push({ page: p, line });
      seen.set(key, entry);
    }
  });
  for (const [key, { pages: on, lines: found }] of seen) {
    if (key.endsWith(':')) continue;
    const big = median(found.map((f) => f.line.size)) > body * 1.12;
    const titled = big || TITLE_LIKE.test(textOf(found[0].line));
    const share = on.size / pages.length;
    const enough = titled ? on.size >= 4 && share > 0.7 : on.size >= 3 || (on.size === 2 && pages.length <= 4);
    if (enough && found[0].line.words.length >= 1) for (const { page, line } of found) running[page].add(line);
  }
  return running;
}

/** "Page 2 of 5" in a running line. */
export function pageNumberIn(text: string): { readonly number: number; readonly of: number } | undefined {
  const m = /\b(?:page|pg\.?|p\.)? ?(\d{1,4}) ?(?:of|\/) ?(\d{1,4})\b/i.exec(text);
  return m ? { number: Number(m[1]), of: Number(m[2]) } : undefined;
}
