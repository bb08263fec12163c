// A document's lines in, its date of service out; never the day of print-out, fax, signature or dictation when another is known.

import type { Day } from '../../values/civil-date.ts';
import { type DateText, findDates } from '../../values/date-text.ts';
import type { Span } from '../../values/span.ts';
import { wordsIn } from '../characters.ts';
import type { ChartDocument, DocumentKind } from '../chart.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';

type Basis = 'service' | 'signed' | 'printed';
type Rule = {
  readonly label: RegExp;
  readonly basis: Basis;
  readonly weight: number;
  readonly unless?: readonly DocumentKind[];
};

/** Papers that tell of a stay in a hospital: their own day is another. */
const OFFICE: readonly DocumentKind[] = ['visit_note', 'consultation', 'letter', 'telephone_note'];

/** What stands in front of a date, nearest first. Weight 0: no date of the document. */
const RULES: readonly Rule[] = [
  { label: /\b(?:dob|d\.o\.b\.?|birth ?date|date of birth|born|birth)\b[^a-z\d]*$/i, basis: 'service', weight: 0 },
  {
    label:
      /\b(?:print(?:ed)?|run|generated|export(?:ed)?|downloaded|fax(?:ed)?|received by fax|scanned|sent)(?: on| date| by [^\d]{0,30})?\b[^a-z]*(?:on )?$/i,
    basis: 'printed',
    weight: 2,
  },
  {
    label:
      /\b(?:sign(?:ed|ature)|authenticated|verified|attested|finali[sz]ed|dictated|transcribed|typed|reported|result(?:ed)?|approved)\b[^\d]{0,60}$/i,
    basis: 'signed',
    weight: 4,
  },
  {
    label:
      /\b(?:at (?:the )?visit(?: of)?|ordered by[^:]{0,60}|return|next|appointment|scheduled(?: for)?|planned(?: date)?|target(?: date)?|requested date|surgery date|effective|expires?|valid (?:from|to|until)|start(?: date|ed|s|ing)?|soc|start of care|since|last seen|last visit|previous|prior|compar\w+|on file|refill\w*|held|onset|episode|dates of (?:treatment|care)|treatment period|reporting period|injury|through|until|till|until|to|from|reviewed|report(?:s)? of|note of|between|before|after|by)\b[^a-z\d]*$/i,
    basis: 'service',
    weight: 0,
  },
  {
    label: /\b(?:dos|date(?:s)? of service)\b[^a-z\d]*$/i,
    basis: 'service',
    weight: 12,
    unless: ['payer_form', 'order', 'supplier_form', 'fax_cover'],
  },
  { label: /\b(?:dos|date(?:s)? of service)\b[^a-z\d]*$/i, basis: 'service', weight: 0 },
  {
    label:
      /\b(?:order date|date of order|date ordered|ordered(?:\s?\/\s?requested)?|request date|date of request|submitted|request)\b[^a-z\d]*$/i,
    basis: 'service',
    weight: 11,
    unless: ['visit_note', 'consultation', 'imaging', 'lab'],
  },
  { label: /^\s*(?:in|admitted)\W*$/i, basis: 'service', weight: 0 },
  { label: /\bdischarged?(?: date)?\b[^a-z\d]*$|^\s*(?:out|left)\W*$/i, basis: 'service', weight: 11 },
  {
    label:
      /\b(?:date of (?:visit|study|exam(?:ination)?|procedure|test|evaluation|surgery|operation|call|encounter|consult(?:ation)?|report|note|assessment|injection|titration|recording)|(?:visit|study|exam|procedure|test|encounter|evaluation|call|service|report|note|session|assessment|recording) date|(?:study |test )?night(?: of)?|date seen|seen|collected(?: on)?|collection date|performed(?: on)?|date collected|drawn)\b[^\d]{0,25}$/i,
    basis: 'service',
    weight: 10,
  },
  {
    label: /\b(?:arrival|arrived|admit(?:ted)?(?: date)?|admission(?: date)?)\b[^\d]{0,25}$/i,
    basis: 'service',
    weight: 10,
    unless: OFFICE,
  },
  // "Admitted 03/28/2026 with breathlessness"
  { label: /\b(?:arrived|admitted)\b[^\d]{0,25}$/i, basis: 'service', weight: 0 },
  // "Arrival 10/11/2026 06:52 by EMS": the emergency department's note is a visit's too
  { label: /\b(?:arrival|admit(?: date)?|admission(?: date)?)\b[^\d]{0,25}$/i, basis: 'service', weight: 3 },
  {
    label:
      /\b(?:visit|encounter|exam|study|procedure|office|clinic|consult(?:ation)?|evaluation|intake|call|test|telephone|phone)\b[^\d]{0,60}$/i,
    basis: 'service',
    weight: 9,
  },
  { label: /^\s*(?:new|established) (?:patient|pt)\W*$/i, basis: 'service', weight: 9 },
  { label: /(?:^|[^\w])date\s*:?\s*$/i, basis: 'service', weight: 9 },
];

/** Lines of a document that are asked for its date; below them only those with a word that dates. */
const HEAD_LINES = 16;
export const DATED = /\b(?:date|dos|collected|seen|performed|visit)\b/i;

/** "06/21/1968 (58 F)". */
const BORN_AT = /^\W{1,3}(?:age )?\d{2,3} ?(?:y\/?o|yrs?|years?)?,? ?(?:[MF]\b|male|female)/i;

const RANGE_GOES_ON = /^\s*(?:to|through|-|–|—)\s*\d/;

export function dateOf(
  text: string,
  body: readonly SetLine[],
  /** The running lines of its first page. */
  running: readonly SetLine[],
  kind: DocumentKind,
  title: string,
  signedOn: Day | null,
  signatureSpan: Span | null,
  before: ChartDocument['date'],
  births: ReadonlySet<Day>,
): ChartDocument['date'] {
  let best: { date: DateText; basis: Basis; weight: number } | undefined;
  const consider = (line: SetLine, position: number): void => {
    const raw = line.string;
    const isTitle = title !== '' && title === raw.slice(0, 160);
    const previous = body[position - 1];
    for (const found of findDates(raw)) {
      if (found.precision !== 'day' || births.has(found.lo) || BORN_AT.test(raw.slice(found.end))) continue;
      // Nobody signs before the day: it is a plan's.
      if (signedOn !== null && found.lo > signedOn) continue;
      // Of a period the last day dates a download, and of a signed summary the signature.
      if (signedOn !== null && position < HEAD_LINES && RANGE_GOES_ON.test(raw.slice(found.end, found.end + 20)))
        continue;
      if (kind === 'device_download' && RANGE_GOES_ON.test(raw.slice(found.end, found.end + 20))) continue;
      // "Target date" may end the line above.
      const lead = found.start < 3 && previous ? `${previous.string.slice(-30)} ` : raw.slice(0, found.start);
      const ends = kind === 'device_download' && /\d\s*(?:to|through|-|–|—)\s*$/.test(lead);
      const rule =
        ends || isProse(lead)
          ? undefined
          : RULES.find((r) => r.label.test(lead.slice(-90)) && !r.unless?.includes(kind));
      const basis = rule?.basis ?? 'service';
      const weight = rule
        ? isTitle && rule.weight > 0
          ? Math.max(rule.weight, 9.5)
          : isTold(raw, lead, position)
            ? Math.min(rule.weight, TOLD)
            : rule.weight
        : ends
          ? 9
          : unlabelled(raw, found, position, isTitle);
      if (weight > 0 && (!best || weight > best.weight))
        best = { date: { ...found, start: line.start + found.start, end: line.start + found.end }, basis, weight };
    }
  };
  body.forEach((line, k) => {
    if ((line.cues & CUE.digit) === 0) return;
    if (k >= HEAD_LINES && !((line.cues & CUE.dated) !== 0 && DATED.test(line.string))) return;
    const inSignature = signatureSpan !== null && line.start >= signatureSpan.start && line.end <= signatureSpan.end;
    if (!inSignature) consider(line, k);
  });
  // "Ann Lee   file 6127   seen 02/26/2026" runs over every page, each with a day of its own.
  if (best?.basis !== 'service') for (const line of running) consider(line, Number.POSITIVE_INFINITY);
  if (best && best.basis === 'service')
    return {
      lo: best.date.lo,
      hi: best.date.hi,
      basis: 'service',
      span: { start: best.date.start, end: best.date.end },
    };
  if (signedOn !== null && signatureSpan) {
    const own = findDates(text.slice(signatureSpan.start, signatureSpan.end)).find((d) => d.lo === signedOn);
    const span = own ? { start: signatureSpan.start + own.start, end: signatureSpan.start + own.end } : signatureSpan;
    return { lo: signedOn, hi: signedOn, basis: 'signed', span };
  }
  if (best)
    return {
      lo: best.date.lo,
      hi: best.date.hi,
      basis: best.basis,
      span: { start: best.date.start, end: best.date.end },
    };
  return before && { ...before, basis: 'inherited' };
}

/** "Home visit 10/14/2026 (with supplier): single floor, wide doors": a paragraph's day counts less than any in the head. */
const isTold = (raw: string, lead: string, position: number): boolean =>
  position >= OWN_HEAD && wordsIn(raw) >= LONG && !/:\s*$/.test(lead);
const TOLD = 6;
const OWN_HEAD = 4;
/** In words: of a paragraph's line. */
const LONG = 10;

/** "You had last seen him on": a sentence, not a label. What goes before a number ("MRN 7004 Night of") is another label's. */
function isProse(lead: string): boolean {
  // "Exam CT chest, low dose, for screening   Date 10/27/2025"
  if (/\b(?:Date|DATE|DOS|Collected|Seen)\W*$/.test(lead)) return false;
  const words = (lead.split(/[|—–;:]|\.\s|\s[\w/.-]*\d[\w/.-]*(?=\s)/).at(-1) ?? '').trim().split(/\s+/);
  return words.length > 6 || /\b(?:had|was|were|last|since|previously|he|she|they|you|i|we)\b/i.test(words.join(' '));
}

/** A date alone on its line, in the title, or in a head line of short parts is the document's; one inside prose is not. */
function unlabelled(raw: string, found: DateText, position: number, isTitle: boolean): number {
  if (isTitle) return 9.5;
  if (position > 9) return 0;
  const rest = (raw.slice(0, found.start) + raw.slice(found.end)).trim();
  if (rest.replace(/[^A-Za-z]/g, '').length <= 12) return 8;
  const head = found.start < 3 || /[—–|•]\s*$|,\s*$/.test(raw.slice(0, found.start));
  const separated = /^\s*(?:[—–|•:,.(]|\d{1,2}:\d\d|$)/.test(raw.slice(found.end));
  if (position < 5 && head && separated) return 7;
  if (
    position < 5 &&
    found.start < 3 &&
    raw.split(/\s+/).length <= 8 &&
    /\b(?:M\.?D|D\.?O|NP|P\.?A|R\.?N|PT)\b/.test(raw)
  )
    return 7;
  return position < 3 && !isProse(raw.slice(0, found.start)) && raw.split(/\s+/).length < 16 ? 5 : 0;
}
