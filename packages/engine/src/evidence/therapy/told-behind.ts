// "He finished twelve visits. That did nothing for the leg.": the outcome of a treatment told behind its sentence. A mention in; the outcome
// and its words out.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { TherapyEpisode } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import type { Assess } from '../measurement/index.ts';
import { cuesIn } from './cues/index.ts';
import type { AgentMention } from './mentions.ts';

type Told = { readonly outcome: TherapyEpisode['outcome']; readonly span: Span };

/** In the next sentence, or behind a bare score that stands between. */
export function toldBehind(
  chart: Chart,
  index: number,
  m: AgentMention,
  others: readonly AgentMention[],
  assess: Assess,
): Told | null {
  return (
    nextSentence(chart, index, 1, m, others, assess) ??
    (isBareScore(chart, index + 1) ? nextSentence(chart, index, 2, m, others, assess) : null)
  );
}

const startsBack =
  /^\W*(?:this|these|that|it|they|both|all|none|neither|nothing|no\b|without|minimal|little|some|partial|good|excellent|relief|unfortunately|however|despite (?:this|these|that|which|all)|(?:the |his |her |my )?(?:right |left )?(?:pain|symptoms?|ache|burning|legs?|knees?|hips?|back|neck|arms?|foot|feet|sciatica|snoring|sleepiness|walking)(?! (?:injections?|shots?|surgery|replacement|brace|exercises?|therapy|operation))|he|she|patient|pt|the patient|results?|response|only|still|not|(?:did|does|do|has|have)(?: not|n['’]t)|never|ineffective|helped|with|there|goals?|discharged?|function|strength|motion|scores?|range|after (?:it|that|this|all that|all this)|on it|its (?:effect|benefit|help|relief)|(?:by|within|inside) (?:the|an?|\d+|two|three|four|easter|christmas|thanksgiving|spring|summer|fall|winter|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)|(?:an?|\d+|two|three|four|some) (?:days?|weeks?|months?) later)\b/i;

const WORDS = 12;
const startsWithAll = /^\W*(?:both|all|none|neither|nothing)\b/i;

/** The next sentence, when it names no treatment and begins by speaking of the last ("This gave no relief."). */
function nextSentence(
  chart: Chart,
  index: number,
  steps: 1 | 2,
  m: AgentMention,
  others: readonly AgentMention[],
  assess: Assess,
): Told | null {
  const s = chart.sentences[index];
  const n = chart.sentences[index + steps];
  if (
    !n ||
    n.section !== s.section ||
    n.document !== s.document ||
    n.kind === 'row' ||
    s.kind === 'row' ||
    n.kind !== s.kind ||
    n.end - n.start > 160
  )
    return null;
  const text = flatText(chart, n);
  // Only the sentence's last treatments are spoken of, but of all by "neither" and "none".
  if (!startsWithAll.test(text) && others.some((o) => o.start > m.end && o.start - m.end > 60)) return null;
  const cue = cuesIn(chart, index + steps).outcomes.find(
    (c) => c.direction !== 'pre' || /^(?:despite|pain|symptoms)/i.test(text.slice(c.start)),
  );
  // "A good month, then back.": the sentence is its outcome
  if (!startsBack.test(text) && !(cue?.value === 'failed' && cue.start <= 2 && cue.end - cue.start > WORDS))
    return null;
  if (!cue || cue.value === 'tolerated' || cue.value === 'ongoing' || cue.start > 70) return null;
  const span = { start: n.start + cue.start, end: n.start + cue.end };
  return assess(chart, index + steps, span).whole ? null : { outcome: cue.value as Told['outcome'], span };
}

/** "ODI 44 -> 42." between a course and what is said of it. */
function isBareScore(chart: Chart, index: number): boolean {
  const n = chart.sentences[index];
  return n !== undefined && n.end - n.start < 40 && SCORE.test(flatText(chart, n));
}
const SCORE = /^\W*(?:odi|ndi|nprs|nrs|vas|lefs|koos|womac|pain)\b[^a-z]*\d[^a-z]*$/i;
