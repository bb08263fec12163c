// Named days of a policy (`test_date`, `IDX`): each with the words that it rests on.

import { documentOf, indexAt } from '../chart/place-of.ts';
import type { Dated, Mention } from '../evidence/finding.ts';
import { regionOfDocument } from '../evidence/levels/region.ts';
import type { DateSource } from '../policy/policy.ts';
import type { Days } from '../values/civil-date.ts';
import { type Span, spanning } from '../values/span.ts';
import { askedFor, isLongBefore, PASSED } from './asked-day.ts';
import { mentionsIn } from './beside.ts';
import type { Case, NamedDay } from './case.ts';
import { onOtherSide } from './other-side.ts';
import { pieceOf } from './piece.ts';
import { requestedDay } from './requested-day.ts';
import { inWindow, refusedByAssertion, refusedByPlace } from './scope.ts';
import type { Piece } from './verdict.ts';

/** Null when nothing in the chart gives it. A circle of definitions gives null too. */
export function dayOfName(k: Case, name: string): NamedDay | null {
  if (k.days.has(name)) return k.days.get(name) ?? null;
  k.days.set(name, undefined);
  const found = find(k, name);
  k.days.set(name, found);
  return found;
}

const INDEX = 'IDX';

function find(k: Case, name: string): NamedDay | null {
  const asked = name === INDEX ? requestedDay(k) : null;
  if (asked) return asked;
  for (const source of k.policy.dates.get(name) ?? []) {
    const found = fromSource(k, source, name === INDEX);
    if (found) return found;
  }
  if (name === 'birth_date') {
    const born = k.chart.patient.birthDate;
    return born
      ? { lo: born.day, hi: born.day, pieces: [pieceOf(k.chart, born.span, sentenceAt(k, born.span.start), null)] }
      : null;
  }
  return name === INDEX ? indexDate(k) : null;
}

/** 00-conventions section 3: planned or actual date of service, else order or request date, else the latest dated clinician note. */
function indexDate(k: Case): NamedDay | null {
  const planned = fromMentions(
    k,
    'planned_service',
    'latest',
    (d) => d.basis !== 'document' && !isLongBefore(k, d, PASSED),
  );
  if (planned) return planned;
  for (const kinds of [['order'], ['payer_form'], ['supplier_form'], NOTES]) {
    // An order without a day of its own has that of the paper before it, which may be any.
    // A clinician's letter or note whose kind was not recognized is a clinician's note all the same.
    const documents = k.chart.documents.filter(
      (d) =>
        d.date &&
        !(d.kind === 'order' && (d.date.basis === 'inherited' || isLongBefore(k, d.date, SETTLED))) &&
        !(
          (d.kind === 'payer_form' || d.kind === 'supplier_form') &&
          (d.date.basis === 'inherited' || ANSWERS.test(d.title) || isLongBefore(k, d.date, 0))
        ) &&
        (kinds.includes(d.kind) ||
          (kinds === NOTES && d.kind === 'other' && d.authorRole === 'clinician' && d.date.basis !== 'inherited')),
    );
    if (documents.length > 0) return fromDocuments(k, documents, 'latest');
  }
  const any = k.chart.documents.filter((d) => d.date);
  return any.length > 0 ? fromDocuments(k, any, 'latest') : null;
}

/** What a payer writes back asks for nothing. */
const ANSWERS = /\b(?:notice|decision|determination|denial|denied|approval|approved|appeal|letter)\b/i;

const NOTES: readonly string[] = [
  'visit_note',
  'consultation',
  'letter',
  'hospital_note',
  'procedure_note',
  'operative_note',
  'telephone_note',
];

const ASKS: readonly string[] = ['order', 'payer_form', 'supplier_form', 'fax_cover', 'other'];

/** "Date of service: 08/26/2026" at the head of a note is the note's own day. */
function isOwnDay(k: Case, m: Mention): boolean {
  const document = documentOf(k.chart, m.sentence);
  return (
    m.date !== null &&
    document?.date?.lo === m.date.lo &&
    document.date.hi === m.date.hi &&
    !ASKS.includes(document.kind)
  );
}

/** Days: an order from so long before the last visit is settled, and what is asked for now is another. */
const SETTLED = 60;
/** Days: an order from so long before the last visit dates nothing at all. */
const OLD = 180;

const isOld = (k: Case, order: Case['chart']['documents'][number]): boolean =>
  order.date !== null && isLongBefore(k, order.date, OLD);

function fromMentions(k: Case, concept: string, pick: 'latest' | 'first', use: (d: Dated) => boolean): NamedDay | null {
  const dated = (k.findings.mentions.get(concept) ?? []).filter(
    (m) =>
      m.date &&
      use(m.date) &&
      !isOwnDay(k, m) &&
      m.assertion.polarity === 'affirmed' &&
      m.assertion.experiencer === 'patient' &&
      !m.assertion.whole &&
      m.assertion.frame !== 'education' &&
      m.assertion.frame !== 'declined',
  );
  return choose(
    dated.map((m) => ({
      lo: m.date!.lo,
      hi: m.date!.hi,
      piece: pieceOf(k.chart, m.date!.span ? spanning(m, m.date!.span) : m, m.sentence, m.date),
    })),
    pick,
  );
}

/** @param ahead the day is that of what is asked for: none that a paper bears itself */
function fromSource(k: Case, source: DateSource, ahead: boolean): NamedDay | null {
  const { chart, findings } = k;
  switch (source.kind) {
    case 'same_as':
      return dayOfName(k, source.of!);
    case 'any_of': {
      const found = source.among.flatMap((s) => fromSource(k, s, ahead) ?? []);
      return choose(
        found.map(({ lo, hi, pieces }) => ({ lo, hi, piece: pieces[0] })),
        source.pick,
      );
    }
    case 'document': {
      const documents = chart.documents.filter(
        (d) =>
          source.documents.includes(d.kind) &&
          d.date &&
          (!source.scope.within || inWindow(k, source.scope.within, d.date) === 'inside') &&
          (!source.scope.byClinician || d.authorRole === 'clinician') &&
          !(source.scope.regionOfRequest && k.region && inOtherRegion(k, d.index)) &&
          (!source.containsAny || tellsOf(k, source.containsAny, d, source.scope)),
      );
      const current = source.documents.every((kind) => kind === 'order')
        ? documents.filter((d) => !isOld(k, d))
        : documents;
      return current.length > 0 ? fromDocuments(k, current, source.pick) : null;
    }
    case 'event': {
      const dated = (findings.mentions.get(source.of!) ?? []).flatMap((m) => {
        const told =
          source.scope.dated === 'document'
            ? documentOf(chart, m.sentence)?.date
            : m.date && m.date.basis !== 'document'
              ? m.date
              : null;
        if (ahead && isOwnDay(k, m)) return [];
        const day = ahead && told ? askedFor(k, m, told) : told;
        if (!day || m.via === 'opposite' || m.assertion.polarity === 'negated') return [];
        if (
          refusedByAssertion(m.assertion, source.scope.accept) ||
          refusedByPlace(k, source.scope, m.sentence, m, m.side)
        )
          return [];
        if (source.scope.within && inWindow(k, source.scope.within, day) !== 'inside') return [];
        const span = day.span && Math.abs(day.span.start - m.start) < 300 ? spanning(m, day.span) : m;
        return [{ lo: day.lo, hi: day.hi, piece: pieceOf(chart, span, m.sentence, day) }];
      });
      return choose(dated, source.pick);
    }
    case 'measurement': {
      const dated = (findings.measurements.get(source.of!) ?? []).flatMap((m) => {
        const day = m.date ?? documentOf(chart, m.sentence)?.date;
        if (
          !day ||
          m.role !== 'actual' ||
          m.assertion.polarity === 'negated' ||
          refusedByAssertion(m.assertion, source.scope.accept) ||
          refusedByPlace(k, source.scope, m.sentence, m, m.side)
        )
          return [];
        return [{ lo: day.lo, hi: day.hi, piece: pieceOf(chart, m, m.sentence, day) }];
      });
      return choose(dated, source.pick);
    }
    case 'therapy_start':
    case 'therapy_end': {
      const dated = (findings.therapies.get(source.of!) ?? []).flatMap((t) => {
        const day = source.kind === 'therapy_start' ? t.from : t.to;
        if (
          !day ||
          t.assertion.polarity === 'negated' ||
          ['planned', 'prescribed', 'declined', 'never'].includes(t.status)
        )
          return [];
        if (
          refusedByAssertion(t.assertion, source.scope.accept) ||
          refusedByPlace(k, source.scope, t.sentence, t, t.side)
        )
          return [];
        return [{ lo: day.lo, hi: day.hi, piece: pieceOf(chart, t, t.sentence, day) }];
      });
      return choose(dated, source.pick);
    }
  }
}

function tellsOf(k: Case, concept: string, document: Span, scope: DateSource['scope']): boolean {
  const told = mentionsIn(k.findings.mentions.get(concept) ?? [], document).filter(
    ({ via, assertion }) =>
      via !== 'opposite' &&
      assertion.polarity === 'affirmed' &&
      assertion.experiencer === 'patient' &&
      !assertion.whole,
  );
  return told.length > 0 && !onOtherSide(k, scope, told);
}

function inOtherRegion(k: Case, document: number): boolean {
  const region = regionOfDocument(k.chart, document);
  return region !== null && region !== k.region;
}

function fromDocuments(
  k: Case,
  documents: readonly Case['chart']['documents'][number][],
  pick: 'latest' | 'first',
): NamedDay | null {
  return choose(
    documents.map((d) => ({
      lo: d.date!.lo,
      hi: d.date!.hi,
      piece: pieceOf(k.chart, d.date!.span, sentenceAt(k, d.date!.span.start), d.date),
    })),
    pick,
  );
}

/** What is told less precisely ("two weeks after her injection" beside its day) is no other day. */
function choose(told: readonly (Days & { readonly piece: Piece })[], pick: 'latest' | 'first'): NamedDay | null {
  const among = told.filter((a) => !told.some((b) => b.lo >= a.lo && b.hi <= a.hi && b.hi - b.lo < a.hi - a.lo));
  if (among.length === 0) return null;
  const best = among.reduce((a, b) =>
    (pick === 'latest' ? b.hi > a.hi || (b.hi === a.hi && b.lo > a.lo) : b.lo < a.lo || (b.lo === a.lo && b.hi < a.hi))
      ? b
      : a,
  );
  return { lo: best.lo, hi: best.hi, pieces: [best.piece] };
}

export function sentenceAt(k: Case, at: number): number | null {
  const found = indexAt(k.chart.sentences, at);
  return found < 0 ? null : found;
}
