// What stands in front of a date and tells whose it is, as data.

import type { DocumentKind } from '../chart.ts';

export type Basis = 'service' | 'signed' | 'printed';
type DatingCue = {
  readonly label: RegExp;
  readonly basis: Basis;
  readonly weight: number;
  /** Not in papers of these kinds. */
  readonly unless?: readonly DocumentKind[];
};

/** Papers that tell of a stay in a hospital: their own day is another. */
const OFFICE: readonly DocumentKind[] = ['visit_note', 'consultation', 'letter', 'telephone_note'];

/** The first that fits counts. Weight 0: no date of the document. */
export const DATING_CUES: readonly DatingCue[] = [
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
      /\b(?:at (?:the )?visit(?: of)?|ordered by[^:]{0,60}|return|next|appointment|scheduled(?: for)?|planned(?: date)?|target(?: date)?|requested date|surgery date|effective|expires?|valid (?:from|to|until)|start(?: date|ed|s|ing)?|soc|start of care|since|last seen|last visit|previous|prior|compar\w+|on file|refill\w*|held|onset|episode|dates of (?:treatment|care)|treatment period|reporting period|injury|through|until|till|to|from|reviewed|report(?:s)? of|note of|between|before|after|by)\b[^a-z\d]*$/i,
    basis: 'service',
    weight: 0,
  },
  {
    label: /\b(?:dos|(?:date|day)s? of service)\b[^a-z\d]*$/i,
    basis: 'service',
    weight: 12,
    unless: ['payer_form', 'order', 'supplier_form', 'fax_cover'],
  },
  { label: /\b(?:dos|(?:date|day)s? of service)\b[^a-z\d]*$/i, basis: 'service', weight: 0 },
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
  // "MI date", "Stent / bypass date": of what happened, not of the paper
  {
    label:
      /\b(?:MI|infarct(?:ion)?|stent|bypass|PCI|CABG|stroke|onset|injury|accident|fracture|diagnosis|quit|implant)\s(?:[/&]\s\w+\s)?date\b\W*$/i,
    basis: 'service',
    weight: 0,
  },
  { label: /(?:^|[^\w])date\s*:?\s*$/i, basis: 'service', weight: 9 },
  {
    label: /^\s*(?:prepared|entered|completed|filled in|submitted|filed)(?: on| by [^\d]{0,30})?\W*$/i,
    basis: 'service',
    weight: 8.5,
  },
];
