// Reviews against labels → counts that cannot flatter: false approvals and denials apart, every rate with its interval.

import type { RecommendationKind, Review, Status } from '@mnr/engine';
import type { Labelled } from './labels.ts';

export type Scored = { readonly label: Labelled; readonly review: Review; readonly milliseconds: number };

export type Rate = { readonly right: number; readonly of: number; readonly low: number; readonly high: number };

/** Wilson score interval, 95 %. */
export function rate(right: number, of: number): Rate {
  if (of === 0) return { right, of, low: 0, high: 1 };
  const z = 1.959964;
  const p = right / of;
  const centre = p + (z * z) / (2 * of);
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return { right, of, low: (centre - spread) / scale, high: (centre + spread) / scale };
}

export type WrongLeaf = {
  readonly chart: string;
  readonly leaf: string;
  readonly expected: Status;
  readonly got: string;
  readonly silent: boolean;
  readonly quote: string;
  readonly label: string;
  readonly reason: string;
};

export type Summary = {
  readonly recommendation: Rate;
  readonly criteria: Rate;
  readonly metPrecision: Rate;
  readonly notMetPrecision: Rate;
  readonly metCited: Rate;
  readonly citationAgrees: Rate;
  readonly patientNames: Rate;
  readonly falseApprovals: readonly string[];
  readonly falseDenials: readonly string[];
  readonly wrong: readonly string[];
  readonly wrongLeaves: readonly WrongLeaf[];
  readonly confusion: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly leafConfusion: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly byTitle: Readonly<Record<string, { readonly recommendation: Rate; readonly criteria: Rate }>>;
  readonly byScan: Readonly<Record<string, { readonly recommendation: Rate; readonly criteria: Rate }>>;
  /** Of the cases that pend: how many have, by their labels, an unknown leaf (are pends the cases with silent facts?). */
  readonly pendsWithUnknown: Rate;
  /** Of the criteria left open: how many the labels leave open too. */
  readonly unknownRight: Rate;
  /** Of the criteria that the labels leave open: how many are left open. */
  readonly unknownFound: Rate;
  readonly millisecondsMedian: number;
  readonly cases: readonly {
    readonly id: string;
    readonly expected: RecommendationKind;
    readonly got: RecommendationKind;
    readonly criteria: Rate;
    readonly pages: number;
    readonly milliseconds: number;
  }[];
};

/** Papers differ in whether they print a middle initial. */
const fullName = (s: string): string => fold(s).replace(/ \p{L}\.?(?= )/gu, '');

const fold = (s: string): string =>
  s
    .toLowerCase()
    .replace(/[\s*_`|]+/g, ' ')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .trim();

export function score(scored: readonly Scored[]): Summary {
  const kinds: readonly RecommendationKind[] = ['approve', 'deny', 'pend', 'escalate'];
  const statuses = ['met', 'not_met', 'unknown', 'conflict', 'judgement'];
  const confusion = table(kinds, kinds);
  const leafConfusion = table(statuses, [...statuses, 'absent']);
  const leafOf = (s: Scored) =>
    Object.entries(s.label.leaves).map(([leaf, label]) => ({
      s,
      leaf,
      label,
      said: s.review.criteria.find((c) => c.id === leaf),
    }));
  const all = scored.flatMap(leafOf);
  for (const s of scored) confusion[s.label.expect][s.review.recommendation]++;
  for (const l of all) leafConfusion[l.label][l.said?.status ?? 'absent']++;
  const isRight = (s: Scored) => s.label.expect === s.review.recommendation;
  const met = all.filter((l) => l.said?.status === 'met');
  const notMet = all.filter((l) => l.said?.status === 'not_met' && l.said.evidence.length > 0);
  const compared = all.filter(
    (l) => l.said?.status === l.label && l.s.label.evidence[l.leaf] && l.said.evidence.length > 0,
  );
  const agrees = compared.filter((l) => {
    const gold = new Set(fold([l.s.label.evidence[l.leaf]].flat().join(' ')).split(' '));
    return l.said!.evidence.some(
      (e) =>
        fold(`${e.quote} ${e.context}`)
          .split(' ')
          .filter((x) => gold.has(x)).length >= Math.min(3, gold.size),
    );
  });
  const group = (keyOf: (s: Scored) => string) =>
    Object.fromEntries(
      [...new Set(scored.map(keyOf))].sort().map((key) => {
        const of = scored.filter((s) => keyOf(s) === key);
        const leaves = of.flatMap(leafOf);
        return [
          key,
          {
            recommendation: rate(of.filter(isRight).length, of.length),
            criteria: rate(leaves.filter((l) => l.said?.status === l.label).length, leaves.length),
          },
        ];
      }),
    );
  const pends = scored.filter((s) => s.review.recommendation === 'pend');
  const times = scored.map((s) => s.milliseconds).sort((a, b) => a - b);
  return {
    recommendation: rate(scored.filter(isRight).length, scored.length),
    criteria: rate(all.filter((l) => l.said?.status === l.label).length, all.length),
    metPrecision: rate(met.filter((l) => l.label === 'met').length, met.length),
    notMetPrecision: rate(notMet.filter((l) => l.label === 'not_met').length, notMet.length),
    metCited: rate(met.filter((l) => l.said!.evidence.length > 0).length, met.length),
    citationAgrees: rate(agrees.length, compared.length),
    patientNames: rate(
      scored.filter((s) => fullName(s.review.patient_name ?? '') === fullName(s.label.patient_name)).length,
      scored.length,
    ),
    falseApprovals: scored
      .filter((s) => s.review.recommendation === 'approve' && s.label.expect !== 'approve')
      .map((s) => s.label.id),
    falseDenials: scored
      .filter((s) => s.review.recommendation === 'deny' && s.label.expect !== 'deny')
      .map((s) => s.label.id),
    wrong: scored
      .filter((s) => !isRight(s))
      .map(
        (s) =>
          `${s.label.id}: expected ${s.label.expect}, got ${s.review.recommendation}${s.review.escalation_reasons.length > 0 ? ` (${s.review.escalation_reasons.join('; ')})` : ''}`,
      ),
    wrongLeaves: all
      .filter((l) => l.said?.status !== l.label)
      .map((l) => ({
        chart: l.s.label.id,
        leaf: l.leaf,
        expected: l.label,
        got: l.said?.status ?? 'absent',
        silent: l.said?.silent ?? true,
        quote: l.said?.evidence[0]?.quote ?? '',
        label: [l.s.label.evidence[l.leaf] ?? ''].flat().join(' | '),
        reason: l.said?.reason ?? '',
      })),
    confusion,
    leafConfusion,
    byTitle: group((s) => `${s.label.policy}: ${s.label.policy_title}`),
    byScan: group((s) => s.label.scan),
    pendsWithUnknown: rate(pends.filter((s) => Object.values(s.label.leaves).includes('unknown')).length, pends.length),
    unknownRight: rate(
      all.filter((l) => l.said?.status === 'unknown' && l.label === 'unknown').length,
      all.filter((l) => l.said?.status === 'unknown').length,
    ),
    unknownFound: rate(
      all.filter((l) => l.said?.status === 'unknown' && l.label === 'unknown').length,
      all.filter((l) => l.label === 'unknown').length,
    ),
    millisecondsMedian: times[times.length >> 1] ?? 0,
    cases: scored.map((s) => {
      const leaves = leafOf(s);
      return {
        id: s.label.id,
        expected: s.label.expect,
        got: s.review.recommendation,
        criteria: rate(leaves.filter((l) => l.said?.status === l.label).length, leaves.length),
        pages: s.review.chart.pages,
        milliseconds: s.milliseconds,
      };
    }),
  };
}

function table(rows: readonly string[], columns: readonly string[]): Record<string, Record<string, number>> {
  return Object.fromEntries(rows.map((r) => [r, Object.fromEntries(columns.map((c) => [c, 0]))]));
}
