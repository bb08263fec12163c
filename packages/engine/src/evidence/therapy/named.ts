// A sentence's treatments in; each where it is named, with all its sentence says of it, out.

import type { Chart, Section } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Assertion } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import type { Assess } from '../measurement/index.ts';
import { type Assigned, assign } from './assign.ts';
import type { AgentMention } from './mentions.ts';
import { cuesOf } from './said.ts';
import { stoppedLater } from './stopped-for.ts';

export type Named = {
  readonly chart: Chart;
  /** The sentence, its words and those of the line that it stands under. */
  readonly index: number;
  readonly text: string;
  readonly lead: string;
  readonly section: Section['kind'] | null;
  /** On a list of what is taken. */
  readonly onList: boolean;
  readonly mention: AgentMention;
  /** The same place in `text`. */
  readonly at: Span;
  /** Other treatments that the sentence names. */
  readonly others: readonly AgentMention[];
  /** The nearest word on each: how it went, how it was used, what harm it did, and why it was not given. */
  readonly outcome: Assigned | null;
  readonly status: Assigned | null;
  readonly harm: Assigned | null;
  readonly barred: Span | null;
  readonly assertion: Assertion;
};

/** @param wanted those of `all` that are asked about */
export function namedIn(
  chart: Chart,
  index: number,
  wanted: readonly AgentMention[],
  all: readonly AgentMention[],
  assess: Assess,
): Named[] {
  const s = chart.sentences[index];
  const text = flatText(chart, s);
  const lead = s.lead ? flatText(chart, s.lead) : '';
  const section = chart.sections[s.section]?.kind ?? null;
  const document = chart.documents[s.document]?.kind;
  const onList = section === 'medications' || document === 'medication_list' || document === 'pharmacy';
  const said = cuesOf(chart, index);
  const places = all.map((a) => ({ start: a.start - s.start, end: a.end - s.start, classes: a.classes }));
  // In a row that names treatments in several cells each cell speaks for itself.
  const holding = (s.cells ?? []).filter((c) => all.some((a) => a.start >= c.start && a.end <= c.end));
  const walls = s.kind === 'row' && holding.length > 1 ? holding.map((c) => c.start - s.start) : [];
  const outcomes = assign(text, places, said.outcomes, walls);
  const statuses = assign(text, places, said.statuses, walls);
  const harms = assign(text, places, said.harms, walls);
  return wanted.map((mention) => {
    const i = all.indexOf(mention);
    return {
      chart,
      index,
      text,
      lead,
      section,
      onList,
      mention,
      at: places[i],
      others: all.filter((a) => a !== mention),
      outcome: outcomes[i],
      status: stoppedLater(text, places, i, said.statuses, statuses[i]),
      harm: harms[i],
      barred: barring(said.barred, places[i]),
      assertion: assess(chart, index, mention),
    };
  });
}

/** The reason right behind a treatment. */
const barring = (reasons: readonly Span[], agent: Span): Span | null =>
  reasons.find((r) => r.start >= agent.end && r.start - agent.end < 24) ?? null;
