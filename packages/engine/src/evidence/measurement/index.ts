// A chart and the analytes that a policy asks for, in; what was measured, with value, unit, role, date and qualifiers, out.
//
// A sentence with a label → its numbers with bounds, ranges and units (quantities.ts) → which number answers which label (bind.ts) →
// what part it plays (roles.ts) → its value in the analyte's unit (values.ts). Table rows: rows.ts. Not written but computable: computed.ts, by the policy's own formula: formulas.ts.
// Measured by `npm run bench:reader` on 163 public sentences: P .959, R .977, F1 .968 (258 right, 11 too many, 6 missed); by the marked
// sentences in ../cases (values, bounds, roles, tables, computed: all right); and by hard statements of a blind author that nobody has read
// (bench/statements/held): 143 of 170 values found, 141 of these in their role, nothing else in 100 of 107 statements.

import type { Chart, DocumentKind } from '../../chart/chart.ts';
import type { Phrase } from '../../values/phrase.ts';
import type { Span } from '../../values/span.ts';
import { anchorOf, dateFor, datesIn } from '../dates/index.ts';
import type { AnalyteNeed, Assertion, Dated, Measurement } from '../finding.ts';
import { flatBetween, flatText } from '../flat-text.ts';
import { sideCarried } from '../mentions/side-carried.ts';
import { isUnticked } from '../unticked.ts';
import { computed, withHelpers } from './computed.ts';
import { inOrder, workedOut } from './formulas.ts';
import { type Hits, hitsOr, placesOf } from './labels.ts';
import { isDenied } from './numbers/denied.ts';
import { belongsBefore, takesUp } from './overtaken.ts';
import { type Reading, readProse } from './prose.ts';
import { readRow } from './rows.ts';
import { sideBeside, sideIn } from './sides.ts';
import { partsTogether } from './smoking/table-totals.ts';

export type Assess = (chart: Chart, sentence: number, span: Span) => Assertion;

type Concepts = (id: string) => readonly Phrase[];
const noConcepts: Concepts = () => [];

/** Below this mean word confidence a scanned page's digits are not believed. */
const believable = 60;

export function findMeasurements(
  chart: Chart,
  wanted: readonly AnalyteNeed[],
  assess: Assess,
  resolve: Concepts = noConcepts,
): Map<string, readonly Measurement[]> {
  const needs = withHelpers(wanted);
  const places = placesOf(chart, needs, resolve);
  const found = new Map<string, Measurement[]>(needs.map((n) => [n.id, []]));
  const unbelievable = new Set(
    chart.pages.filter((p) => p.source === 'ocr' && p.confidence < believable).map((p) => p.number),
  );
  chart.sentences.forEach((s, index) => {
    const own = places.sentences.get(index);
    const taken = takenUpFrom(chart, index, own, places);
    const lead = taken ?? (s.lead ? places.above.get(s.lead.start) : undefined);
    const headed = s.kind === 'row' && s.cells?.some((c) => c.header && places.above.has(c.header.start));
    if ((!own?.labels.length && !lead?.labels.length && !headed) || s.kind === 'heading' || unbelievable.has(s.page))
      return;
    const hits = hitsOr(own);
    const dateSpans = datesIn(chart, index).filter((d) => /\d/.test(flatText(chart, d)));
    const readings =
      s.kind === 'row' && s.cells && s.cells.length > 1
        ? readRow(chart, s, hits, places, needs, dateSpans)
        : readProse(chart, entryOf(chart, s) ?? s, hits, needs, dateSpans, lead?.labels ?? []);
    for (const r of readings) {
      const need = needs[r.analyte];
      if (excluded(chart, r, need, hits, s.lead ? hitsOr(lead) : null, places, s)) continue;
      const now = measured(chart, index, r, need, assess);
      if (taken) found.set(need.id, overtakenBy(chart, index, found.get(need.id)!, now));
      found.get(need.id)!.push(...now);
    }
  });
  for (const need of wanted) {
    const own = needs.indexOf(need);
    const exceptsIn = (i: number) => hitsOr(places.sentences.get(i)).excepts.filter((x) => x.analyte === own);
    if (need.computed === 'pack_years') found.set(need.id, partsTogether(chart, found.get(need.id)!));
    if (need.computed) found.get(need.id)!.push(...computed(chart, need, found, assess, exceptsIn));
  }
  for (const need of inOrder(wanted)) found.get(need.id)!.push(...workedOut(chart, need, found));
  return new Map(wanted.map((n) => [n.id, found.get(n.id)!]));
}

/** "EF 25 % in March. It has come up to 50 %.": the labels of the sentence before. */
function takenUpFrom(
  chart: Chart,
  index: number,
  own: Hits | undefined,
  { sentences }: ReturnType<typeof placesOf>,
): Hits | undefined {
  const before = sentences.get(index - 1);
  if (own?.labels.length || !before?.labels.length) return undefined;
  const [p, s] = [chart.sentences[index - 1], chart.sentences[index]];
  const goesOn = s.kind === 'prose' || s.kind === 'pair';
  return p.section === s.section && p.document === s.document && goesOn && takesUp(flatText(chart, s))
    ? before
    : undefined;
}

/** "A1c 9.1. Today 7.8.": what the sentence before measured, without a day of its own, was so before. */
function overtakenBy(
  chart: Chart,
  index: number,
  found: readonly Measurement[],
  now: readonly Measurement[],
): Measurement[] {
  const anchor = anchorOf(chart, chart.sentences[index]);
  const day = now.at(-1)?.date;
  if (anchor === null || !day) return [...found];
  const date: Dated = { lo: anchor - 3650, hi: day.lo - 1, basis: 'relative', span: null };
  return found.map((m) =>
    m.sentence === index - 1 && (m.date === null || (m.date.basis === 'document' && m.date.hi >= day.lo))
      ? { ...m, date, assertion: { ...m.assertion, temporality: 'historical' } }
      : m,
  );
}

/** "5/18 0310   44" under "SMBG log:": the day and the hour are the entry's name, its value stands behind them. */
function entryOf(chart: Chart, s: Chart['sentences'][number]): Span | null {
  if (!s.lead || s.kind !== 'pair' || s.cells?.length !== 2) return null;
  const [name, value] = s.cells;
  return DAY_AND_HOUR.test(flatText(chart, name)) ? value : null;
}
const DAY_AND_HOUR =
  /^(?:(?:[A-Z][a-z]{2,8}\s)?\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\d{1,2}[ -][A-Z][a-z]{2,8}(?:[ -]\d{4})?|[A-Z][a-z]{2,8}\.?\s\d{1,2}(?:,\s\d{4})?),?(?:\s(?:at\s)?\d{1,2}:?\d{0,2}\s?(?:[ap]\.?m\.?)?)?$/i;

function excluded(
  chart: Chart,
  r: Reading,
  need: AnalyteNeed,
  hits: ReturnType<typeof hitsOr>,
  lead: ReturnType<typeof hitsOr> | null,
  places: ReturnType<typeof placesOf>,
  s: Chart['sentences'][number],
): boolean {
  if (isUnticked(chart, r.start, s)) return true;
  if (need.except.length === 0) return false;
  const mine = (x: { readonly analyte: number }) => x.analyte === r.analyte;
  if (lead?.excepts.some((x) => mine(x) && !toldItself(chart, x, lead))) return true;
  const headers = (s.cells ?? []).flatMap((c) =>
    c.header && r.around.some((a) => a.start === c.header!.start)
      ? hitsOr(places.above.get(c.header.start)).excepts
      : [],
  );
  if (headers.some(mine)) return true;
  return hits.excepts.some(
    (x) =>
      mine(x) &&
      !(x.end <= r.label.start && hasOwnValue(flatBetween(chart, x.end, r.label.start), need.unit)) &&
      (r.around.some((a) => x.start < a.end && a.start < x.end) || (x.start < r.label.end && r.label.start < x.end)),
  );
}

/** "AHI 34" above a table of counts: a line with its own value names nothing of what stands below it. */
const toldItself = (chart: Chart, x: Span, lead: Hits): boolean =>
  lead.labels.some((l) => l.start <= x.start && x.end <= l.end && ITS_VALUE.test(flatBetween(chart, l.end, l.end + 8)));
const ITS_VALUE = /^[\s:=]{1,3}\d/;

/** "RVEF 47 %, LVEF 33 %": what was excepted has had its own value before the label. */
const OWN_SHARE = /^[^.;]{0,16}\d\s?(?:%|percent\b)/i;
/** "LVIDd 6.4 cm, EF 27 %": a size is no share. */
const OWN_SIZE = /^[^.;\d]{0,16}\d+(?:\.\d+)?\s?(?:[cm]m|mm ?Hg|m\/s|ml)\b/i;
const hasOwnValue = (between: string, unit: string): boolean =>
  OWN_SHARE.test(between) || (unit === '%' && OWN_SIZE.test(between));

const OFFICE: ReadonlySet<DocumentKind> = new Set(['visit_note', 'consultation', 'letter', 'telephone_note']);

function measured(chart: Chart, index: number, r: Reading, need: AnalyteNeed, assess: Assess): Measurement[] {
  const s = chart.sentences[index];
  const whole: Span =
    s.kind === 'row' || r.continued || r.label.end > r.start || r.label.start < s.start
      ? r
      : { start: Math.min(r.label.start, r.start), end: Math.max(r.label.end, r.end) };
  const found = assess(chart, index, !r.owned && r.label.start >= s.start && r.label.end <= s.end ? r.label : r);
  const said: Assertion = r.owned ? { ...found, experiencer: 'patient' } : found;
  // A number that stands at its label has been measured, whatever is planned or denied around it ("denies sleepiness (Epworth 3)").
  const between = r.label.end <= r.start ? flatBetween(chart, r.label.end, r.start) : '';
  const upTo = r.continued || r.label.start > r.start || r.label.start < s.start ? r.start : r.label.start;
  const denied = isDenied(flatBetween(chart, s.start, upTo)) || isDenied(flatBetween(chart, s.start, r.start));
  const stands =
    !said.whole &&
    r.tight &&
    r.role === 'actual' &&
    r.quantity.bound === null &&
    !/\b(?:not|no|never)\b/i.test(between) &&
    !denied;
  // "Has never come under 19": the negation is in the bound.
  const absorbed =
    !said.whole &&
    r.quantity.bound !== null &&
    /^(?:never|not|n['’]t)\b/i.test(flatBetween(chart, r.start, r.start + 8));
  const assertion: Assertion = denied
    ? { ...said, polarity: 'negated' }
    : absorbed
      ? { ...said, polarity: 'affirmed' }
      : !stands
        ? said
        : {
            ...said,
            polarity: 'affirmed',
            frame: ['planned', 'ordered', 'workup', 'recommended'].includes(said.frame) ? 'actual' : said.frame,
          };
  // "Medicare wants an AHI of 15 or more": what a payer asks for is nobody's value, and no goal
  const isAsked =
    said.frame === 'demand' && r.quantity.bound !== null && !['about', 'almost'].includes(r.quantity.bound);
  const role = isAsked && (r.role === 'actual' || r.role === 'goal') ? 'reference' : r.role;
  const date = ofItsOwn(chart, index, r, dateFor(chart, index, r));
  const words = r.around.map((a) => flatText(chart, a)).join(' ');
  const side =
    sideBeside(
      flatBetween(chart, Math.max(s.start, r.start - 6), r.start),
      flatBetween(chart, r.end, Math.min(s.end, r.end + 12)),
      r.around.map((a) => flatText(chart, a)),
    ) ??
    sideIn(words) ??
    (s.lead ? sideIn(flatText(chart, s.lead)) : null) ??
    sideCarried(chart, index) ??
    sideIn(chart.sections[s.section]?.heading ?? '');
  const historical: Assertion = { ...assertion, temporality: 'historical' };
  const at = (value: Measurement['value'], date: Dated | null, assertion: Assertion): Measurement => ({
    analyte: need.id,
    approximate: r.value.approximate,
    unit: need.unit,
    unitBasis: r.value.unitBasis,
    role,
    assertion,
    sentence: index,
    side,
    label: r.label,
    qualifiers: r.around,
    implausible: r.value.implausible,
    start: whole.start,
    end: whole.end,
    value,
    date,
  });
  // "Before the block 8/10" in the procedure's own note is of that day.
  const kind = chart.documents[s.document]?.kind;
  const isRemark = wasInBrackets.test(flatBetween(chart, Math.max(s.start, r.start - 60), r.start));
  const beforeNow = isRemark || r.earlier || (r.atEvent && kind !== undefined && OFFICE.has(kind));
  const past = beforeNow && !r.value.earlier && kind !== 'procedure_note' && kind !== 'operative_note';
  const now = past
    ? at(r.value.value, beforehand(chart, index, date, r), historical)
    : at(r.value.value, date, assertion);
  if (!r.value.earlier) return [now];
  return [at(r.value.earlier, beforehand(chart, index, null, r), historical), now];
}

/** "EF 27 % on tablets (was 44 %)." */
const wasInBrackets = /\d[^()\d]{0,40}\(\s?(?:it\s)?(?:was|previously|formerly)\s?$/i;

/** "25 % in March and has come up to 50 %": the day stands with the value before; the later one is of the note's day. */
function ofItsOwn(chart: Chart, index: number, r: Reading, date: Dated | null): Dated | null {
  const anchor = anchorOf(chart, chart.sentences[index]);
  if (!r.continued || !date?.span || anchor === null || date.span.end > r.start) return date;
  return belongsBefore(flatBetween(chart, date.span.end, r.start))
    ? { lo: anchor, hi: anchor, basis: 'document', span: null }
    : date;
}

const TURNS_BACK = /[,(][^.;]{0,30}\b(?:from|versus|vs|compared (?:to|with)|was|were|previously)\b[^.;\d]*$/i;

/** "Previously 9.1" without its own date was so before the note, never on its day: else it would contradict today's value. */
function beforehand(chart: Chart, index: number, date: Dated | null, r: Reading): Dated | null {
  // a day before the label is that of today's value: "06/11: Hct 48.9, improved from 57.2"
  const ofNow = date?.span && date.span.end <= r.label.start && /\d/.test(flatBetween(chart, r.label.end, r.start));
  // and one between the two: "BMI 33.1 today, down from 36"
  const ofLast =
    date?.span &&
    date.span.start >= r.label.end &&
    date.span.end <= r.start &&
    /\d/.test(flatBetween(chart, r.label.end, date.span.start)) &&
    TURNS_BACK.test(flatBetween(chart, date.span.end, r.start));
  if (date && (ofNow || ofLast)) return { lo: date.lo - 3650, hi: date.lo - 1, basis: 'relative', span: null };
  if (date && date.basis !== 'document') return date;
  const anchor = anchorOf(chart, chart.sentences[index]);
  return anchor === null ? null : { lo: anchor - 3650, hi: anchor - 1, basis: 'relative', span: null };
}
