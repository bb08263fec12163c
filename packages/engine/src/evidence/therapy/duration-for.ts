// How long a treatment was used, where a duration is told. A treatment in its sentence, and the durations told there, in; its own out.

import type { Sentence } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { triedUntil } from '../dates/index.ts';
import type { DurationFinding } from '../finding.ts';

/** Durations of the complaint, of an effect or of an order are not those of its treatment. */
const ofSomethingElse =
  /\b(?:pain|lbp|symptoms?|sciatica|radicul\w+|relief|osteoarthritis|oa|history|hx|ache|numbness|weakness|diabetes|t2dm|osa|snoring|problem|complaint|duration|onset|benefit|lasting|lasted|helped|worked|refill|supply|follow[- ]?up|return|recheck|life|improvement)\b[^.;,]{0,22}$/i;
const effectBefore =
  /\b(?:relief|benefit|improvement|helped|lasted|lasting|worked|better|reduction|effect|relieved|wore off|returned)\b[^.;]{0,24}$/i;
/** "No relief **after** 8 weeks of PT": of the treatment, though an effect is told of. */
const ofCourse = /\b(?:after|despite|with|from|following)\s(?:\w+\s)?$/i;
/** "Last 9 months: PT, meloxicam": the time at the head of a list is that of all in it. */
const isLabel = (text: string, start: number, end: number): boolean =>
  LABEL.test(text.slice(0, start)) && /^\s?:\s/.test(text.slice(end));
const LABEL =
  /^\W*(?:(?:(?:has |have )?(?:failed|tried|completed|had|did)\s)?(?:conservative|non-?operative|non-?surgical)\s(?:care|tx|treatments?|management|therapy|measures|rx)[\s,]*)?(?:(?:in|over|for|during|x)\s)?(?:the\s)?(?:past|last|previous|prior)?\s?$/i;
/** As far off as a duration of its own may not be. */
const OF_LABEL = 100;
const courseOf =
  /^[\s-]*(?:(?:trial|course|period|program|regimen|worth|supply|attempt|use|stretch|round)s?\s)?(?:(?:of|on|with|in|doing|using|taking|attending)\s)?(?:[a-z-]+\s){0,4}$/i;
/** "Naproxen in May; three weeks of it did nothing". */
const ofWhatWasNamed = /^\s(?:of|on)\s(?:it|this|that|them|these|those|which)\b/i;

/** A treatment among what its sentence tells; `text` begins at place `at` of the chart. */
type Around = {
  readonly text: string;
  readonly at: number;
  readonly isRow: boolean;
  readonly agent: Span;
  readonly others: readonly Span[];
  readonly durations: readonly DurationFinding[];
};

/** Farther off, counted in characters and commas, a duration is of something else. */
const FARTHEST = 130;
/** Nothing is nearer. */
const OWN = Number.NEGATIVE_INFINITY;

export function durationFor(
  s: Sentence,
  text: string,
  agent: Span,
  others: readonly Span[],
  durations: readonly DurationFinding[],
): DurationFinding | null {
  const around: Around = { text, at: s.start, isRow: s.kind === 'row', agent, others, durations };
  let best: DurationFinding | null = null;
  let least = FARTHEST;
  for (const d of durations) {
    const cost = costOf(around, d);
    if (cost !== null && cost < least) [best, least] = [d, cost];
  }
  return best;
}

const between = ({ text, at }: Around, start: number, end: number): string => text.slice(start - at, end - at);
const behind = ({ text, at }: Around, place: number): string => text.slice(place - at);
const ahead = ({ text, at }: Around, place: number, reach: number): string =>
  text.slice(Math.max(0, place - at - reach), place - at);

/** How far it is from its treatment; null where it is of something else. */
function costOf(around: Around, d: DurationFinding): number | null {
  const { agent, isRow, others } = around;
  const isAfter = d.start >= agent.end;
  if (isAfter && ofWhatWasNamed.test(behind(around, d.end)) && others.every((o) => o.start < agent.start)) return OWN;
  const gap = isAfter ? between(around, agent.end, d.start) : between(around, d.end, Math.max(agent.start, d.end));
  if (!isRow && /[;]|(?<!\bDr)\.\s+[A-Z]/.test(gap)) return null;
  const lead = ahead(around, d.start, 60);
  const isCourse = !isAfter && ofCourse.test(lead) && /^\s(?:of|on|with)\s/i.test(gap);
  const isBeside = isAfter && d.start - agent.end < 5;
  if (effectBefore.test(lead) && !isCourse && !triedUntil.test(lead) && !isBeside) return null;
  if (isAfter) return costBehind(around, d, gap, lead);
  if (isLabel(around.text, d.start - around.at, d.end - around.at)) return OF_LABEL;
  if (d.end <= agent.start) return costBefore(around, d, gap);
  return d.start < agent.end ? OWN : null;
}

const OF_COMPLAINT = /^\s?(?:of|history of)\s(?:\w+\s){0,3}(?:pain|symptoms?|relief|lbp|sciatica|benefit|improvement)/i;
const LISTED = /^[\s,]*(?:(?:and|or|plus|&|with|\/)\s*|\d+\s?mg\s*|[a-z-]+\s){0,5}[\s,]*(?:and|or|plus|&|,|\/)?/i;

/** "PT x 8 weeks". */
function costBehind(around: Around, d: DurationFinding, gap: string, lead: string): number | null {
  const { agent, durations, isRow, others } = around;
  const crossed = others.filter((o) => o.start >= agent.end && o.end <= d.start);
  const local = between(around, Math.max(agent.end, d.start - 60), d.start);
  if (!isRow && ofSomethingElse.test(local) && !triedUntil.test(lead)) return null;
  if (OF_COMPLAINT.test(behind(around, d.end))) return null;
  if (crossed.length > 0) {
    // A duration behind several treatments is shared only by those that are simply listed ("NSAIDs and PT x 8 weeks").
    if (!LISTED.test(gap)) return null;
    const hasOwn = durations.some(
      (o) =>
        o !== d &&
        ((o.start >= agent.end && o.end <= crossed[0].start) ||
          (o.end <= agent.start && agent.start - o.end < 40 && courseOf.test(between(around, o.end, agent.start)))),
    );
    if (hasOwn) return null;
  }
  const isBareOnset = d.basis === 'since' && !/\b(?:since|from)\b/i.test(between(around, d.start, d.end));
  return gap.length + 30 * crossed.length + (isBareOnset ? 10 : 0);
}

const ANOTHER = /\d\s?(?:-|\s)?(?:weeks?|months?|days?|years?|visits?|sessions?)\b|\b(?:then|followed|later|now)\b/i;

/** "Eight weeks of PT". */
function costBefore(around: Around, d: DurationFinding, gap: string): number | null {
  const { agent, isRow, others } = around;
  const crossed = others.filter((o) => o.start >= d.end && o.end <= agent.start);
  const [next] = crossed;
  if (!isRow && !courseOf.test(next ? between(around, d.end, next.start) : gap)) return null;
  if (next && ANOTHER.test(between(around, next.end, agent.start))) return null;
  if (!isRow && !next && gap.length > 46) return null;
  return gap.length + 30 * crossed.length - (/\bof\s/i.test(gap) ? 8 : 0);
}
