// `levels`: the facet joints named beside a concept - how many, whether all are among those beside another, whether one is shared.

import type { Mention } from '../../evidence/finding.ts';
import { levelsIn, type SpineLevels } from '../../evidence/levels/index.ts';
import type { RuleOf, Scope } from '../../policy/rule.ts';
import type { Span } from '../../values/span.ts';
import type { Case } from '../case.ts';
import { pieceOf } from '../piece.ts';
import { merge, nothing, type Piece, type Verdict } from '../verdict.ts';
import { all, place } from './measure.ts';
import { isAffirmed, refuse } from './mention.ts';

type LevelsRule = RuleOf<'levels'>;
type Side = 'left' | 'right';

/** What one sentence says of one concept: joints by side (a joint without a side stands under `any`), or a side alone. */
type Site = {
  readonly sentence: number;
  readonly joints: ReadonlyMap<string, ReadonlySet<Side | 'any'>>;
  readonly side: SpineLevels['side'];
  readonly open: boolean;
  readonly shifted: boolean;
  readonly piece: Piece;
};

export function judgeLevels(k: Case, rule: LevelsRule): Verdict {
  const others = rule.coveredBy ?? rule.meet ?? rule.apartFrom;
  const counts = rule.is.length > 0;
  const own = sitesOf(k, rule.scope, rule.concepts, others, !counts);
  if (counts)
    return merge(
      plansOf(k, own).map((sites) => {
        const joints = new Set(sites.flatMap((s) => [...s.joints.keys()]));
        const open = sites.some((s) => s.open);
        return place(all({ lo: joints.size - (open ? 1 : 0), hi: joints.size }, rule.is), sites.map(noted));
      }),
    );
  const elsewhere = rule.otherIn.length > 0 ? { ...rule.scope, documents: rule.otherIn } : rule.scope;
  const against = sitesOf(k, elsewhere, others, rule.concepts, true);
  if (own.length === 0 || against.length === 0) return nothing;
  return rule.coveredBy ? covered(own, against, rule.otherIn.length === 0) : shared(own, against);
}

/** One plan may run over the rows of a table or the items of a list, a joint in each. */
function plansOf(k: Case, sites: readonly Site[]): readonly (readonly Site[])[] {
  const plans: Site[][] = [];
  for (const site of [...sites].sort((a, b) => a.sentence - b.sentence)) {
    if (site.joints.size === 0) continue;
    const last = plans.at(-1)?.at(-1);
    const [one, two] = [last ? k.chart.sentences[last.sentence] : null, k.chart.sentences[site.sentence]];
    const listed = one && site.sentence - (last?.sentence ?? 0) === 1 && one.kind === two.kind && two.kind !== 'prose';
    if (listed && one.section === two.section) plans.at(-1)?.push(site);
    else plans.push([site]);
  }
  return plans;
}

/** Every joint and side that is named, in each of the others: a joint that one of them lacks settles nothing, one that all lack denies it. */
function covered(own: readonly Site[], by: readonly Site[], sides: boolean): Verdict {
  const named = by.filter((b) => b.joints.size > 0);
  const verdicts = own.flatMap((o): Verdict[] => {
    const pieces = [noted(o), ...by.map(noted)];
    if (o.joints.size > 0 && named.length > 0) {
      // A neck that was treated says nothing of a request for the low back.
      if (!named.some((b) => regionsOf(b).some((r) => regionsOf(o).includes(r)))) return [];
      const lacking = named.filter((b) => !holds(b.joints, o));
      if (lacking.length === 0) return [place('yes', pieces)];
      const together = new Map<string, Set<Side | 'any'>>();
      for (const b of named)
        for (const [joint, sides] of b.joints) together.set(joint, new Set([...(together.get(joint) ?? []), ...sides]));
      const split = holds(together, o) && !oneSided(named);
      const shifted = o.shifted || named.some((b) => b.shifted);
      return [place(split || shifted ? 'unclear' : 'no', pieces, 'not every session names these levels')];
    }
    // Sides alone are set against each other only where they stand together: "blocks were right, ablation requested left".
    const beside = sides ? by.find((b) => Math.abs(b.sentence - o.sentence) <= 1 && b.side) : undefined;
    if (!o.side || !beside || beside.side === 'both' || beside.side === o.side) return [];
    return [place('no', [noted(o), noted(beside)])];
  });
  const v = merge(verdicts);
  return v.against.length > 0 ? { ...v, for: [] } : v;
}

/** "First left, second right": no side has been treated twice. */
const oneSided = (sites: readonly Site[]): boolean =>
  sites.some((s) => s.side === 'left') && sites.some((s) => s.side === 'right');

function holds(joints: Site['joints'], wanted: Site): boolean {
  return [...wanted.joints].every(([joint, sides]) => {
    const has = joints.get(joint);
    return has !== undefined && (has.has('any') || [...sides].every((s) => s === 'any' || has.has(s)));
  });
}

function shared(own: readonly Site[], others: readonly Site[]): Verdict {
  const pairs = own.flatMap((o) =>
    others.filter((b) => [...o.joints.keys()].some((j) => b.joints.has(j))).map((b) => [noted(o), noted(b)]),
  );
  if (pairs.length > 0) return place('yes', pairs.flat());
  const both = [own, others].every((list) => list.some((s) => s.joints.size > 0 && !s.shifted));
  return both ? place('no', [...own, ...others].map(noted)) : nothing;
}

const regionsOf = (s: Site): readonly string[] => [...s.joints.keys()].map((j) => j[0]);

const noted = (s: Site): Piece =>
  s.joints.size > 0 ? { ...s.piece, note: `joints ${[...s.joints.keys()].join(', ')}` } : s.piece;

/** A site per sentence, or (`apart`) per side in it: the lists of levels that belong to one of `concepts` rather than to one of `others`. */
function sitesOf(
  k: Case,
  scope: Scope,
  concepts: readonly string[],
  others: readonly string[],
  apart: boolean,
): readonly Site[] {
  const bySentence = new Map<number, Mention[]>();
  for (const id of [...concepts, ...others])
    for (const m of k.findings.mentions.get(id) ?? [])
      bySentence.set(m.sentence, [...(bySentence.get(m.sentence) ?? []), m]);
  return [...bySentence].flatMap(([sentence, mentions]) => {
    const mine = mentions.filter((m) => concepts.includes(m.concept) && isAffirmed(m) && !refuse(k, { scope }, m));
    if (mine.length === 0) return [];
    const owned = levelsIn(k.chart, sentence).flatMap((list) => {
      // What is counted is every list of the sentence that is not where a finding lies, and not another's.
      const owner =
        ownerOf(k.chart.text, list, mentions) ?? (apart || isOfDisease(k.chart.text, list) ? null : mine[0]);
      return owner && concepts.includes(owner.concept) ? [{ list, owner }] : [];
    });
    if (owned.length === 0) return mine[0].side ? [siteOf(k, sentence, mine[0], [])] : [];
    // "Block 1 at C3-5, block 2 at C5-7": two sessions, as two sides are.
    const part = (o: (typeof owned)[number]): string =>
      `${o.list.side} ${ordinalOf(k.chart.text.slice(o.owner.start, o.list.start))}`;
    const parts = apart ? [...new Set(owned.map(part))] : [null];
    return parts.map((one) => {
      const of = owned.filter((o) => one === null || part(o) === one);
      return siteOf(
        k,
        sentence,
        of[0].owner,
        of.map((o) => o.list),
      );
    });
  });
}

const ordinalOf = (text: string): 1 | 2 | '' =>
  /(?<!\w)(?:1st|first|#?1)(?!\w)/i.test(text) ? 1 : /(?<!\w)(?:2nd|second|#?2)(?!\w)/i.test(text) ? 2 : '';

function siteOf(k: Case, sentence: number, m: Mention, lists: readonly SpineLevels[]): Site {
  const joints = new Map<string, Set<Side | 'any'>>();
  for (const l of lists)
    for (const joint of l.joints) joints.set(joint, new Set([...(joints.get(joint) ?? []), ...sidesOf(l.side)]));
  return {
    sentence,
    joints,
    side: lists[0]?.side ?? m.side,
    open: lists.some((l) => l.open),
    shifted: lists.some((l) => l.shifted),
    piece: pieceOf(k.chart, lists[0] ?? m, sentence, m.date),
  };
}

const sidesOf = (side: SpineLevels['side']): readonly (Side | 'any')[] =>
  side === 'both' ? ['left', 'right'] : [side ?? 'any'];

/** "Arthropathy at L4-5", "tender over L3-4": where something is, not what is done. */
const ofDisease =
  /\b(?:arthropath|arthros|stenos|edema|effusion|degenerat|tender|disc|disk|hypertroph|herniat|protru|extru|bulg|radicul|spondyl|listhes|loading|palpat|pain)\w*\W+(?:(?:at|of|from|in|over|on|the|to)\W+)*(?:(?:left|right|bilateral)\W+)?$/i;
const isOfDisease = (text: string, list: Span): boolean =>
  ofDisease.test(text.slice(Math.max(0, list.start - 40), list.start));
/** "C4-5 and C5-6 facet arthrosis, fused C6-7": the levels before a disease are the disease's. */
const diseaseBehind =
  /^(?:\W+(?:and\W+)?[CTL]\d{1,2}\W{0,2}(?:[CTLS]?\d{1,2})?)*\W+(?:(?:left|right|bilateral|facets?|joints?|discs?|disks?|levels?|foraminal|canal|central|mild|moderate|severe)\W+)*(?:arthropath|arthros|arthrit|stenos|effusion|degenerat|hypertroph|herniat|protru|extru|bulg|spondyl|listhes|narrow|wear|disease)/i;
const reach = { before: 70, after: 30 } as const;

/**
 * A list belongs to what it stands in, or what follows at once ("the L4-5 fusion"); else to the last thing named before it
 * in its clause; else to the next one. A finding named right before it owns it against all of them.
 */
function ownerOf(text: string, list: Span, mentions: readonly Mention[]): Mention | null {
  const around = mentions.find((m) => m.start < list.end && list.start < m.end);
  if (around) return around;
  const near = (gap: string, most: number): boolean => gap.length <= most && !gap.includes(';');
  const before = mentions
    .filter((m) => m.end <= list.start && near(text.slice(m.end, list.start), reach.before))
    .sort((a, b) => b.end - a.end || a.start - b.start)[0];
  const after = mentions
    .filter((m) => m.start >= list.end && near(text.slice(list.end, m.start), reach.after))
    .sort((a, b) => a.start - b.start)[0];
  const atOnce = after && /^\s(?:facets?\s|joints?\s|levels?\s)?$/.test(text.slice(list.end, after.start));
  if (atOnce && !(before && /^\W*(?:at|of|on)?\W*\w*\W*$/.test(text.slice(before.end, list.start)))) return after;
  if (isOfDisease(text, list)) return null;
  if (!before && diseaseBehind.test(text.slice(list.end, list.end + 80))) return null;
  return before ?? after ?? null;
}
