// The lines of a block in, the same lines with heads of two rows joined out: "Right eye | Left eye" over "VA | IOP | VA | IOP" is one
// head "Right eye VA | Right eye IOP | Left eye VA | Left eye IOP". A name that spans columns stands over their middle or their left.

import { PRINTED_DAY } from '../../../values/printed-day.ts';
import { median, type Segment, type VisualLine } from '../visual-lines.ts';
import { overlap } from './columns.ts';
import { holdsValue, isRowOfValues, namesColumns } from './head.ts';

export type Heads = {
  readonly lines: readonly VisualLine[];
  /** The lines of which each joined head is made. */
  readonly parts: ReadonlyMap<VisualLine, readonly VisualLine[]>;
};

/** White space between the two rows, and below them, in type sizes. */
const NEAR = 1.6;
/** No head has more columns; each name is tried over each run of them. */
const MOST_COLUMNS = 24;
/** So far from the middle of its columns' names a name may stand, in type sizes: cells are wider than what they hold. */
const OFF_MIDDLE = 1.6;
const OFF_LEFT = 0.3;
/** Lines of names that span both rows. */
const MOST_BETWEEN = 3;
/** Rows that show what columns there are. */
const ROWS = 3;

export function withJoinedHeads(lines: readonly VisualLine[]): Heads {
  const parts = new Map<VisualLine, readonly VisualLine[]>();
  const out: VisualLine[] = [];
  for (let i = 0; i < lines.length; ) {
    const own = headAt(lines, i);
    const head = own && joined(own);
    if (head) parts.set(head, own.lines);
    out.push(head ?? lines[i]);
    i += head ? own.lines.length : 1;
  }
  return { lines: parts.size === 0 ? lines : out, parts };
}

type Head = {
  readonly lines: readonly VisualLine[];
  readonly upper: readonly Segment[];
  readonly lower: VisualLine;
  readonly body: readonly VisualLine[];
};

/** Two rows of names over a row of as many cells; names that span both rows stand in the first of them, or between the two. */
function headAt(lines: readonly VisualLine[], at: number): Head | undefined {
  const upper = lines[at];
  let below = at + 1;
  const own: Segment[] = [];
  while (below - at <= MOST_BETWEEN && lines[below + 1] && isBetween(lines[below], upper, lines[below + 1]))
    own.push(...lines[below++].segments);
  const lower = lines[below];
  const row = lines[below + 1];
  if (!row || lower.segments.length < 2) return undefined;
  if (Math.max(lower.segments.length, upper.segments.length) > MOST_COLUMNS) return undefined;
  if (row.segments.length < Math.max(lower.segments.length, upper.segments.length)) return undefined;
  if (lower.y0 - upper.y1 > NEAR * lower.size || row.y0 - lower.y1 > NEAR * row.size) return undefined;
  if (![...upper.segments, ...own, ...lower.segments].every(isName)) return undefined;
  return {
    lines: lines.slice(at, below + 1),
    upper: [...upper.segments, ...own].sort((a, b) => a.x0 - b.x0),
    lower,
    body: bodyOf(lines.slice(below + 1, below + 1 + ROWS), lower),
  };
}

/** Up to the head of another table. */
function bodyOf(rows: readonly VisualLine[], { bold }: VisualLine): readonly VisualLine[] {
  const end = rows.findIndex((row, k) => k > 0 && ((bold && row.bold) || row.y0 - rows[k - 1].y1 > NEAR * row.size));
  return end < 0 ? rows : rows.slice(0, end);
}

const isBetween = (line: VisualLine, upper: VisualLine, lower: VisualLine): boolean =>
  line.y0 - upper.y0 < line.size * 0.95 && lower.y0 - line.y0 < line.size * 0.95;

function joined({ lines, upper, lower, body }: Head): VisualLine | undefined {
  const cells = body.flatMap((l) => l.segments);
  const isUnder = (s: Segment, o: Segment): boolean => overlap(s, o) > 0;
  const isOver = (s: Segment): boolean => lower.segments.some((o) => isUnder(s, o));
  // "Date" over days beside "Blood pressure" over "sitting | standing"
  const spansRows = (s: Segment): boolean => !isOver(s) && cells.some((c) => isUnder(s, c) && !isOver(c));
  const alone = upper.filter(spansRows);
  const spanning = upper.filter((s) => !alone.includes(s));
  const groups = groupsOf(spanning, lower, alone);
  if (!groups?.some((g) => g.to > g.from)) return undefined;
  // A title over all columns
  if (groups.length === 1 && groups[0].to - groups[0].from === lower.segments.length - 1 && alone.length === 0)
    return undefined;
  // "J. Pell" above the first of two names is the value of a form.
  const [{ from, to }] = groups;
  const isCentred = middleOver(spanning[0], lower.segments[from], lower.segments[to]) < OFF_MIDDLE * lower.size;
  if (groups.length === 1 && !isCentred && !(lines[0].bold && lower.bold)) return undefined;
  if (!isSurelyHead(lines[0], lower, body[0], groups)) return undefined;
  const segments = lower.segments.map((s, k): Segment => {
    const group = groups.findIndex((g) => g.from <= k && k <= g.to);
    return group < 0
      ? s
      : { ...s, words: [...spanning[group].words, ...s.words], text: `${spanning[group].text} ${s.text}` };
  });
  const all = [...segments, ...alone].sort((a, b) => a.x0 - b.x0);
  return {
    ...lower,
    segments: all,
    x0: all[0].x0,
    x1: Math.max(...all.map((s) => s.x1)),
    y0: lines[0].y0,
    bold: lower.bold && lines[0].bold,
  };
}

const leftOf = (name: Segment, first: Segment): number => Math.abs(name.x0 - first.x0);
const middleOver = (name: Segment, first: Segment, last: Segment): number =>
  Math.abs(name.x0 + name.x1 - first.x0 - last.x1) / 2;

/** Columns `from` to `to`, both included. */
type Group = { readonly from: number; readonly to: number };

/** The run of columns under each name, at the least distance from where the names should stand; `undefined` where they stand otherwise. */
function groupsOf(
  names: readonly Segment[],
  { segments: columns, size }: VisualLine,
  alone: readonly Segment[],
): readonly Group[] | undefined {
  if (names.length === 0) return undefined;
  const far = (name: Segment, { from, to }: Group): number => {
    const [first, last] = [columns[from], columns[to]];
    if (alone.some((s) => s.x0 > first.x0 && s.x0 < last.x0)) return Number.POSITIVE_INFINITY;
    const left = leftOf(name, first);
    const middle = middleOver(name, first, last);
    if (left < OFF_LEFT * size) return Math.min(left, middle);
    return middle < OFF_MIDDLE * size ? middle : Number.POSITIVE_INFINITY;
  };
  type Way = { readonly cost: number; readonly groups: readonly Group[] };
  /** By how many columns are used up: only the first may stay without a name above. */
  let ways: (Way | undefined)[] = columns.map(() => ({ cost: 0, groups: [] }));
  names.forEach((name, n) => {
    const next: (Way | undefined)[] = [];
    ways.forEach((way, from) => {
      if (!way || (n === 0 && from > 1)) return;
      for (let to = from; to < columns.length; to++) {
        const cost = way.cost + far(name, { from, to });
        if (cost < (next[to + 1]?.cost ?? Number.POSITIVE_INFINITY))
          next[to + 1] = { cost, groups: [...way.groups, { from, to }] };
      }
    });
    ways = next;
  });
  return ways[columns.length]?.groups;
}

/** Names below that come again under each name above, a row of values below, or bold type over plain. */
function isSurelyHead(upper: VisualLine, lower: VisualLine, row: VisualLine, groups: readonly Group[]): boolean {
  const below = groups.map(({ from, to }) =>
    lower.segments
      .slice(from, to + 1)
      .map((s) => s.text.toLowerCase())
      .join(' | '),
  );
  if (groups.length > 1 && new Set(below).size === 1) return true;
  // Lines of one cell stand closer than rows do.
  const isWrapped = middleOf(lower) - middleOf(upper) < 0.87 * (middleOf(row) - middleOf(lower));
  if (isWrapped) return false;
  return isRowOfValues(row) || namesColumns(lower) || (upper.bold && lower.bold && !row.bold);
}

const middleOf = ({ words }: VisualLine): number => median(words.map((w) => (w.y0 + w.y1) / 2));

const LONGEST = 5;
/** "Pain 0-10", "MBB #1" and "Day 2" name columns, days and times of day too. */
const NUMBERED = /\(?\b0 ?(?:-|to) ?10\b\)?|#\d+|\b(?:days?|weeks?|months?|visit|session|trial|test|block|POD) \d+\b/gi;
const WHEN = new RegExp(
  `^(?:${PRINTED_DAY}|\\d{1,2}[/-]\\d{1,2}|\\d{1,2}\\/(?:19|20)\\d\\d|(?:19|20)\\d\\d|\\d{1,2}:\\d\\d(?: ?[ap]m)?|[012]\\d[0-5]\\d)$`,
  'i',
);

const isName = ({ text, words }: Segment): boolean =>
  WHEN.test(text) ||
  (words.length <= LONGEST && !/[:☐☒☑]/.test(text) && !holdsValue(text.replace(NUMBERED, '')) && !/[.;,]$/.test(text));
