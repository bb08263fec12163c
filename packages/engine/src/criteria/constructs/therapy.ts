// `therapy`: episodes of treatment really used, so long, with such an outcome → evidence for and against.

import { documentOf } from '../../chart/place-of.ts';
import type { TherapyEpisode } from '../../evidence/finding.ts';
import type { RuleOf } from '../../policy/rule.ts';
import type { Days } from '../../values/civil-date.ts';
import { spanning } from '../../values/span.ts';
import type { Answer } from '../../values/truth.ts';
import { standsWith } from '../beside.ts';
import type { Case } from '../case.ts';
import { dayOfName } from '../dates.ts';
import { pieceOf } from '../piece.ts';
import { inWindow, refusedByAssertion, refusedByPlace } from '../scope.ts';
import { nothing, type Piece, type Rejected, type Unclear, type Verdict } from '../verdict.ts';
import { all, place, show } from './measure.ts';
import { windowText } from './mention.ts';

type TherapyRule = RuleOf<'therapy'>;

export function judgeTherapy(k: Case, rule: TherapyRule): Verdict {
  const passing: { readonly t: TherapyEpisode; readonly piece: Piece }[] = [];
  const against: Piece[] = [];
  const unclear: Unclear[] = [];
  const near: Rejected[] = [];
  const inScope: TherapyEpisode[] = [];
  for (const id of rule.therapies) {
    for (const t of k.findings.therapies.get(id) ?? []) {
      const whole = t.spans.reduce(spanning, { start: t.start, end: t.end });
      const day = t.to ?? t.from ?? t.date;
      const piece = pieceOf(
        k.chart,
        whole.end - whole.start < 400 ? whole : t,
        t.sentence,
        day,
        t.days ? `${show(t.days)} days` : null,
      );
      const refused = refuse(k, rule, t);
      if (refused) {
        near.push({ piece, why: refused });
        if (t.status === 'never' && rule.status.length === 0) against.push(piece);
        continue;
      }
      if (rule.scope.within) {
        // The treatment's own time decides: it may have begun before the window and run into it.
        const answer = inWindow(
          k,
          rule.scope.within,
          t.to ?? t.from ?? t.date ?? documentOf(k.chart, t.sentence)?.date ?? null,
        );
        if (answer === 'outside') near.push({ piece, why: `outside the window (${windowText(rule.scope.within)})` });
        if (answer === 'unclear') unclear.push({ piece, why: 'its dates do not settle the window' });
        if (answer !== 'inside') continue;
      }
      inScope.push(t);
      const answer = fits(rule, t, runOn(k, t));
      if (answer.truth === 'yes') passing.push({ t, piece });
      else if (answer.truth === 'no') against.push(piece);
      else unclear.push({ piece, why: answer.why });
    }
  }
  if (rule.overall && rule.is.length > 0) {
    const days = overallDays(k, inScope);
    const pieces = inScope.map((t) =>
      pieceOf(k.chart, t, t.sentence, t.date, days ? `${show(days)} days overall` : null),
    );
    if (!days) return { ...nothing, unclear, near };
    return { ...place(all(days, rule.is), pieces), near };
  }
  if (rule.cumulative && passing.length === 0 && rule.is.length > 0) {
    const lo = inScope.reduce((sum, t) => sum + (t.days?.lo ?? 0), 0);
    if (lo > 0 && all({ lo, hi: null }, rule.is) === 'yes')
      return { for: inScope.map((t) => pieceOf(k.chart, t, t.sentence, t.date)), against: [], unclear: [], near };
  }
  if (rule.distinct) {
    const names = new Set(
      passing.flatMap(({ t }) =>
        rule.distinct!.by === 'agent' ? [t.agent] : t.classes.length > 0 ? t.classes.slice(0, 1) : [t.agent],
      ),
    );
    if (names.size < rule.distinct.n) {
      const some = passing.map(({ piece }) => ({
        piece,
        why: `only ${names.size} of ${rule.distinct!.n} different treatments`,
      }));
      return { ...nothing, unclear: [...unclear, ...some], near };
    }
  }
  if (passing.length > 0) return { for: passing.map((p) => p.piece), against: [], unclear: [], near };
  return { for: [], against: unclear.length === 0 ? against : [], unclear, near };
}

/** First start to last end; a treatment still in use runs to its note. Null while no start is known. */
function overallDays(k: Case, episodes: readonly TherapyEpisode[]): Days | null {
  const spans = episodes.flatMap((t) => {
    const noted = documentOf(k.chart, t.sentence)?.date ?? null;
    const running = t.status === 'current' || t.outcome === 'ongoing';
    const end = t.to ?? (running ? noted : null);
    const from = t.from ?? (t.date && t.date.basis !== 'document' ? t.date : null);
    if (from) return [{ from, to: end ?? from }];
    const days = t.days;
    if (days?.lo && (end ?? noted)) {
      const to = (end ?? noted)!;
      return [{ from: { lo: to.lo - (days.hi ?? days.lo), hi: to.hi - days.lo }, to }];
    }
    return [];
  });
  if (spans.length === 0) return null;
  const first = { lo: Math.min(...spans.map((s) => s.from.lo)), hi: Math.min(...spans.map((s) => s.from.hi)) };
  const last = { lo: Math.max(...spans.map((s) => s.to.lo)), hi: Math.max(...spans.map((s) => s.to.hi)) };
  return { lo: Math.max(0, last.lo - first.hi), hi: last.hi - first.lo };
}

function refuse(k: Case, rule: TherapyRule, t: TherapyEpisode): string | null {
  if (rule.status.length > 0) {
    if (!rule.status.includes(t.status))
      return t.status === 'never' ? 'never used' : `${t.status}, which does not count here`;
  } else if (t.status === 'planned' || t.status === 'prescribed' || t.status === 'declined' || t.status === 'never') {
    return {
      planned: 'planned, not done',
      prescribed: 'prescribed, not shown to be taken',
      declined: 'declined',
      never: 'never used',
    }[t.status];
  }
  if ((rule.status.length === 0 || t.assertion.whole) && t.assertion.polarity === 'negated') return 'denied';
  const accept = rule.status.some((s) => s === 'planned' || s === 'prescribed')
    ? [...rule.scope.accept, 'planned' as const, 'ordered' as const, 'recommended' as const]
    : rule.scope.accept;
  return (
    refusedByAssertion(t.assertion, accept) ??
    refusedByPlace(k, rule.scope, t.sentence, t, t.side) ??
    refusedByReferral(k, rule, t)
  );
}

/** A therapist's note is of what the patient was referred for: "Referral: adhesive capsulitis, left shoulder". */
function refusedByReferral(k: Case, rule: TherapyRule, t: TherapyEpisode): string | null {
  const { without } = rule.scope;
  const { document } = k.chart.sentences[t.sentence];
  const range = k.documentSentences[document];
  if (!without || !range || k.chart.documents[document]?.kind !== 'therapy_note') return null;
  for (let i = range[0]; i < range[1]; i++) {
    const s = k.chart.sentences[i];
    const isReferral = i === range[0] || referral.test(k.chart.text.slice(s.start, s.start + 40));
    if (isReferral && standsWith(k, without, i, 'sentence')) return 'a note of therapy for something else';
  }
  return null;
}
const referral =
  /^\W*(?:referr(?:al|ed|ing)|(?:(?:treat(?:ment|ing)|medical|therapy|PT|rehab) )?(?:dx|diagnos[ei]s)|body part|region|reason for (?:referral|therapy|visit)|treated for)\b/i;

/** What was in use at its note may have run on to the index day. */
function runOn(k: Case, t: TherapyEpisode): TherapyEpisode['days'] {
  const noted = documentOf(k.chart, t.sentence)?.date?.lo;
  const until = dayOfName(k, 'IDX')?.hi;
  if (t.daysBasis !== 'at_least' || !t.days || t.days.hi === null || noted === undefined || until === undefined)
    return t.days;
  return { ...t.days, hi: t.days.hi + Math.max(0, until - noted) };
}

function fits(
  rule: TherapyRule,
  t: TherapyEpisode,
  days: TherapyEpisode['days'],
): { readonly truth: Answer; readonly why: string } {
  let open: string | null = null;
  if (rule.is.length > 0) {
    if (!days) open = 'how long it was used is not stated';
    else {
      const truth = all(days, rule.is);
      if (truth === 'no') return { truth: 'no', why: '' };
      if (truth === 'unclear') open = 'the stated duration does not settle it';
    }
  }
  if (rule.sessions.length > 0) {
    if (!t.sessions) open ??= 'the number of sessions is not stated';
    else {
      const truth = all(t.sessions, rule.sessions);
      if (truth === 'no') return { truth: 'no', why: '' };
      if (truth === 'unclear') open ??= 'the number of sessions does not settle it';
    }
  }
  if (rule.outcome.length > 0 && !rule.outcome.includes(t.outcome)) {
    if (t.outcome === 'effective') return { truth: 'no', why: '' };
    open ??= t.outcome === 'unstated' ? 'its result is not stated' : `its result is ${t.outcome}`;
  }
  return open ? { truth: 'unclear', why: open } : { truth: 'yes', why: '' };
}
