// A text in, the cues of a treatment's outcome or status out, in order; the longest at a place wins.

import type { Chart } from '../../../chart/chart.ts';
import { matchesOf } from '../../../values/matches.ts';
import type { Span } from '../../../values/span.ts';
import { flatText } from '../../flat-text.ts';
import { mayMatch } from '../../required-words.ts';
import type { Cue, CueRow, Direction } from './cue.ts';
import { outcomeRows } from './outcome.ts';
import { statusRows } from './status.ts';
import { toldIn } from './told.ts';

export type { Cue, Outcome, Status } from './cue.ts';

type Compiled = {
  readonly axis: Cue['axis'];
  readonly value: Cue['value'];
  readonly direction: Direction;
  readonly pattern: RegExp;
};
type Table = { readonly rows: readonly Compiled[]; readonly mayMatch: (text: string) => Uint8Array };

function tableOf(rows: readonly Compiled[]): Table {
  return { rows, mayMatch: mayMatch(rows.map((r) => r.pattern)) };
}

const compile = (axis: Cue['axis'], rows: readonly CueRow<Cue['value']>[]): Compiled[] =>
  rows.map(([value, direction, source]) => ({
    axis,
    value,
    direction,
    pattern: new RegExp(`(?<![\\w'’-])(?:${source})(?![\\w])`, 'gi'),
  }));

const outcomes = tableOf(compile('outcome', outcomeRows));
const statuses = tableOf(compile('status', statusRows));

export const outcomeCues = (text: string): Cue[] => longest(written(text, outcomes));
export const statusCues = (text: string): Cue[] => longest(written(text, statuses));

type Said = {
  readonly outcomes: Cue[];
  readonly statuses: Cue[];
  readonly barred: readonly Span[];
  readonly harms: readonly Cue[];
};

/** Those of a sentence, told in phrases too, and why what was not given was not; offsets from the sentence's beginning. */
export function cuesIn(chart: Chart, index: number): Said {
  const text = flatText(chart, chart.sentences[index]);
  const told = toldIn(chart, index);
  const all = longest([...written(text, outcomes), ...told.outcomes.filter((c) => !APART.has(c.value))]);
  return {
    outcomes: all
      .filter(
        (c): c is Cue & Ranked => c.value !== null && !APART.has(c.value) && !(BAD.has(c.value) && isDenied(text, c)),
      )
      .map((c) => undone(text, c)),
    statuses: longest([...written(text, statuses), ...told.statuses]),
    barred: told.outcomes.filter((c) => c.value === 'barred'),
    harms: longest(told.outcomes.filter((c) => c.value === 'harm')).map((c) => ({ ...c, value: 'failed' })),
  };
}

/** What is no outcome by itself. */
const APART: ReadonlySet<string | null> = new Set(['barred', 'harm']);
const BAD: ReadonlySet<string> = new Set(['failed', 'intolerant', 'contraindicated']);
/** "PT did not make the knee worse", "the weight did not come back": no failure. */
const isDenied = (text: string, c: Span): boolean =>
  !HOLDS_NEGATOR.test(text.slice(c.start, c.end)) && DENIED.test(text.slice(Math.max(0, c.start - 40), c.start));
const HOLDS_NEGATOR = /\b(?:not|never|no|nothing|without|cannot|none|nor|hardly|little|unable)\b|n['’]t\b/i;
const DENIED =
  /(?:\bnot|\bnever|n['’]t)\s(?:(?:make|made|get|got|gotten|become|feel|felt|go|gone|leave|left)\s(?:\w+\s){0,3})?$/i;

/** "It did not stop the falls" is none; "not complete relief" is some. */
const notSo =
  /(?:\bnot|\bnever|n['’]t|\bhardly|\bbarely|\bfail(?:s|ed)? to|\bunable to|\bwithout)\s(?:(?:really|ever|been|even|exactly|completely|fully|entirely|totally|quite)\s)?$/i;
const WHOLE =
  /^(?:complete|total|full|fully|completely|entirely|near)|\b(?:completely|fully|entirely|totally|quite)\s$/i;

function undone<C extends Cue>(text: string, c: C): C {
  const lead = text.slice(Math.max(0, c.start - 30), c.start);
  if (c.value !== 'effective' || !notSo.test(lead)) return c;
  return { ...c, value: WHOLE.test(text.slice(c.start)) || WHOLE.test(lead) ? 'partial' : 'failed' };
}

type Ranked = { readonly row: number };

function written(text: string, { rows, mayMatch }: Table): (Cue & Ranked)[] {
  const all: (Cue & Ranked)[] = [];
  const may = mayMatch(text);
  rows.forEach(({ axis, value, direction, pattern }, row) => {
    if (may[row] === 0) return;
    for (const m of matchesOf(pattern, text)) {
      const lead = m[0].length - m[0].trimStart().length;
      const length = m[0].trim().length;
      if (length > 0) all.push({ start: m.index + lead, end: m.index + lead + length, axis, value, direction, row });
    }
  });
  return all;
}

/** Where cues overlap the longer stands; of equal ones the first in the table. */
function longest<C extends Span & Ranked>(all: C[]): C[] {
  all.sort((a, b) => b.end - b.start - (a.end - a.start) || a.row - b.row);
  const kept: C[] = [];
  for (const c of all) if (!kept.some((k) => k.start < c.end && c.start < k.end)) kept.push(c);
  return kept.sort((a, b) => a.start - b.start);
}
