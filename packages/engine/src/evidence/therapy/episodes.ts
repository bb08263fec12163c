// One treatment named in one sentence → one episode: status, outcome, time, and all the words it rests on.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { isAnsweredNo } from '../assertion/index.ts';
import { dateFor } from '../dates/index.ts';
import type { Assertion, TherapyEpisode } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import type { Assess } from '../measurement/index.ts';
import { sideOfSpan } from '../mentions/side.ts';
import { type Assigned, assign } from './assign.ts';
import { fromLead } from './cells.ts';
import { type Cue, outcomeCues } from './cues/index.ts';
import type { AgentMention } from './mentions.ts';
import { cuesOf } from './said.ts';
import { isStoppedFor, stoppedLater, wentAway } from './stopped-for.ts';
import { timingOf } from './timing.ts';
import { toldBehind } from './told-behind.ts';

type Outcome = TherapyEpisode['outcome'];
type Status = TherapyEpisode['status'];

const UNDONE: ReadonlySet<string> = new Set(['planned', 'recommended', 'ordered', 'hypothetical']);
const OFTEN = /^(?:daily|nightly|bid|tid|qid|qhs|qd|prn|twice|once|every|three)\b/i;
const isReason = /;|\b(?:since|because|as(?! (?:needed|required|prescribed|directed|tolerated|before))|given|for)\b/i;

export function episodesOf(
  chart: Chart,
  index: number,
  wanted: readonly AgentMention[],
  all: readonly AgentMention[],
  assess: Assess,
): TherapyEpisode[] {
  const s = chart.sentences[index];
  if (s.kind === 'heading') return [];
  const text = flatText(chart, s);
  const said = cuesOf(chart, index);
  const places = all.map((a) => ({ start: a.start - s.start, end: a.end - s.start, classes: a.classes }));
  // In a row that names treatments in several cells each cell speaks for itself.
  const holding = (s.cells ?? []).filter((c) => all.some((a) => a.start >= c.start && a.end <= c.end));
  const walls = s.kind === 'row' && holding.length > 1 ? holding.map((c) => c.start - s.start) : [];
  const outcomes = assign(text, places, said.outcomes, walls);
  const statuses = assign(text, places, said.statuses, walls).map((told, i) =>
    stoppedLater(text, places, i, said.statuses, told),
  );
  const harms = assign(text, places, said.harms, walls);
  return wanted.map((m) => {
    const i = all.indexOf(m);
    const others = all.filter((a) => a !== m);
    return episode(
      chart,
      index,
      m,
      others,
      outcomes[i],
      statuses[i],
      harms[i],
      barring(said.barred, places[i]),
      assess,
    );
  });
}

/** What is done on a day and not used: "Kenalog 40 mg to the knee" is no daily dose. */
const isOnce = (classes: readonly string[]): boolean =>
  (classes.includes('injection') || classes.includes('radiofrequency_ablation')) && !classes.includes('insulin');

/** The reason right behind a treatment. */
const barring = (reasons: readonly Span[], agent: Span): Span | null =>
  reasons.find((r) => r.start >= agent.end && r.start - agent.end < 24) ?? null;

function episode(
  chart: Chart,
  index: number,
  m: AgentMention,
  others: readonly AgentMention[],
  assigned: Assigned | null,
  stat: Assigned | null,
  harm: Assigned | null,
  barred: Span | null,
  assess: Assess,
): TherapyEpisode {
  const s = chart.sentences[index];
  const section = chart.sections[s.section];
  const document = chart.documents[s.document];
  const spans: Span[] = [{ start: m.start, end: m.end }];
  const cite = (c: Cue): void => void spans.push({ start: s.start + c.start, end: s.start + c.end });
  const assertion = assess(chart, index, m);
  const text = flatText(chart, s);
  const lead = s.lead ? flatText(chart, s.lead) : '';
  // "We will try gabapentin since nothing has helped": why it is planned, not how it went
  const ahead =
    stat?.cue.value === 'planned' ||
    UNDONE.has(assertion.frame) ||
    (section?.kind === 'plan' && assigned?.cue.value === 'failed');
  const out =
    ahead && assigned && isReason.test(text.slice(m.end - s.start, assigned.cue.start + 'because'.length))
      ? null
      : assigned;

  let outcome: Outcome = 'unstated';
  const tolerated = out?.cue.value === 'tolerated';
  // "Lisinopril stopped, cough resolved": what went when it was stopped was its harm, or none of its doing
  const gone = out && stat?.cue.value === 'stopped' && out.cue.start >= stat.cue.end && wentAway(text, out.cue);
  if (gone) {
    if (harm && harm.cue.start >= stat.cue.end && harm.cue.start < out.cue.end) {
      outcome = 'intolerant';
      cite(harm.cue);
    }
  } else if (out && !tolerated) {
    outcome = out.cue.value as Outcome;
    cite(out.cue);
  } else if (lead) {
    const led = outcomeCues(lead).find((c) => c.value !== 'tolerated' && c.value !== 'ongoing');
    if (led) {
      outcome = led.value as Outcome;
      spans.push({ ...s.lead! });
    }
  }
  if (
    outcome === 'unstated' &&
    harm &&
    stat?.cue.value === 'stopped' &&
    isStoppedFor(chart, index, stat, harm, assess)
  ) {
    outcome = 'intolerant';
    cite(harm.cue);
  }
  if (outcome === 'unstated' && section?.kind === 'allergies' && assertion.polarity === 'affirmed')
    outcome = 'intolerant';
  const onList =
    section?.kind === 'medications' || document?.kind === 'medication_list' || document?.kind === 'pharmacy';

  let status: Status | null = stat ? (stat.cue.value as Status) : null;
  const told = outcome !== 'unstated' && outcome !== 'ongoing';
  // "Recommend ESI as she failed PT": what is told of the treatment outweighs a plan that stands farther off.
  if (
    told &&
    out &&
    (status === null ||
      status === 'planned' ||
      status === 'prescribed' ||
      (status === 'never' && out.cost <= (stat?.cost ?? 999)) ||
      status === 'declined')
  ) {
    if (status === null || out.cost <= stat!.cost + (status === 'declined' ? -20 : 30))
      status = outcome === 'contraindicated' || outcome === 'intolerant' ? 'stopped' : 'tried';
  }
  if (stat && status === stat.cue.value) cite(stat.cue);
  if (status === null && lead) status = fromLead(lead);
  if (status === null && told) status = outcome === 'contraindicated' || outcome === 'intolerant' ? 'stopped' : 'tried';
  if (outcome === 'contraindicated' && status === 'tried') status = 'stopped';
  const settled = told && out !== null && out.cost < 60;
  if (assertion.frame === 'declined' && !settled) status = 'declined';
  else if (assertion.polarity === 'negated' && !told && status !== 'stopped' && status !== 'declined') status = 'never';
  else if (
    !told &&
    (status === null || status === 'tried' || status === 'current') &&
    ['planned', 'recommended', 'hypothetical', 'workup'].includes(assertion.frame) &&
    !(stat && stat.cost < 12 && status === 'tried')
  )
    status = 'planned';
  else if (!told && assertion.frame === 'ordered' && (status === null || status === 'tried')) status = 'prescribed';
  if (
    /\b(?:no|without|denies|denied)\s(?:\w+\s){0,2}$/i.test(text.slice(0, m.start - s.start)) &&
    !told &&
    status !== 'planned' &&
    status !== 'stopped' &&
    assertion.polarity === 'negated'
  )
    status = 'never';
  // A list item with a dose is in use; "prn" makes nothing hypothetical.
  const dosed = /\b(?:\d+ ?(?:mg|mcg|units?)|mg|mcg|daily|bid|tid|qid|qhs|nightly|prn|tabs?|caps?)\b/i.test(text);
  if (
    status === 'planned' &&
    assertion.frame === 'hypothetical' &&
    dosed &&
    (onList || /\bprn\b/i.test(text)) &&
    !/\bif\b/i.test(text)
  )
    status = 'current';
  if (status === null)
    status = onList
      ? 'current'
      : section?.kind === 'therapy_history' || section?.kind === 'past_history' || section?.kind === 'surgical_history'
        ? 'tried'
        : section?.kind === 'orders'
          ? 'prescribed'
          : assertion.temporality === 'current' && dosed
            ? 'current'
            : null;
  if (status === 'current' && isOnce(m.classes) && !(stat?.cue.value === 'current' && stat.cue.direction === 'pre'))
    status = 'tried';
  // Presence on a list is use, never failure (reader.md 4.6).
  if (onList && status === 'tried' && !out && !stat) status = 'current';

  let timing = timingOf(chart, index, m, others, status === 'current', status === 'stopped');
  for (const t of timing.spans) spans.push(t);
  // "500 mg BID x 3 weeks, no change": used so for a time
  if (
    status === 'current' &&
    outcome === 'failed' &&
    !onList &&
    stat &&
    OFTEN.test(text.slice(stat.cue.start, stat.cue.end)) &&
    timing.daysBasis === 'stated' &&
    !timing.from &&
    /\b(?:x|for) ?\d/i.test(text.slice(stat.cue.end))
  )
    status = 'tried';
  const today = document?.date?.lo ?? null;
  if (status === 'current' && timing.to && today !== null && timing.to.hi < today) {
    status = 'tried';
    timing = timingOf(chart, index, m, others, false);
  }
  // A bare name shows no use ("discussed a mandibular device and CPAP"); a time, a count or a date of its own does.
  const own = dateFor(chart, index, m);
  if (status === null)
    status =
      timing.days || timing.sessions || timing.from || (own && own.basis !== 'document') || told
        ? 'tried'
        : 'prescribed';
  const current = status === 'current';
  if (outcome === 'unstated' && (status === 'tried' || status === 'current' || status === 'stopped')) {
    const next = toldBehind(chart, index, m, others, assess);
    if (next) {
      outcome = next.outcome;
      spans.push(next.span);
    }
  }
  // "No NSAIDs because of her kidneys"
  if (status === 'never' && barred) {
    status = 'stopped';
    outcome = 'contraindicated';
    spans.push({ start: s.start + barred.start, end: s.start + barred.end });
  }
  if (status === 'never' || status === 'declined' || status === 'planned' || status === 'prescribed')
    outcome = 'unstated';
  // "Failed six weeks of PT: No" tells of no failure, and not whether there was any
  const untold = told && isAnsweredNo(chart, assertion, m.end);
  if (untold) {
    status = 'prescribed';
    outcome = 'unstated';
  }
  if (outcome === 'unstated' && current && !untold) outcome = 'ongoing';
  if (outcome === 'ongoing' && status !== 'current') {
    if (status === 'tried') status = 'current';
    else outcome = 'unstated';
  }
  return {
    start: m.start,
    end: m.end,
    agent: m.agent,
    classes: m.classes,
    status,
    from: timing.from,
    to: timing.to,
    days: timing.days,
    daysBasis: timing.daysBasis,
    sessions: timing.sessions,
    outcome,
    assertion:
      untold || (told && (s.check ?? 'on') !== 'on')
        ? { ...assertion, frame: 'template' }
        : settleAssertion(assertion, status, outcome),
    date: own,
    sentence: index,
    side: sideOfSpan(chart, index, m),
    spans: dedupe(spans),
  };
}

/** "No relief with PT" negates the relief, not the therapy; a frame that the treatment's own words contradict does not stand. */
function settleAssertion(a: Assertion, status: Status, outcome: Outcome): Assertion {
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

function dedupe(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const s of spans)
    if (!out.some((o) => o.start <= s.start && s.end <= o.end)) out.push({ start: s.start, end: s.end });
  return out;
}
