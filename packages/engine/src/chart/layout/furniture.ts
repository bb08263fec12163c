// All pages' visual lines in, the running ones out: headers, footers, page numbers and fax lines, which are no part of the record's prose.

import type { Page } from '../../pdf/page.ts';
import { editDistance } from '../words/edit-distance.ts';
import { median, type VisualLine } from './visual-lines.ts';

const MARGIN = 0.11;
const PAGE_NUMBER = /^(?:[-–— ]*)(?:page|pg\.?|p\.)? ?\d{1,4}(?: ?(?:[o0]f|\/) ?\d{1,4})?(?:[-–— ]*)$/i;
const PAGE_OF = /\b(?:page|pg\.?|p\.) ?\d{1,4}(?: ?(?:[o0]f|\/) ?\d{1,4})?\b/i;
const ENDS_IN_PAGE = /\b(?:page|sheet) ?\d{1,4} ?(?:[o0]f|\/) ?\d{1,4}$/i;
const FAX_LINE =
  /\bfax(?:ed)?\b.*\b(?:p(?:age|g)?\.? ?\d|(?<!\/)\d{1,4} ?(?:of|\/) ?\d{1,4}(?![\d/]))|\d{1,2}:\d{2}.*\b(?:fax|from:|to:).*|^(?:from|to):? .*\d{1,2}:\d{2}.*\bp(?:age|g|\.)|\b(?:rightfax|efax|fax ?server|fax ?id)\b|\bp(?:age|g)?\.? ?0*\d{1,4} ?(?:of|\/) ?0*\d{1,4}\b.*\bfax\b/i;
const FULL_DAY = /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b/g;
/** Said of a document's own title: kept even when the same title stands on many pages. */
const TITLE_LIKE =
  /\b(?:note|report|summary|letter|order|evaluation|consultation|visit|study|request|record|results?|assessment|questionnaire|history|form|imaging|clinic)\b/i;

const textOf = ({ segments }: VisualLine): string =>
  segments.length === 1 ? segments[0].text : segments.map((s) => s.text).join(' ');
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
  const groups = new Map<string, Group>();
  const byZone = new Map<string, [string, Group][]>();
  const running = pages.map(() => new Set<VisualLine>());
  const sizes: number[] = [];
  for (const page of lines) for (const line of page) sizes.push(line.size);
  const body = median(sizes);
  pages.forEach((page, p) => {
    for (const line of lines[p]) {
      // The last line of a page that numbers it, wherever it stands.
      if (
        line === lines[p].at(-1) &&
        lines[p].length > 3 &&
        line.words.length < 20 &&
        ENDS_IN_PAGE.test(textOf(line))
      ) {
        running[p].add(line);
        continue;
      }
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
      const key = keyOf(text);
      if (key === '') continue;
      const zone = Math.round((line.y0 / page.height) * 60);
      const group = groupOf(key, zone, top ? 't' : 'b');
      group.lines.push({ page: p, line });
    }
  });
  for (const { lines: all } of groups.values())
    for (const found of ofOneDay(all)) {
      const on = new Set(found.map((f) => f.page));
      const big = median(found.map((f) => f.line.size)) > body * 1.12;
      const titled = big || TITLE_LIKE.test(textOf(found[0].line));
      const share = on.size / pages.length;
      const [first, second] = on;
      // Two pages of four: the one goes on with the other, or two papers have the same letterhead.
      const pair = on.size === 2 && pages.length <= 4 && Math.abs(first - second) === 1;
      const enough = titled ? on.size >= 4 && share > 0.7 : on.size >= 3 || pair;
      if (enough) for (const { page, line } of found) running[page].add(line);
    }
  return running;

  /** "Chest CT, 09/18/2025" over one report and "Chest CT, 08/29/2024" over the next are no running head. A scan misreads a figure now and then. */
  function ofOneDay(found: readonly Placed[]): (readonly Placed[])[] {
    const days = new Map<string, Placed[]>();
    for (const f of found) {
      const day = pages[f.page].source === 'ocr' ? '' : (textOf(f.line).match(FULL_DAY)?.join() ?? '');
      days.set(day, [...(days.get(day) ?? []), f]);
    }
    return [...days.values()];
  }

  /** The same line at about the same height; a scan sits a little differently on each page and misreads a letter now and then. */
  function groupOf(key: string, zone: number, edge: 't' | 'b'): Group {
    const near = [zone, zone - 1, zone + 1].map((z) => `${edge}${z}`);
    for (const z of near) {
      const same = groups.get(`${z}:${key}`);
      if (same) return same;
    }
    for (const z of near) {
      const alike = byZone.get(z)?.find(([k]) => isAlike(k, key));
      if (alike) return alike[1];
    }
    const group: Group = { lines: [] };
    groups.set(`${near[0]}:${key}`, group);
    const known = byZone.get(near[0]) ?? [];
    // A page rarely has more running lines; the bound keeps the time linear.
    if (known.length < 12) known.push([key, group]);
    byZone.set(near[0], known);
    return group;
  }
}

type Placed = { readonly page: number; readonly line: VisualLine };
type Group = { readonly lines: Placed[] };

function isAlike(a: string, b: string): boolean {
  const most = Math.floor(Math.min(a.length, b.length) * 0.15);
  return most > 0 && Math.abs(a.length - b.length) <= most && a.length < 120 && editDistance(a, b) <= most;
}

/** "Page 2 of 5" in a running line. */
export function pageNumberIn(text: string): { readonly number: number; readonly of: number } | undefined {
  const m = /\b(?:page|pg\.?|p\.)? ?(\d{1,4}) ?(?:of|\/) ?(\d{1,4})\b/i.exec(text);
  return m ? { number: Number(m[1]), of: Number(m[2]) } : undefined;
}
