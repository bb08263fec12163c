// One treatment named in one sentence → one episode: status, outcome, time, and all the words it rests on.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { isAnsweredNo } from '../assertion/index.ts';
import { dateFor } from '../dates/index.ts';
import type { Assertion, Dated, TherapyEpisode } from '../finding.ts';
import type { Assess } from '../measurement/index.ts';
import { sideOfSpan } from '../mentions/side.ts';
import type { AgentMention } from './mentions.ts';
import { type Named, namedIn } from './named.ts';
import { inChart, type Outcome, outcomeOf, type Told } from './outcome-of.ts';
import { type Status, statusInWords, statusOf } from './status-of.ts';
import { type Timing, timingOf } from './timing.ts';
import { toldBehind } from './told-behind.ts';

export function episodesOf(
  chart: Chart,
  index: number,
  wanted: readonly AgentMention[],
  all: readonly AgentMention[],
  assess: Assess,
): TherapyEpisode[] {
  if (chart.sentences[index].kind === 'heading') return [];
  return namedIn(chart, index, wanted, all, assess).map((named) => episode(named, assess));
}

function episode(named: Named, assess: Assess): TherapyEpisode {
  const { chart, index, mention } = named;
  const told = outcomeOf(named, assess);
  const date = dateFor(chart, index, mention);
  const used = inTime(named, told, statusOf(named, told), date);
  const end = ending(named, told, used.status, assess);
  const { spans: timed, ...timing } = used.timing;
  return {
    start: mention.start,
    end: mention.end,
    agent: mention.agent,
    classes: mention.classes,
    status: end.status,
    from: timing.from,
    to: timing.to,
    days: timing.days,
    daysBasis: timing.daysBasis,
    sessions: timing.sessions,
    outcome: end.outcome,
    assertion: asUsed(named, told, end),
    date,
    sentence: index,
    side: sideOfSpan(chart, index, mention),
    spans: apart([mention, ...told.spans, ...statusSpans(named, told), ...timed, ...end.spans]),
  };
}

const statusSpans = (named: Named, told: Told): Span[] =>
  named.status && statusInWords(named, told) === named.status.cue.value ? [inChart(named, named.status.cue)] : [];

const OFTEN = /^(?:daily|nightly|bid|tid|qid|qhs|qd|prn|twice|once|every|three)\b/i;

/** What its days and its count of sessions say of the status that its words left open. */
function inTime(
  named: Named,
  told: Told,
  status: Status | null,
  date: Dated | null,
): { readonly status: Status; readonly timing: Timing } {
  const { chart, index, mention, others } = named;
  const timing = timingOf(chart, index, mention, others, status === 'current', status === 'stopped');
  if (status === 'current' && told.outcome === 'failed' && isCourse(named, timing)) return { status: 'tried', timing };
  const today = chart.documents[chart.sentences[index].document]?.date?.lo ?? null;
  if (status === 'current' && timing.to && today !== null && timing.to.hi < today)
    return { status: 'tried', timing: timingOf(chart, index, mention, others, false) };
  if (status !== null) return { status, timing };
  // A bare name shows no use ("discussed a mandibular device and CPAP"); a time, a count or a date of its own does.
  const hasTime = timing.days || timing.sessions || timing.from || (date && date.basis !== 'document');
  return { status: hasTime || told.isTold ? 'tried' : 'prescribed', timing };
}

/** "500 mg BID x 3 weeks, no change": used so for a time. */
const isCourse = ({ onList, status: word, text }: Named, timing: Timing): boolean =>
  !onList &&
  word !== null &&
  OFTEN.test(text.slice(word.cue.start, word.cue.end)) &&
  timing.daysBasis === 'stated' &&
  !timing.from &&
  /\b(?:x|for) ?\d/i.test(text.slice(word.cue.end));

type Ending = {
  readonly status: Status;
  readonly outcome: Outcome;
  /** "Failed six weeks of PT: No" tells of no failure, and not whether there was any. */
  readonly untold: boolean;
  readonly spans: readonly Span[];
};

const UNUSED: ReadonlySet<Status> = new Set(['never', 'declined', 'planned', 'prescribed']);

/** Status and outcome made to fit each other. */
function ending(named: Named, { isTold, outcome }: Told, status: Status, assess: Assess): Ending {
  const { assertion, barred, chart, index, mention, others } = named;
  if (isTold && isAnsweredNo(chart, assertion, mention.end))
    return { status: 'prescribed', outcome: 'unstated', untold: true, spans: [] };
  // "No NSAIDs because of her kidneys"
  if (status === 'never' && barred)
    return { status: 'stopped', outcome: 'contraindicated', untold: false, spans: [inChart(named, barred)] };
  if (UNUSED.has(status)) return { status, outcome: 'unstated', untold: false, spans: [] };
  const behind = outcome === 'unstated' ? toldBehind(chart, index, mention, others, assess) : null;
  const known = behind?.outcome ?? outcome;
  const spans = behind ? [behind.span] : [];
  if (status === 'current') return { status, outcome: known === 'unstated' ? 'ongoing' : known, untold: false, spans };
  if (known !== 'ongoing') return { status, outcome: known, untold: false, spans };
  return status === 'tried'
    ? { status: 'current', outcome: 'ongoing', untold: false, spans }
    : { status, outcome: 'unstated', untold: false, spans };
}

/** "No relief with PT" negates the relief, not the therapy; a frame that the treatment's own words contradict does not stand. */
function asUsed({ assertion: a, chart, index }: Named, told: Told, { status, outcome, untold }: Ending): Assertion {
  if (untold || (told.isTold && (chart.sentences[index].check ?? 'on') !== 'on')) return { ...a, frame: 'template' };
  // words that govern the whole sentence govern its outcomes too
  if (a.whole) return a;
  if (status === 'planned' && a.frame === 'actual') return { ...a, frame: 'planned' };
  if (status === 'declined') return { ...a, frame: 'declined' };
  if (status === 'never') return { ...a, polarity: 'negated' };
  if (outcome === 'contraindicated' && !/^(?:education|demand|template)$/.test(a.frame))
    return { ...a, polarity: 'affirmed', frame: 'actual' };
  const known = status === 'tried' || status === 'stopped' || status === 'current';
  if (!known || outcome === 'unstated') return a;
  const dosedNow = status === 'current' && a.frame === 'hypothetical' && outcome === 'ongoing';
  return {
    ...a,
    polarity: 'affirmed',
    frame:
      dosedNow || ['planned', 'recommended', 'ordered', 'declined', 'workup'].includes(a.frame) ? 'actual' : a.frame,
  };
}

/** Without those that stand inside one before them. */
function apart(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const s of spans)
    if (!out.some((o) => o.start <= s.start && s.end <= o.end)) out.push({ start: s.start, end: s.end });
  return out;
}
