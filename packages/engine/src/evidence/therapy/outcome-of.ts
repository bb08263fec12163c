// How a treatment went, as its own sentence tells it: a treatment where it is named in; outcome and the words that tell it out.

import type { Span } from '../../values/span.ts';
import type { TherapyEpisode } from '../finding.ts';
import type { Assess } from '../measurement/index.ts';
import type { Assigned } from './assign.ts';
import { outcomeCues } from './cues/index.ts';
import type { Named } from './named.ts';
import { isStoppedFor, wentAway } from './stopped-for.ts';

export type Outcome = TherapyEpisode['outcome'];

export type Told = {
  readonly outcome: Outcome;
  /** More than that it goes on. */
  readonly isTold: boolean;
  /** The word on it, where it stands for how this treatment went. */
  readonly by: Assigned | null;
  /** Of the chart. */
  readonly spans: readonly Span[];
};

export function outcomeOf(named: Named, assess: Assess): Told {
  const by = isWhyAhead(named) ? null : named.outcome;
  const { outcome, span } = fromWords(named, by) ?? fromHarm(named, assess) ?? fromList(named) ?? UNSTATED;
  const isTold = outcome !== 'unstated' && outcome !== 'ongoing';
  return { outcome, isTold, by, spans: span ? [span] : [] };
}

type From = { readonly outcome: Outcome; readonly span: Span | null };
const UNSTATED: From = { outcome: 'unstated', span: null };

const UNDONE: ReadonlySet<string> = new Set(['planned', 'recommended', 'ordered', 'hypothetical']);
const isReason = /;|\b(?:since|because|as(?! (?:needed|required|prescribed|directed|tolerated|before))|given|for)\b/i;

/** "We will try gabapentin since nothing has helped": why it is planned, not how it went. */
function isWhyAhead({ assertion, at, outcome, section, status, text }: Named): boolean {
  const isAhead =
    status?.cue.value === 'planned' ||
    UNDONE.has(assertion.frame) ||
    (section === 'plan' && outcome?.cue.value === 'failed');
  return isAhead && outcome !== null && isReason.test(text.slice(at.end, outcome.cue.start + 'because'.length));
}

function fromWords(named: Named, by: Assigned | null): From | null {
  const { harm, lead, status, text } = named;
  const stop = status?.cue.value === 'stopped' ? status.cue : null;
  // "Lisinopril stopped, cough resolved": what went when it was stopped was its harm, or none of its doing
  if (by && stop && by.cue.start >= stop.end && wentAway(text, by.cue))
    return harm && harm.cue.start >= stop.end && harm.cue.start < by.cue.end
      ? { outcome: 'intolerant', span: inChart(named, harm.cue) }
      : null;
  if (by && by.cue.value !== 'tolerated') return { outcome: by.cue.value as Outcome, span: inChart(named, by.cue) };
  if (!lead) return null;
  const led = outcomeCues(lead).find((c) => c.value !== 'tolerated' && c.value !== 'ongoing');
  return led ? { outcome: led.value as Outcome, span: named.chart.sentences[named.index].lead! } : null;
}

function fromHarm(named: Named, assess: Assess): From | null {
  const { chart, harm, index, status } = named;
  return harm && status?.cue.value === 'stopped' && isStoppedFor(chart, index, status, harm, assess)
    ? { outcome: 'intolerant', span: inChart(named, harm.cue) }
    : null;
}

const fromList = ({ assertion, section }: Named): From | null =>
  section === 'allergies' && assertion.polarity === 'affirmed' ? { outcome: 'intolerant', span: null } : null;

/** A place in a treatment's sentence as a place in the chart. */
export function inChart({ chart, index }: Named, { start, end }: Span): Span {
  const from = chart.sentences[index].start;
  return { start: from + start, end: from + end };
}
