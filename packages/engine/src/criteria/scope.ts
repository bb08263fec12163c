// Does a finding count under a rule's scope? Null when it does, else the reason in words a nurse would use.

import { documentOf } from '../chart/place-of.ts';
import type { Assertion, Dated, Side } from '../evidence/finding.ts';
import { regionOf } from '../evidence/levels/region.ts';
import { tellsOperation } from '../evidence/operation.ts';
import type { Acceptance, Scope, Window } from '../policy/rule.ts';
import { addMonths, type Day, type Days } from '../values/civil-date.ts';
import type { Span } from '../values/span.ts';
import { standsWith } from './beside.ts';
import type { Case, NamedDay } from './case.ts';
import { dayOfName } from './dates.ts';
import { refusedBySide } from './other-side.ts';

/** Documents that hold no statement about this patient by somebody who examined them. */
const silentKinds = ['education', 'policy_text', 'payer_form', 'fax_cover', 'supplier_form', 'voided'] as const;

/** Said with doubt: no finding, and no silence either. */
export const ONLY_POSSIBLE = 'only possible';

export function refusedByAssertion(a: Assertion, accept: readonly Acceptance[]): string | null {
  if (a.experiencer !== 'patient' && !accept.includes('family'))
    return a.experiencer === 'family' ? 'said of a family member' : 'said of somebody else';
  // a policy that takes "he could reach the sink with it" does not take "if he could", nor a question
  const open = a.whole && (a.frame === 'hypothetical' || a.frame === 'workup');
  if (a.frame !== 'actual' && (open || !(accept as readonly string[]).includes(a.frame))) {
    return {
      hypothetical: 'hypothetical, not stated as fact',
      planned: 'planned, not done',
      recommended: 'recommended, not done',
      workup: 'a question to be worked up, not a finding',
      goal: 'a goal, not a finding',
      education: 'education text, not about this patient',
      demand: 'what a payer or policy asks for, not a finding',
      template: 'an unanswered form stem',
      void: 'entered in error',
      ordered: 'ordered, not done',
      declined: 'declined',
    }[a.frame];
  }
  if (a.certainty === 'possible' && (a.whole || !accept.includes('possible'))) return ONLY_POSSIBLE;
  if (a.temporality === 'resolved' && !accept.includes('resolved')) return 'resolved';
  return null;
}

export const regionName = { upper: 'neck or upper back', lower: 'low back' } as const;

/** Place: document kind, author, section, words beside it, side, region. */
export function refusedByPlace(k: Case, scope: Scope, sentence: number, span: Span, side: Side | null): string | null {
  const s = k.chart.sentences[sentence];
  const d = k.chart.documents[s.document];
  const kind = d?.kind ?? 'other';
  // A paper of no recognised kind may be a note: it counts where notes do.
  const counts = scope.documents.includes(kind) || (kind === 'other' && scope.documents.includes('visit_note'));
  if (scope.documents.length > 0 && !counts)
    return `stands in a document of another kind (${kind.replaceAll('_', ' ')})`;
  if (scope.notDocuments.includes(kind)) return `stands in a ${kind.replaceAll('_', ' ')}`;
  if (scope.documents.length === 0 && (silentKinds as readonly string[]).includes(kind)) {
    const allowed =
      (kind === 'supplier_form' && scope.accept.includes('supplier')) ||
      (kind === 'education' && scope.accept.includes('education'));
    if (!allowed) return `stands in a ${kind.replaceAll('_', ' ')}, which is no clinical source`;
  }
  if (scope.byClinician && d && d.authorRole !== 'clinician') return 'not written by a physician, NP or PA';
  if (
    tellsOperation(k.chart, sentence) &&
    !scope.documents.some((d) => d === 'operative_note' || d === 'procedure_note')
  )
    return 'tells how an operation was done';
  const section = k.chart.sections[s.section]?.kind ?? 'other';
  if (scope.sections.length > 0 && !scope.sections.includes(section))
    return `stands in another section (${section.replaceAll('_', ' ')})`;
  if (scope.notSections.includes(section)) return `stands in the section ${section.replaceAll('_', ' ')}`;
  if (scope.withAny && !standsWith(k, scope.withAny, sentence, 'sentence', span))
    return 'the words beside it do not show what is asked for';
  for (const id of scope.withAll)
    if (!standsWith(k, id, sentence, 'sentence', span)) return 'the words beside it do not show what is asked for';
  if (scope.without && standsWith(k, scope.without, sentence, 'sentence', span))
    return 'the words beside it make it something else';
  if (scope.nearAny && !standsWith(k, scope.nearAny, sentence, 'next to it', span))
    return 'nothing near it shows what is asked for';
  if (scope.documentAny && !standsWith(k, scope.documentAny, sentence, 'document'))
    return 'its paper does not show what is asked for';
  if (!scope.anyTopic && isOffTopic(k, sentence)) return 'in a note about something else';
  if (!scope.anyTopic && isOfOtherPart(k, sentence, span)) return 'about another part of the body';
  const refused = scope.sideOfRequest && k.side ? refusedBySide(k.chart, k.side, sentence, span, side) : null;
  if (refused) return refused;
  if (scope.regionOfRequest && k.region) {
    const region = regionOf(k.chart, sentence, span);
    if (region && region !== k.region) return `about another region of the spine (${regionName[region]})`;
  }
  return null;
}

/** A note that speaks of other organs and never of the policy's field: an operation on a knee in an eye's packet. */
function isOffTopic(k: Case, sentence: number): boolean {
  const { topic } = k.policy;
  // A lab's sheet is of the whole patient: a swab of the nose makes its A1c no finding of the nose.
  if (!topic || documentOf(k.chart, sentence)?.kind === 'lab') return false;
  return !standsWith(k, topic.about, sentence, 'document') && standsWith(k, topic.elsewhere, sentence, 'document');
}

/** Papers about one part of the body: what they find need not name it again. */
const OF_ONE_PART: readonly string[] = ['imaging', 'operative_note', 'procedure_note'];

/** "Hip: bone on bone" where a knee is to be replaced. */
function isOfOtherPart(k: Case, sentence: number, span: Span): boolean {
  const { part } = k.title;
  if (!part || standsWith(k, part.about, sentence, 'sentence', span)) return false;
  if (standsWith(k, part.elsewhere, sentence, 'sentence', span)) return true;
  const kind = k.chart.documents[k.chart.sentences[sentence].document]?.kind ?? 'other';
  return (
    OF_ONE_PART.includes(kind) &&
    !standsWith(k, part.about, sentence, 'document') &&
    standsWith(k, part.elsewhere, sentence, 'document')
  );
}

type WindowAnswer = 'inside' | 'outside' | 'unclear';

/** Of a window laid at one day: its end next to the anchor, and the far one if it has one. */
type Edges = { readonly near: Day; readonly far: Day | null };
/** A window as it lies at the first and at the last day of its anchor. */
type Laid = { readonly anchor: NamedDay; readonly first: Edges; readonly last: Edges };
const laid = new WeakMap<Window, Laid>();

/** A day interval against a window. What happened after its anchor never satisfies a look-back window. */
export function inWindow(k: Case, window: Window, day: Days | null): WindowAnswer {
  const anchor = dayOfName(k, window.anchor) ?? dayOfName(k, 'IDX');
  if (!day || !anchor) return 'unclear';
  const { first, last } = layAt(window, anchor);
  const back = window.direction === 'before';
  const inside =
    Number(lies(day.lo, first, back)) +
    Number(lies(day.lo, last, back)) +
    Number(lies(day.hi, first, back)) +
    Number(lies(day.hi, last, back));
  if (inside === 4) return 'inside';
  if (inside > 0) return 'unclear';
  // A long interval may lie over the whole window.
  return day.lo < first.near && day.hi > first.near ? 'unclear' : 'outside';
}

const lies = (day: Day, { near, far }: Edges, back: boolean): boolean =>
  back ? day <= near && (far === null || day >= far) : day >= near && (far === null || day <= far);

function layAt(window: Window, anchor: NamedDay): Laid {
  const before = laid.get(window);
  if (before?.anchor === anchor) return before;
  const made = { anchor, first: edgesAt(window, anchor.lo), last: edgesAt(window, anchor.hi) };
  laid.set(window, made);
  return made;
}

function edgesAt(window: Window, day: Day): Edges {
  const sign = window.direction === 'before' ? -1 : 1;
  const shift = (w: NonNullable<Window['most']>): Day =>
    w.unit === 'days' ? day + sign * w.n : addMonths(day, sign * w.n);
  return { near: window.least ? shift(window.least) : day, far: window.most ? shift(window.most) : null };
}

/** The day that a rule's window looks at. */
export function dayFor(k: Case, scope: Scope, date: Dated | null, sentence: number): Days | null {
  const d = documentOf(k.chart, sentence)?.date ?? null;
  if (scope.dated === 'document') return d;
  if (scope.dated === 'event') return date && date.basis !== 'document' ? date : null;
  return date ?? d;
}
