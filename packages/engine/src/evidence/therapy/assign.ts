// Which cue speaks of which treatment. A sentence, its treatments and its cues in; for each treatment the nearest cue out.

import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import type { Cue } from './cues/index.ts';

export type Assigned = { readonly cue: Cue; readonly cost: number };

/** A word so many characters away speaks of something else; and a sentence of thousands of treatments takes no hours. */
const REACH = 1_500;

const strong =
  /[;•]|(?:->|→|=>)\s?(?=(?:then |and |was )?(?:switch|chang|mov|start|add|now|stop|rotat|transition))|\.\s+(?=[A-Z(])|\b(?:but|however|whereas|although|though|yet|nevertheless)\b/gi;
const toAll =
  /\b(?:all|none(?: of (?:which|these|them))?|neither|both|each|any|everything|nothing|these|all of (?:which|these))\b[^.;]{0,26}$/i;

const succeeded = /\bthen\b|->|→|\b(?:replaced|switched|changed|moved|transitioned|rotated)\b/i;

/** Offsets in `text` at which one clause ends and the next begins. */
function clauseStarts(text: string): number[] {
  const out = [0];
  for (const m of matchesOf(strong, text)) out.push(m.index);
  return out;
}

const clauseOf = (starts: readonly number[], at: number): number => {
  let i = 0;
  while (i + 1 < starts.length && starts[i + 1] <= at) i++;
  return i;
};

type Treatment = Span & { readonly classes: readonly string[] };

export function assign(
  text: string,
  agents: readonly Treatment[],
  cues: readonly Cue[],
  walls: readonly number[] = [],
): (Assigned | null)[] {
  const starts = [...clauseStarts(text), ...walls].sort((a, b) => a - b);
  const usable = cues.filter((c) => !agents.some((a) => c.start >= a.start && c.end <= a.end));
  return agents.map((agent) => {
    const others = within(agents, agent);
    const near = within(usable, agent).filter((c) => !c.of || c.of.some((k) => agent.classes.includes(k)));
    const clause = clauseOf(starts, agent.start);
    let best: Assigned | null = null;
    for (const cue of near) {
      if (clauseOf(starts, cue.start) !== clause || isBracketed(text, others, agent, cue)) continue;
      const cost = costOf({ text, others, agent, cues: near }, cue);
      if (cost !== null && (best === null || cost < best.cost)) best = { cue, cost };
    }
    return best ?? behind(text, others, agent, clause, starts, near);
  });
}

/** "Switched from metoprolol (too tired) to carvedilol": what stands in brackets behind a treatment tells nothing of one behind them. */
function isBracketed(text: string, agents: readonly Span[], agent: Span, cue: Cue): boolean {
  if (cue.end > agent.start) return false;
  const close = text.indexOf(')', cue.end);
  if (close < 0 || close >= agent.start) return false;
  const open = text.lastIndexOf('(', cue.start);
  if (open < 0 || text.slice(open, cue.start).includes(')')) return false;
  return agents.some((a) => a.end <= open && open - a.end < NEAR_BRACKET);
}
/** A dose may stand between. */
const NEAR_BRACKET = 20;

const within = <S extends Span>(spans: readonly S[], agent: Span): readonly S[] =>
  spans.filter((s) => s.end >= agent.start - REACH && s.start <= agent.end + REACH);

/** A treatment's sentence, its other treatments and all that is said there on one axis. */
type Around = {
  readonly text: string;
  readonly others: readonly Span[];
  readonly agent: Span;
  readonly cues: readonly Cue[];
};

/** Characters between, and what stands there: other treatments and commas keep cue and treatment apart; null: it speaks of another. */
function costOf(around: Around, cue: Cue): number | null {
  if (cue.start >= around.agent.end) return cue.direction === 'pre' ? null : costBehind(around, cue);
  if (cue.end <= around.agent.start) return cue.direction === 'post' ? null : costBefore(around, cue);
  // A cue that runs into its treatment ("despite eight weeks of PT").
  return 0;
}

const commasIn = (gap: string): number => gap.match(/,/g)?.length ?? 0;

/** "PT, which did not help". */
function costBehind(around: Around, cue: Cue): number | null {
  const { text, others, agent } = around;
  const gap = text.slice(agent.end, cue.start);
  const crossed = others.filter((o) => o.start >= agent.end && o.end <= cue.start).length;
  // "Meloxicam, then celecoxib 200 mg daily": how the later one is used
  if (crossed > 0 && cue.axis === 'status' && cue.value === 'current' && succeeded.test(gap)) return null;
  if (crossed > 0 && isAnswered(around, cue)) return null;
  if (looksAhead(around, cue, gap)) return null;
  return gap.length + 50 * crossed + 12 * commasIn(gap);
}

/** A cue of the same axis in between has spoken already, of the treatment before it or of one behind it. */
const isAnswered = ({ agent, cues }: Around, cue: Cue): boolean =>
  cues.some(
    (c) =>
      c !== cue &&
      c.axis === cue.axis &&
      c.start >= agent.end &&
      c.end <= cue.start &&
      (c.direction !== 'post' || c.value !== cue.value),
  );

/** "Failed PT …": a word that can look both ways looks ahead when a treatment follows it at once. */
function looksAhead({ text, others, agent }: Around, cue: Cue, gap: string): boolean {
  const next = others.find((o) => o.start >= cue.end);
  if (cue.direction !== 'both' || !next) return false;
  const distance = next.start - cue.end;
  return (
    distance < 14 &&
    !/[,;:]/.test(text.slice(cue.end, next.start)) &&
    cue.start - agent.end > distance &&
    !/^\s*(?:has |have |was |were |also |and )*$/i.test(gap)
  );
}

/** "Failed PT". */
function costBefore(around: Around, cue: Cue): number | null {
  const { text, others, agent } = around;
  const gap = text.slice(cue.end, agent.start);
  const crossed = others.filter((o) => o.start >= cue.end && o.end <= agent.start).length;
  const isTaken = around.cues.some(
    (c) =>
      c !== cue &&
      c.axis === cue.axis &&
      c.start >= cue.end &&
      c.end <= agent.start &&
      (c.direction !== 'pre' || crossed === 0),
  );
  if (isTaken) return null;
  // "Chlorthalidone stopped, losartan begun": over a comma a stop speaks of what stood before it.
  if (cue.value === 'stopped' && cue.direction === 'both' && crossed === 0 && gap.includes(',')) return null;
  if (isReasonOf(around, cue, gap)) return null;
  // "NSAIDs failed, PT helped": a word that has answered a treatment before it does not also reach ahead over a comma.
  const previous = others.findLast((o) => o.end <= cue.start);
  if (cue.direction === 'both' && previous && cue.start - previous.end < 6 && /^[^a-z]*,/i.test(gap)) return null;
  const perComma = (cue.direction === 'both' ? 14 : 6) * (crossed > 0 ? 0.5 : 1);
  return gap.length + 50 * crossed + perComma * commasIn(gap);
}

/** "Cannot take NSAIDs because of warfarin": what stands behind the reason is the reason. */
const isReasonOf = ({ text, agent }: Around, cue: Cue, gap: string): boolean =>
  (cue.value === 'contraindicated' || cue.value === 'intolerant') &&
  (/\b(?:because(?: of)?|due to|given|secondary to)\b[^,;]*$/i.test(text.slice(cue.start, agent.start)) ||
    /\b(?:since|while|as|on)\b[^,;]*$/i.test(gap));

/** "He did PT for eight weeks, but it did not help": a following clause that names no treatment speaks of the ones before. */
function behind(
  text: string,
  agents: readonly Span[],
  agent: Span,
  clause: number,
  starts: readonly number[],
  cues: readonly Cue[],
): Assigned | null {
  for (const cue of cues) {
    const at = clauseOf(starts, cue.start);
    if (cue.start < agent.end || at <= clause || cue.direction === 'pre') continue;
    const lead = text.slice(Math.max(0, cue.start - 40), cue.start) + text.slice(cue.start, cue.end);
    if (
      toAll.test(text.slice(Math.max(0, cue.start - 40), cue.start)) ||
      /^(?:all|none|neither|both|each)\b/i.test(text.slice(cue.start))
    )
      return { cue, cost: 90 };
    const inBetween = agents.some((a) => a !== agent && clauseOf(starts, a.start) > clause && a.start < cue.end);
    const own = agents.some((a) => clauseOf(starts, a.start) === at);
    if (!inBetween && !own && lead.length > 0) return { cue, cost: 80 + (cue.start - agent.end) / 4 };
  }
  return null;
}
