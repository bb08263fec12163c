// The lines of a document in; whom it names, and as whose paper, out.

import type { Day } from '../../values/civil-date.ts';
import { type DateText, findDates } from '../../values/date-text.ts';
import { matchesOf } from '../../values/matches.ts';
import { dayIn, MONTH_NAME } from '../../values/printed-day.ts';
import type { Span } from '../../values/span.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { ORGANISATION } from './kind-cues.ts';
import { type Person, parsePerson, samePerson } from './person.ts';

export type Mention = {
  readonly person: Person;
  readonly span: Span;
  readonly weight: number;
  /** In the line or the two below it. */
  readonly birthDay: Day | null;
  readonly recordNumber: string | null;
  /** The paper names this person as its patient beyond doubt. */
  readonly firm: boolean;
};
export type BirthDate = { readonly day: Day; readonly span: Span };
export type DocumentIdentity = { readonly mentions: readonly Mention[]; readonly birthDates: readonly BirthDate[] };

/** "Dolores", "J.", "Ann-Marie": a stop ends an initial, and otherwise a sentence. */
const W = "(?:(?:\\p{Lu}\\.)+|(?:St|Jr|Sr)\\.|\\p{Lu}[\\p{L}'’]*)(?:-\\p{Lu}[\\p{L}'’]*)*";
const PARTICLE = '(?:de|del|de la|van|von|van der|der|da|di|la|le|bin|al)(?!\\p{L})';
/** "Carmela lannuzzi": a scan's l for I, believed where a birth follows. */
const MISREAD = 'l\\p{Ll}{3,}';
const NATURAL = `${W}(?: (?:${W}|${PARTICLE})){1,3}`;
const INVERTED = `${W}(?: (?:${W}|${PARTICLE})){0,2},[ \\n]*${W}(?: (?!DOB|MRN|SEX|AGE|ACCT|ID)${W}){0,2}`;
const PERSON = `(?:${INVERTED}|${NATURAL})`;
const LABELLED = new RegExp(
  `(?:^|[\\s|—–-])(?<label>(?:Patient|Pt|Member|Beneficiary|Enrollee|Client|Customer)(?:'s)?(?: [Nn]ame)?|PATIENT(?: NAME)?|MEMBER(?: NAME)?|NAME|Name|Re|RE|Regarding|In re|Participant)\\s*(?:[:#]|(?= {1,3}\\p{Lu})(?<=NAME|Name|Patient|PATIENT|Beneficiary|Member|Customer))\\s*(?:Mr\\.?|Mrs\\.?|Ms\\.?|Miss)? ?(?<name>${PERSON})`,
  'gu',
);
const BIRTH_DAY = dayIn('(?:19\\d\\d|200\\d|201[0-5])');
/** "Kwabena Asante DOB 07/02/1960", "Pham, Thuy-Linh | DOB …", "Yusuf Rahmani, born …". */
const AND_BIRTH = `(?<name>${PERSON}(?: ${MISREAD})?|${MISREAD}, ${W})[\\s,;|/·•—–(-]{1,5}(?:(?:\\(?\\d{1,3}[ -]?(?:y\\/?o|y\\.o\\.?|yrs?\\.?|years?(?:[ -]old)?)?,? ?(?:[MF]|[Mm]ale|[Ff]emale|MALE|FEMALE)?\\)?|[MF],? ?\\d{1,3} ?(?:y\\/?o|yrs?|y)?\\.?|MRN:? ?\\S+|[MF]|[Mm]ale|[Ff]emale|MALE|FEMALE)[\\s,;|/·•—–(-]{1,5}){0,2}(?:DOB|D\\.O\\.B|d\\.o\\.b|b\\.(?= ?\\d)|[Bb]orn|[Dd]ate of [Bb]irth|[Bb]irth(?:date)?|MRN|${BIRTH_DAY})`;
/** "Lid clinic WEST, Mae · 09/17/1961 · MRN 6607": between a mark and the record's number a day needs no label. */
const BEFORE_RECORD = new RegExp(`[·|•]\\s?(?<day>${BIRTH_DAY})\\s?[·|•,]\\s?MRN\\b`, 'gu');
const BEFORE_BIRTH = new RegExp(`(?:^|[|—–:•·/;]\\s*|\\s{2,})${AND_BIRTH}`, 'gu');
/** At the right of a letterhead: "Ridge Eye Physicians      Ann Lee · DOB 01/28/1952". */
const AT_BIRTH = new RegExp(AND_BIRTH, 'uy');
const BIRTH =
  /\b(?:DOB|D\.O\.B\.?|d\.o\.b\.?|b\.(?= ?\d)|[Dd]ate of [Bb]irth|[Bb]irth ?[Dd]ate|[Bb]orn(?: on)?|BORN|BIRTH ?DATE|DATE OF BIRTH|[Bb]irth)(?![A-Za-z])(?:\s*\/\s*[Ss]ex)?\s*[:#]?\s*/g;
/** "Castellane, Reuben A." over "DOB 09/22/1970 | MRN 417739". */
const ALONE = new RegExp(`(?<name>${PERSON})$`, 'uy');
const BIRTH_LEADS = /^(?:DOB|D\.O\.B|[Bb]orn|MRN)\b/;
const FIRST_BIRTH = new RegExp(BIRTH.source);
/** Below a document's head, only such lines are looked at. */
export const LABEL_OF_IDENTITY = /\b(?:DOB|MRN|Patient|Member|Beneficiary|Re:|Pt:)/;
/** "Patient", and not "Surgeon" or "Emergency contact", before a colon. */
const OF_PATIENT = /\b(?:patient|pt|member|beneficiary|enrollee|client|customer|name|re|regarding)\s?$/i;
/** A line without any of these says nothing of identity. */
const NAMES_SOMEBODY =
  /patient|\bpt\b|member|beneficiary|enrollee|client|customer|name|\bre\b|regarding|participant|d\.?o\.?b|born|birth|mrn|19\d\d|20[01]\d/i;
const RECORD =
  /\b(?:MRN|Med(?:ical)? Rec(?:ord)?(?: (?:No|Number|#))?|Chart(?: (?:No|#))?|Record(?: (?:No|#))?|No\.)\s*[:.#]?\s*([A-Z]{0,5}-?\d[\dA-Z-]{3,})/i;
const CREDENTIAL = /^,? ?(?:M\.?D|D\.?O|NP|PA|RN|PT|DPT|PhD|APRN|FNP|OD|RRT|LPN|MA|RD|PharmD|DPM|PsyD|Esq)\b/;
/** Capitalised words that follow "Patient" or "Re:" without being anybody's name. */
const NO_NAME =
  /(?<![\p{L}-])(?:m\.d|d\.o|o\.d|d\.p\.m|r\.n|ph\.d|psy\.d|md|do|np|pa-c|rn|dpt|phd|facility|dos|hopd|physician's|information|instructions?|education|name|history|request(?:ed)?|authorization|authori[sz]ation|prior|denial|appeal|claim|form|questionnaire|copy|portal|statement|consent|service|services|medical|necessity|lumbar|cervical|knee|hip|mri|ct|evaluation|order|visit|care|health|clinic|center|hospital|department|meets|reports?|states|denies|presents?|is|was|has|will|agrees|with|and|the|of|for|to|dob|mrn|sex|date|age|male|female|phone|address|insurance|medicare|medicaid|provider|physician|doctor|group|summary|status|accompanied|identity|number|home|oxygen|cpap|surgery|total|left|right|bilateral|injection|equipment|not|no|yes|see|same|self|here|seen|new|established|born|program|scheduling|entry|field|beneficiary|patient|member|request|review|letter|dear|chart|record|account|encounter|office|follow-?up|note|type|diary|log|sheet|handout|leaflet|booklet|survey|satisfaction|rights|reported|teaching|tolerated|positioned|electrophysiology|cardiology|cardiac|cardiovascular|vascular|orthop(?:a)?edics?|pulmonary|pulmonology|sleep|medicine|pain|spine|rehab(?:ilitation)?|neurology|neurosurgery|ophthalmology|oculoplastics?|radiology|imaging|oncology|endocrinology|diabetes|eye|retina|laboratory|diagnostics?|associates|partners|specialists?|institute|therapy|podiatry|rheumatology|psychology|psychiatry|optometry|nutrition|bariatrics?|nephrology|family|internal|physical|occupational|respiratory|nursing)(?![\p{L}-])/iu;

/** Lines of a document in which its head stands. */
const HEAD_LINES = 14;

export function identityOf(lines: readonly SetLine[]): DocumentIdentity {
  const mentions: Mention[] = [];
  const birthDates: BirthDate[] = [];
  const unlabelled: (BirthDate & Pick<Mention, 'person'>)[] = [];
  lines.forEach((line, k) => {
    const { start, string, running } = line;
    const early = k < HEAD_LINES || running;
    if (!early && ((line.cues & CUE.identity) === 0 || !LABEL_OF_IDENTITY.test(string))) return;
    if (!NAMES_SOMEBODY.test(string)) return;
    for (const m of matchesOf(BIRTH, string)) {
      const at = m.index + m[0].length;
      const date = birthDateIn(string.slice(at, at + 30));
      if (date) birthDates.push({ day: date.lo, span: { start: start + at + date.start, end: start + at + date.end } });
    }
    for (const m of matchesOf(BEFORE_RECORD, string)) {
      const date = findDates(m[0])[0];
      const at = start + m.index;
      if (date?.precision === 'day')
        birthDates.push({ day: date.lo, span: { start: at + date.start, end: at + date.end } });
    }
    const vicinity: Vicinity = { lines, k };
    for (const m of matchesOf(LABELLED, string)) {
      const label = m.groups!.label.toLowerCase();
      const strong = /^(?:patient|pt|member|beneficiary|enrollee|customer)/.test(label);
      const mention = mentionOf(line, m, strong ? 3 : k < 10 ? 2 : 1, strong && m[0].includes(':'), vicinity);
      if (mention) mentions.push(mention);
    }
    const below = line.segments.at(-1);
    const above = early && below && BIRTH_LEADS.test(string.slice(below.start - start)) ? lines[k - 1] : undefined;
    const name = above && matchAt(ALONE, above, above.segments.at(-1));
    const named = name && !ORGANISATION.test(name[0]) && mentionOf(above, name, 3, false, { lines, k: k - 1 });
    // beside something else it may be anybody's: it makes no other patient
    if (named) mentions.push(above.segments.length > 1 ? { ...named, firm: false } : named);
    for (const segment of early ? line.segments.slice(1) : []) {
      const m = matchAt(AT_BIRTH, line, segment);
      const mention = m && mentionOf(line, m, running ? 2 : 3, false, vicinity);
      if (mention) mentions.push({ ...mention, firm: false });
    }
    for (const m of matchesOf(BEFORE_BIRTH, string)) {
      const mention = mentionOf(line, m, running ? 2 : 3, false, vicinity);
      // "WEST, MAE 09/17/1961": the day needs no label
      const born = mention && /\d$/.test(m[0]) ? findDates(m[0]).at(-1) : undefined;
      const isHead = m.index === 0 && lines[k - 1]?.pageIndex !== line.pageIndex && headsPage(m, lines.slice(k, k + 3));
      if (mention)
        mentions.push(isHead && born?.precision === 'day' ? { ...mention, birthDay: born.lo, firm: true } : mention);
      if (born?.precision === 'day' && !(m[0].startsWith(':') && !OF_PATIENT.test(string.slice(0, m.index))))
        unlabelled.push({
          person: mention!.person,
          day: born.lo,
          span: { start: start + m.index + born.start, end: start + m.index + born.end },
        });
    }
  });
  // Where a birth has its label or the patient another name, a bare day tells when somebody operated, or a relative's birth.
  if (birthDates.length === 0)
    for (const { person, ...birth } of unlabelled)
      if (mentions.every((m) => !m.firm || samePerson(m.person, person))) birthDates.push(birth);
  return { mentions, birthDates };
}

/** "WEST, MAE 09/17/1961 F" at the top of a page tells whose the page is; "Hernia Repair 05/05/1999", "Lee, Roy 04/12/1957 (husband)" do not. */
function headsPage({ 0: told, groups }: RegExpMatchArray, [line, ...below]: readonly SetLine[]): boolean {
  const rest = line.string.slice(told.length);
  if (!groups!.name.includes(',') || !ENDS_HEAD.test(rest) || NO_PERSON.test(groups!.name)) return false;
  const near = below.filter((l) => l.pageIndex === line.pageIndex);
  // a list goes on from the page before
  return !near.some((l) => OF_HOUSEHOLD.test(l.string)) && !(near[0] && LISTED.test(near[0].string));
}
/** The sex, and the number of a record. */
const ENDS_HEAD = /^(?:[\s,;|/·•—–(-]{1,5}(?:[MF]|[Mm]ale|[Ff]emale|MALE|FEMALE|#?\d[\d-]*(?:-[A-Z])?)\)?){0,2}\s*$/;
const OF_HOUSEHOLD =
  /\b(?:subscriber|polic(?:y|yholder)|guarantor|insured|spouse|husband|wife|next of kin|emergency)\b/i;
/** Operations, diseases, vaccines and places, with the day behind a comma. */
const NO_PERSON =
  /(?:ectomy|otomy|ostomy|plasty|oscopy|graphy|desis|itis|osis|uria|pathy|algia|carcinoma|melanoma|glaucoma|anemia|lipidemia|vaccine)\b|\b(?:repair|removal|bypass|fusion|fracture|stent|graft|release|excision|section|disease|syndrome|diabetes|hypertension|cancer|apnea|asthma|hernia|cataract|influenza|tetanus|toxoid|laparoscopic|open|acute|chronic|unspecified|dose|booster)\b/i;
const LISTED = new RegExp(`^\\p{Lu}[\\p{L} ,'’()-]{2,60}[\\s,|:·—–-]{1,5}${BIRTH_DAY}\\W*$`, 'u');

/** @param pattern a sticky one: it matches from the segment's beginning */
function matchAt(pattern: RegExp, { start, string }: SetLine, segment: Span | undefined): RegExpExecArray | null {
  pattern.lastIndex = segment ? segment.start - start : 0;
  return pattern.exec(string);
}

/** A line and the two below it. */
type Vicinity = { readonly lines: readonly SetLine[]; readonly k: number };

const textOf = ({ lines, k }: Vicinity): string =>
  lines
    .slice(k, k + 3)
    .filter((l) => l.running === lines[k].running)
    .map((l) => l.string)
    .join('\n');

/** The person of whom a match of `LABELLED` or `BEFORE_BIRTH` speaks, unless it is nobody's name. */
function mentionOf(
  { start, string, segments }: SetLine,
  m: RegExpExecArray,
  weight: number,
  firm: boolean,
  around: Vicinity,
): Mention | undefined {
  const whole = m.groups!.name;
  const printed = whole.replace(/^(?:Pt|Patient|Name|Member|Re|Beneficiary|Client|Customer)[.:]?\s+/i, '');
  const at = m.index + m[0].indexOf(whole) + whole.length - printed.length;
  // A wide gap parts the name from the next label: "Jordan Vale      Study Date".
  const end = segments.find((s) => s.start - start <= at && at < s.end - start)?.end ?? Number.POSITIVE_INFINITY;
  const cut = printed.slice(0, Math.max(0, end - start - at)).trimEnd();
  const within = cut.includes(' ') ? cut : printed;
  const name = withoutMonth(
    trimName(within, string[at + within.length] === ':'),
    string.slice(at + within.length, at + within.length + 4),
  );
  const after = string.slice(at + name.length);
  if (name.length < 4 || NO_NAME.test(name) || CREDENTIAL.test(after) || /\d/.test(name)) return undefined;
  const person = parsePerson(name.replace(/\n/g, ' '));
  if (!person || person.first.length < 1 || person.last.replace(/[^\p{L}]/gu, '').length < 2) return undefined;
  const vicinity = textOf(around);
  const birthDay = birthIn(vicinity);
  const recordNumber = RECORD.exec(vicinity)?.[1] ?? null;
  return {
    person,
    span: { start: start + at, end: start + at + name.length },
    weight,
    birthDay,
    recordNumber,
    firm: firm || birthDay !== null || recordNumber !== null,
  };
}

/** "WEST, MAE March 9, 1954": a month before a day is nobody's middle name. */
const withoutMonth = (name: string, after: string): string =>
  /^\.? \d/.test(after) ? name.replace(ENDS_IN_MONTH, '') : name;
const ENDS_IN_MONTH = new RegExp(`(?<=\\p{L}[,.]? \\p{L}[^ ]*) ${MONTH_NAME}$`, 'u');

/** With `colon`, the last word is the label of what follows: "Malcolm Ferreira Clinician:". */
function trimName(name: string, colon: boolean): string {
  const words = name.split(' ');
  if (colon && words.length > 2) words.pop();
  while (
    words.length > 1 &&
    /^(?:DOB|MRN|Sex|Age|Date|Male|Female|F|M|Acct|No|ID|Born|Provider|Visit|Seen|Gender|Phone|Account|Chart|D\.O\.B\.?|BIRTH|Entry|Medicare|Member|Hospital)[.:]?$/i.test(
      words.at(-1)!,
    )
  )
    words.pop();
  return words.join(' ').replace(/[,.\s]+$/, (end) => (/\b\p{Lu}\.$/u.test(name) ? end : ''));
}

function birthIn(vicinity: string): Day | null {
  const m = FIRST_BIRTH.exec(vicinity);
  if (!m) return null;
  const rest = vicinity.slice(m.index + m[0].length, m.index + m[0].length + 30);
  return birthDateIn(rest)?.lo ?? null;
}

/** The day with which a text begins. */
const birthDateIn = (text: string): DateText | undefined =>
  findDates(text).find((d) => d.precision === 'day' && d.start < 4);
