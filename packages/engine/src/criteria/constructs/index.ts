// One rule against one case → its verdict. Every construct of the language has its line here.

import type { Rule, RuleOf } from '../../policy/rule.ts';
import type { Case } from '../case.ts';
import { judgeLeaf } from '../leaf.ts';
import { merge, nothing, ONLY_A_PART, type Piece, truthOf, type Verdict } from '../verdict.ts';
import { judgeDifference } from './difference.ts';
import { judgeDocument } from './document.ts';
import { events } from './events.ts';
import { judgeFall } from './fall.ts';
import { judgeLevels } from './levels.ts';
import { all, judgeAge, judgeMeasure } from './measure.ts';
import { judgeMentions } from './mention.ts';
import { judgeTherapy } from './therapy.ts';
import { judgeBetween, judgeLasts } from './time.ts';

export function judgeRule(k: Case, rule: Rule): Verdict {
  switch (rule.kind) {
    case 'present':
    case 'absent':
    case 'says':
    case 'code':
      return judgeMentions(k, rule);
    case 'measure':
      return judgeMeasure(k, rule);
    case 'age':
      return judgeAge(k, rule);
    case 'document':
      return judgeDocument(k, rule);
    case 'therapy':
      return judgeTherapy(k, rule);
    case 'lasts':
      return judgeLasts(k, rule);
    case 'between':
      return judgeBetween(k, rule);
    case 'difference':
      return judgeDifference(k, rule);
    case 'fall':
      return judgeFall(k, rule);
    case 'levels':
      return judgeLevels(k, rule);
    case 'count':
      return judgeCount(k, rule);
    case 'leaf':
      return judgeOther(k, rule);
    case 'all_of':
      return judgeAllUnless(k, rule.of);
    case 'any_of':
      return judgeAny(rule.of.map((r) => judgeRule(k, r)));
    case 'not': {
      const v = judgeRule(k, rule.of);
      return { ...v, for: v.against, against: v.for };
    }
    case 'unless':
      return nothing;
  }
}

/** What a guard finds keeps the other parts from counting, for or against. */
function judgeAllUnless(k: Case, of: readonly Rule[]): Verdict {
  const v = judgeAll(of.filter((r) => r.kind !== 'unless').map((r) => judgeRule(k, r)));
  if (v.for.length === 0 && v.against.length === 0) return v;
  const guards = of.flatMap((r) => (r.kind === 'unless' ? [judgeRule(k, r.of)] : []));
  if (!guards.some((g) => truthOf(g) === 'yes')) return v;
  const held = v.for.map((piece) => ({ piece, why: 'another statement in the chart speaks against it' }));
  return { ...nothing, near: [...v.near, ...held] };
}

/** No when a part is no; silent when a part is silent, for half a proof is none. */
function judgeAll(parts: readonly Verdict[]): Verdict {
  const truths = parts.map(truthOf);
  const near = parts.flatMap((p) => p.near);
  if (truths.includes('no'))
    return {
      for: [],
      against: parts.filter((_, i) => truths[i] === 'no').flatMap((p) => p.against),
      unclear: [],
      near,
    };
  if (truths.includes('silent')) {
    const half = parts.flatMap((p) => p.for).map((piece) => ({ piece, why: ONLY_A_PART }));
    return { ...nothing, near: [...near, ...half] };
  }
  if (truths.includes('unclear')) return { ...nothing, unclear: parts.flatMap((p) => p.unclear), near };
  return { for: parts.flatMap((p) => p.for), against: [], unclear: [], near };
}

function judgeAny(parts: readonly Verdict[]): Verdict {
  const v = merge(parts);
  if (v.for.length > 0) return { ...v, against: [], unclear: [] };
  return v.unclear.length > 0 ? { ...v, against: [] } : v;
}

function judgeCount(k: Case, rule: RuleOf<'count'>): Verdict {
  const v = judgeRule(k, rule.of);
  const key = (p: Piece): string => {
    if (rule.distinct === 'document') return String(p.document);
    if (rule.distinct === 'phrase')
      return k.chart.text.slice(p.focus.start, p.focus.end).toLowerCase().replace(/\s+/g, ' ');
    return p.day ? `${p.day.lo}-${p.day.hi}` : `undated ${p.document}`;
  };
  const each = rule.distinct === 'event' ? events(k, v.for) : [...new Map(v.for.map((p) => [key(p), p])).values()];
  const different = spaced(rule.distinct === 'date' ? withoutVaguer(each) : each, rule.apart);
  // "No injection before October" denies what is counted: none of them is no more than three.
  if (different.length === 0)
    return rule.of.kind === 'present' && v.against.length > 0 && all({ lo: 0, hi: 0 }, rule.is) === 'yes'
      ? { ...v, for: v.against, against: [] }
      : { ...v, for: [] };
  const n = different.length;
  const truth = all({ lo: n, hi: n }, rule.is);
  const pieces = different.map((p) => ({ ...p, note: p.note ?? `${n} counted` }));
  return truth === 'yes' ? { ...v, for: pieces, against: [] } : { ...v, for: [], against: pieces };
}

/** "Her ablation of last December" beside the one of 12/03: what is told less precisely is no other day. */
const withoutVaguer = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(
    ({ day }) =>
      !day ||
      !pieces.some((q) => q.day && q.day.lo >= day.lo && q.day.hi <= day.hi && q.day.hi - q.day.lo < day.hi - day.lo),
  );

/** From the first on, each that lies far enough behind the one before it; what has no day is left as it is. */
function spaced(pieces: readonly Piece[], apart: number | null): readonly Piece[] {
  if (apart === null) return pieces;
  const kept: Piece[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const p of [...pieces].sort((a, b) => (a.day?.lo ?? 0) - (b.day?.lo ?? 0))) {
    if (p.day && p.day.hi - last < apart) continue;
    kept.push(p);
    last = p.day?.lo ?? last;
  }
  return kept;
}

function judgeOther(k: Case, rule: RuleOf<'leaf'>): Verdict {
  const other = judgeLeaf(k, rule.leaf);
  if (!other) return nothing;
  // Of what silence settles, nothing is open: a near miss elsewhere in the chart is no doubt.
  const settled = other.silent && ['absent', 'met'].includes(k.policy.leaves.get(rule.leaf)?.silence ?? '');
  if (settled && rule.status === 'unknown') return nothing;
  // An unknown leaf rests on nothing; what was looked at stands for it.
  if (other.status === rule.status)
    return { ...nothing, for: other.pieces.length > 0 ? other.pieces : other.near.map((n) => n.piece) };
  if (other.status === 'met' || other.status === 'not_met') return { ...nothing, against: other.pieces };
  return other.silent
    ? nothing
    : { ...nothing, unclear: [{ piece: other.pieces[0] ?? null, why: `${rule.leaf} is ${other.status}` }] };
}
