// `lasts` and `between`: how long a symptom has lasted, how far two named days lie apart.

import { documentOf } from '../../chart/place-of.ts';
import type { DurationFinding, Mention, TherapyEpisode } from '../../evidence/finding.ts';
import type { RuleOf } from '../../policy/rule.ts';
import { addMonths, type Days, isoOf } from '../../values/civil-date.ts';
import type { Interval } from '../../values/interval.ts';
import { type Span, spanning } from '../../values/span.ts';
import type { Answer } from '../../values/truth.ts';
import type { Case } from '../case.ts';
import { dayOfName } from '../dates.ts';
import { pieceOf } from '../piece.ts';
import { refusedByAssertion, refusedByPlace } from '../scope.ts';
import { tickedUnder } from '../ticked.ts';
import { nothing, type Piece, type Rejected, type Unclear, type Verdict } from '../verdict.ts';
import { all, place, show } from './measure.ts';
import { isAffirmed } from './mention.ts';

/** A duration stated in a note runs on to the anchor: "16 days" at the visit is 23 a week later. */
export function judgeLasts(k: Case, rule: RuleOf<'lasts'>): Verdict {
  const at = dayOfName(k, rule.at);
  const found: { readonly piece: Piece; readonly truth: Answer; readonly day: number }[] = [];
  const unclear: Unclear[] = [];
  const near: Rejected[] = [];
  for (const id of rule.concepts) {
    for (const m of k.findings.mentions.get(id) ?? []) {
      if (!isAffirmed(m)) continue;
      const noted = documentOf(k.chart, m.sentence)?.date ?? null;
      const misplaced = refusedByPlace(k, rule.scope, m.sentence, m, m.side);
      const unsaid = refusedByAssertion(m.assertion, rule.scope.accept);
      for (const { d, sentence } of durationsOf(k, m)) {
        // a question is no empty stem where a box below it is ticked
        const answered = m.assertion.frame === 'template' && k.chart.sentences[sentence].check === 'on';
        const refused = (answered ? null : unsaid) ?? misplaced;
        const span = sentence === m.sentence ? spanning(m, d) : d;
        const piece = (note: string | null) => pieceOf(k.chart, span, sentence, noted, note);
        if (refused) {
          near.push({ piece: piece(null), why: refused });
          continue;
        }
        if (sentence === m.sentence && ofSomethingElse(k, m, d)) {
          near.push({ piece: piece(null), why: 'the length of a treatment, a relief or a flare' });
          continue;
        }
        if (isDenied(k, d)) {
          unclear.push({ piece: piece(null), why: 'a length that it has not' });
          continue;
        }
        if (d.basis === 'vague') {
          unclear.push({ piece: piece(null), why: 'a duration without a number' });
          continue;
        }
        const days: Interval =
          d.since && at
            ? { lo: at.lo - d.since.hi, hi: at.hi - d.since.lo }
            : later(ofVisits(k, d) ? { lo: d.days.lo, hi: null } : d.days, noted, at);
        found.push({
          piece: piece(`${show(days)} days`),
          truth: all(days, rule.is),
          day: noted?.hi ?? Number.NEGATIVE_INFINITY,
        });
      }
    }
  }
  if (found.length === 0) return { ...nothing, unclear, near };
  const latest = Math.max(...found.map((f) => f.day));
  const now = found.filter((f) => f.day === latest);
  const yes = now.filter((f) => f.truth === 'yes').map((f) => f.piece);
  const no = now.filter((f) => f.truth === 'no').map((f) => f.piece);
  if (yes.length + no.length === 0)
    return {
      ...nothing,
      unclear: [...now.map((f) => ({ piece: f.piece, why: 'the stated duration does not settle it' })), ...unclear],
      near,
    };
  return { for: yes, against: no, unclear: [], near };
}

/** "Right low back pain. It sits at belt level. **He has had it since 2022.**" */
const GOES_ON =
  /^(?:it|this|that|these|the (?:pain|trouble|problem|complaint|ache|symptoms?)|(?:s?he|(?:the )?(?:patient|pt)|mr\.? [\w'-]+|mrs\.? [\w'-]+|ms\.? [\w'-]+)(?: has| had|'s)? (?:(?:had|been (?:dealing|living|struggling|coping) with|noticed|noted|lived with|put up with|suffered(?: from)?) (?:it|this|that|these))|began|begun|started|onset|present|ongoing|duration|has been|going on)\b/i;
/** "It is now eleven months since the ablation": of that. */
const SINCE_ANOTHER = /\b(?:since|after|from) (?:the|his|her|that|an?|my|surgery|ablation)\b/i;
/** What may stand between: told of it too. */
const TELLS = /^(?:it|this|that|these|the (?:pain|trouble|ache)|worse|better|comes|sometimes|no injury|s?he)\b/i;
const MOST_BETWEEN = 2;

/** The durations told with a mention: in its sentence, else in one soon below that speaks of it by a pronoun. */
function durationsOf(
  k: Case,
  m: Mention,
): { readonly d: ReturnType<Case['findings']['durationsIn']>[number]; readonly sentence: number }[] {
  const own = k.findings.durationsIn(m.sentence);
  if (own.length > 0) return own.map((d) => ({ d, sentence: m.sentence }));
  const { sentences, text } = k.chart;
  const first = sentences[m.sentence];
  const ticked = tickedUnder(k.chart, m.sentence);
  if (ticked.length > 0)
    return ticked.flatMap((sentence) => k.findings.durationsIn(sentence).map((d) => ({ d, sentence })));
  for (let i = m.sentence + 1; i <= m.sentence + 1 + MOST_BETWEEN; i++) {
    const s = sentences[i];
    if (!s || s.section !== first.section || s.document !== first.document || s.kind !== 'prose') return [];
    const said = text.slice(s.start, s.end);
    if (GOES_ON.test(said) && !SINCE_ANOTHER.test(said) && treatmentsIn(k, i).length === 0 && !spell.test(said)) {
      const found = k.findings.durationsIn(i);
      if (found.length > 0) return found.map((d) => ({ d, sentence: i }));
    }
    if (!TELLS.test(said)) return [];
  }
  return [];
}

const change = /\b(?:better|improv\w+|worse\w*|diary|log)\b/i;
const spell = /\b(?:relief|reliev\w+|help\w*|flar\w+|exacerbat\w+|work|bed ?rest)\b/i;

/** "After a week of crawling, pain in the arm", "in the first two months it tingled": what came before, and a part of the whole. */
const before = /\b(?:after|following|by|with)\s(?:(?:about|nearly|almost|only|just|some)\s)?$/i;
const opens = /[,;]|\b(?:with|came|began|developed|noticed|and|he|she|had|woke)\b/i;
const part = /\b(?:first|initial|opening|early|middle)\s$/i;

/** "Seen ten times between 02/03 and 04/10 for pain": so long she came, and at least so long it hurt. */
const ofVisits = (k: Case, d: DurationFinding): boolean =>
  d.basis === 'from-to' && visits.test(k.chart.text.slice(Math.max(0, d.start - 40), d.start));
const visits =
  /\b(?:seen|treated|attended|visited|visits?|sessions?|appointments?|came in|under (?:my|our) care)\b[^.;]*$/i;

/** "DM x 20 y, leg pain": the time of an illness of its own. */
const disease =
  /\b(?:(?:t?[12]?)dm[12]?|t[12]dm|diabet\w+|htn|hypertension|high blood pressure|copd|asthma|cad|chf|afib|ckd|esrd|hypothyroid\w*|hyperlipid\w+|hld|smok\w+|tobacco|married|retired|widow\w*|divorced|sober|gerd|depression|anxiety|migraines?|epilepsy|glaucoma|psoriasis)\b(?:\s(?:x|for|over|of|since|type|i|ii|[12]|mellitus|now|about|the|past|last|has|been|present)){0,4}\s?$/i;

/** "Naproxen for 2 weeks did not help the pain", "off work for ten days": the time belongs to what stands right before it. */
function ofSomethingElse(k: Case, m: Mention, d: Span): boolean {
  const { sentence } = m;
  const s = k.chart.sentences[sentence];
  const lead =
    k.chart.text
      .slice(Math.max(s.start, d.start - 40), d.start)
      .split(/[,;.:(]|\band\b/)
      .at(-1) ?? '';
  const own = k.chart.text.slice(m.start, m.end);
  const aside = before.test(lead) && /^\sof\s/i.test(k.chart.text.slice(d.end, d.end + 4));
  if (part.test(lead) || (aside && (m.start < d.start || opens.test(k.chart.text.slice(d.end, m.start))))) return true;
  const stands = m.start >= d.start - lead.length && m.start < d.start;
  if (disease.test(lead) && !stands) return true;
  if (change.test(lead) && !change.test(own)) return true;
  if (spell.test(lead) && !stands) return true;
  const from = d.start - lead.length;
  for (const t of treatmentsIn(k, sentence)) {
    if (t.start >= from && t.end <= d.start && d.start - t.end <= 16) return true;
    if (t.start >= d.end && /^\s*(?:of|on)\s(?:\w+\s){0,2}$/i.test(k.chart.text.slice(d.end, t.start))) return true;
  }
  return false;
}

/** "It has not gone on for ten weeks", "not yet six weeks": neither so long nor told how long. */
function isDenied(k: Case, d: Span): boolean {
  return NOT_SO_LONG.test(k.chart.text.slice(Math.max(0, d.start - 60), d.start).replace(/\s+/g, ' '));
}
const NOT_SO_LONG =
  /\b(?:not|never|n['’]t) (?:(?:yet|quite|even|for|a full|as long as|as much as|more than|been|there|present|ongoing|going on|gone on|lasted|last|persisted|continued|had (?:it|this|that|them|the (?:\w+ ){1,2})|around|with (?:him|her|them)|the|full|any) )*$/i;

const bySentence = new WeakMap<Case['findings'], Map<number, TherapyEpisode[]>>();

function treatmentsIn(k: Case, sentence: number): readonly TherapyEpisode[] {
  let known = bySentence.get(k.findings);
  if (!known) {
    known = new Map();
    for (const list of k.findings.therapies.values())
      for (const t of list) {
        const same = known.get(t.sentence);
        if (same) same.push(t);
        else known.set(t.sentence, [t]);
      }
    bySentence.set(k.findings, known);
  }
  return known.get(sentence) ?? [];
}

function later(days: Interval, noted: Days | null, at: Days | null): Interval {
  if (!noted || !at || at.hi < noted.lo) return days;
  return {
    ...days,
    lo: days.lo === null ? null : days.lo + Math.max(0, at.lo - noted.hi),
    hi: days.hi === null ? null : days.hi + Math.max(0, at.hi - noted.lo),
  };
}

export function judgeBetween(k: Case, rule: RuleOf<'between'>): Verdict {
  const from = dayOfName(k, rule.from);
  const to = dayOfName(k, rule.to);
  if (!from || !to) return nothing;
  const days: Interval = { lo: to.lo - from.hi, hi: to.hi - from.lo };
  const text = (d: Days) => (d.lo === d.hi ? isoOf(d.lo) : `${isoOf(d.lo)}…${isoOf(d.hi)}`);
  const pieces = [...from.pieces, ...to.pieces].map((p) => ({
    ...p,
    note: `${show(days)} days from ${text(from)} to ${text(to)}`,
    day: to,
  }));
  const truth =
    rule.unit === 'days'
      ? all(days, rule.is)
      : rule.unit === 'months'
        ? byMonths(from, to, rule)
        : all({ lo: monthOf(to.lo) - monthOf(from.hi), hi: monthOf(to.hi) - monthOf(from.lo) }, rule.is);
  return place(truth, pieces, 'the dates are not exact enough to settle it');
}

/** Months of the calendar, counted through. */
function monthOf(day: number): number {
  const [year, month] = isoOf(day).split('-').map(Number);
  return year * 12 + month;
}

function byMonths(from: Days, to: Days, rule: RuleOf<'between'>): Answer {
  const passes = (a: number, b: number): boolean =>
    rule.is.every((c) => {
      const edge = addMonths(a, c.value);
      return { '<': b < edge, '<=': b <= edge, '>': b > edge, '>=': b >= edge, '=': b === edge }[c.op];
    });
  const answers = [passes(from.lo, to.lo), passes(from.lo, to.hi), passes(from.hi, to.lo), passes(from.hi, to.hi)];
  return answers.every(Boolean) ? 'yes' : answers.some(Boolean) ? 'unclear' : 'no';
}
