// `present`, `absent`, `says`, `code`: mentions of a concept under a rule's scope → evidence for and against.

import { indexAt } from '../../chart/place-of.ts';
import { carriedDay } from '../../evidence/dates/index.ts';
import type { Dated, Mention } from '../../evidence/finding.ts';
import type { Rule, RuleOf } from '../../policy/rule.ts';
import type { Span } from '../../values/span.ts';
import type { Case } from '../case.ts';
import { pieceOf } from '../piece.ts';
import { dayFor, inWindow, refusedByAssertion, refusedByPlace } from '../scope.ts';
import type { Piece, Rejected, Unclear, Verdict } from '../verdict.ts';

type MentionRule = RuleOf<'present' | 'absent' | 'says' | 'code'>;

export function judgeMentions(k: Case, rule: MentionRule): Verdict {
  const ids = rule.kind === 'says' || rule.kind === 'code' ? [rule.concept] : rule.concepts;
  const affirmed: Piece[] = [];
  const denied: Piece[] = [];
  const unclear: Unclear[] = [];
  const near: Rejected[] = [];
  let ownSide = false;
  for (const id of ids) {
    for (const m of k.findings.mentions.get(id) ?? []) {
      for (const date of rule.scope.dated === 'document' ? [m.date] : datesFor(k, rule, m)) {
        const day = dayFor(k, rule.scope, date, m.sentence);
        const piece = pieceOf(k.chart, withHead(k, m), m.sentence, day, null, m.via === 'code' ? 8 : undefined);
        const refused = refuse(k, rule, m);
        if (refused) {
          near.push({ piece, why: refused });
          continue;
        }
        if (rule.scope.within) {
          const answer = inWindow(k, rule.scope.within, day);
          if (answer === 'outside') {
            near.push({ piece, why: `outside the window (${windowText(rule.scope.within)})` });
            continue;
          }
          if (answer === 'unclear') {
            unclear.push({
              piece,
              why: day ? `its date does not settle the window (${windowText(rule.scope.within)})` : 'undated',
            });
            continue;
          }
        }
        if (rule.scope.otherSideOnly && (!k.side || m.side === null || m.side === 'both' || m.side === k.side)) {
          ownSide = true;
          continue;
        }
        (isAffirmed(m) ? affirmed : denied).push(piece);
      }
    }
  }
  if (ownSide) return { for: [], against: [], unclear, near };
  return rule.kind === 'absent'
    ? { for: denied, against: affirmed, unclear, near }
    : { for: affirmed, against: denied, unclear, near };
}

/** "Denies:" above "- fever": what denies it is quoted with it, where both are on one page and not far apart. */
function withHead(k: Case, m: Mention): Span {
  const { sentences, pages } = k.chart;
  const { start } = sentences[m.sentence];
  const head = m.assertion.cues.find((c) => c.axis === 'polarity' && c.span.end <= start)?.span;
  if (!head || m.end - head.start > LONGEST_WITH_HEAD) return m;
  return indexAt(pages, head.start) === indexAt(pages, m.start) ? { start: head.start, end: m.end } : m;
}
const LONGEST_WITH_HEAD = 160;

/** What may stand between the dates of a list: "07/14/2025 (L) and 08/04/2025 (R)", "9/28 90%, 10/19 85%", "8/12/25; L4-5 TF 11/4/25". */
const inList =
  /^(?:[\s,;:&+()/-]|#\d|\d{1,3}\s?%(?:\s(?:relief|better|help))?|\b(?:and|then|again|also|plus|left|right|bilat|bilateral|both sides|L|R|B)\b|\b(?:[CTLS]\d{1,2}(?:[-/](?:[CTLS]?\d{1,2}))?|caudal|interlam(?:inar)?|transforam(?:inal)?|paramedian|midline|selective|TF|IL|TFESI|ILESI|TFE|(?:LI|CI|TI)?L?ESI|level|at)\b|\bx\s?\d+\s?(?:w(?:ee)?ks?|mos?|months?|days?|d)\b)*$/i;

/** "and again on", "and once more in": then the sentence must not go on to tell what else was done on that day. */
const inListOn =
  /^\s?,?\s?(?:and |then |and then |again |and again |and once more |once more |and a (?:second|third|fourth) time |a (?:second|third|fourth) time |)(?:(?:on|at|to) the (?:right|left|other)(?: side)? )?(?:on|in)\s(?:the )?$/i;
const listEnds = /^\s?(?:[.;)(]|,? (?:and|then) |$|\n)/;

/** "ESIs on 07/01/2025, 09/15/2025 and 12/02/2025" are three: every date of the list that the mention's own date belongs to. */
function datesOf(k: Case, m: Mention): readonly (Dated | null)[] {
  const own = m.date;
  if (!own?.span || own.basis !== 'stated') return [own];
  const all = k.findings.datesIn(m.sentence);
  const at = all.findIndex((d) => d.start === own.span!.start);
  if (at < 0) return [own];
  const { text, sentences } = k.chart;
  const listed = (a: number, b: number): boolean => {
    const between = text.slice(all[a].end, all[b].start);
    if (inList.test(between)) return true;
    return inListOn.test(between) && listEnds.test(text.slice(all[b].end, sentences[m.sentence].end));
  };
  let first = at;
  let last = at;
  while (first > 0 && listed(first - 1, first)) first--;
  while (last + 1 < all.length && listed(last, last + 1)) last++;
  return all
    .slice(first, last + 1)
    .map((d) => ({ lo: d.lo, hi: d.hi, basis: 'stated' as const, span: { start: d.start, end: d.end } }));
}

/** Where only dates of the event count, those of the lines below a heading do too. */
function datesFor(k: Case, rule: Pick<Rule, 'scope'>, m: Mention): readonly (Dated | null)[] {
  const undated = !m.date || m.date.basis === 'document';
  const below = undated && rule.scope.dated === 'event' ? datesBelow(k, m) : [];
  return below.length > 0 ? below : datesOf(k, m);
}

/** Most letters of a line that heads a list, and of one of the list. */
const LINE = 60;

/** "Lumbar ESIs" over lines that begin with a date each: the dates of what the line names. */
function datesBelow(k: Case, m: Mention): readonly Dated[] {
  const { sentences } = k.chart;
  const head = sentences[m.sentence];
  // A row with a day of its own heads no list.
  if (head.end - head.start > LINE || k.findings.datesIn(m.sentence).length > 0) return [];
  const out: Dated[] = [];
  for (let i = m.sentence + 1; sentences[i]?.document === head.document; i++) {
    const { start, end } = sentences[i];
    const [first] = k.findings.datesIn(i);
    if (!first || first.start > start + 2 || end - start > LINE) break;
    out.push({ lo: first.lo, hi: first.hi, basis: 'stated', span: { start: first.start, end: first.end } });
  }
  return out.length > 1 ? out : [];
}

/**
 * The concept is stated (not denied): its own phrase affirmed. An opposite phrase, or a denial, states its absence; a denied opposite states
 * nothing, but where a question whether one can is answered No ("Able to propel a chair: No").
 */
export const isAffirmed = (m: Mention): boolean =>
  m.via === 'opposite' ? m.assertion.cannot === true : m.assertion.polarity === 'affirmed';

/** Why a mention does not count under a rule's scope; null when it does. */
export function refuse(k: Case, rule: Pick<Rule, 'scope'>, m: Mention): string | null {
  if (m.via === 'opposite' && m.assertion.polarity === 'negated' && !m.assertion.cannot)
    return 'the denial of a denial states nothing';
  const negated = !isAffirmed(m);
  const asserted = refusedByAssertion(
    m.assertion,
    negated ? rule.scope.accept.filter((a) => a !== 'family') : rule.scope.accept,
  );
  if (asserted) return asserted;
  if (rule.scope.temporality === 'current' && m.assertion.temporality === 'historical' && !negated)
    return 'historical, not current';
  if (rule.scope.temporality === 'current' && carriedDay(k.chart, m.sentence))
    return 'carried over from an earlier day';
  return refusedByPlace(k, rule.scope, m.sentence, m, m.side);
}

export function windowText(w: NonNullable<Rule['scope']['within']>): string {
  const size = (s: typeof w.most): string => (s ? `${s.n} ${s.unit}` : '');
  const span =
    w.least && w.most
      ? `${w.least.n} to ${size(w.most)} `
      : w.most
        ? `${size(w.most)} `
        : w.least
          ? `at least ${size(w.least)} `
          : '';
  return `${span}${w.direction} ${w.anchor === 'IDX' ? 'the index date' : w.anchor.replaceAll('_', ' ')}`;
}
