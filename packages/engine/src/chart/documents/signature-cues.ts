// How charts say who signed, as data.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';

/** A line that signs. */
export const SIGNATURE_CUE =
  /\b(?:(?:electronically|digitally) (?:signed|authenticated|verified|attested|approved)|e-?signed|signed (?:electronically|digitally|by|on|and)|(?:interpreted|read|reviewed|dictated|reported|finalized|authenticated|verified|confirmed|attested|approved|completed|prepared|performed) (?:and (?:\w+ )?(?:signed|verified) )?by\b|(?:provider|physician|practitioner|prescriber|clinician|therapist|patient|doctor'?s?)(?:'s)? signature|final report signed|(?:read|interpreted|reviewed|reported|dictated|examined) (?:and|&) (?:e-?|electronically )?signed)|(?:^|[.;]\s)\s*(?:signed|signature|e-?signature|esign(?:ed|ature)?)\b|\/e?s\/|\bsigned: ?(?:\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d)|\bsigned:? (?:dr\.? )?[a-z][\w.'’-]+(?: [\w.'’-]+){0,3},? (?:m\.?d|d\.?o|n\.?p|pa-?c|fnp|arnp|aprn|crnp|o\.?d|dpm)\b|\bsigned:? (?:dr\.? )?[a-z]\. ?(?:[a-z]\. ?)?[a-z][\w'’-]+,? (?:\d{1,2}[/.-](?:\d|[a-z]{3})|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d)|[([<*]\s*(?:e-?|electronic(?:ally)? )?(?:signed|signature|sgd)\s*[\])>*,]|\bsgd\b|\belectronic signature\b|\bco-?signed\b|\bsigned (?:off|out) by\b|^\s*(?:(?:note|chart|encounter) )?closed by\b|^\s*sign:|\be-?sig(?:n(?:ed|ature)?)?,? (?:\d{1,2}[/ .-]|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d)|\bsignature on file\b|\bsigned:? ?\/ ?[A-Z]|\b(?:confirmed|verified|interpreted|authenticated)(?: by)?: ?(?=[a-z])|[—–-] (?:electronically )?(?:e-)?signed\b|\bsigned(?: electronically)?,? (?:on )?(?:\d{1,2}[/ .-]|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d)/i;

/** What a line that signs has in it at least: few lines do, and each is asked several times. */
export const MAY_SIGN =
  /sign|e-?sig|sgd|closed|\/e?s\/|(?:read|reviewed|dictated|reported|finalized|completed|prepared|performed) by\b|authenti|verif|attest|approv|confirm|interpret/i;

const SIGNER_NAME = "(?:[A-Z]\\.? ?|[A-Z][\\w'’-]+ ){1,2}[A-Z][\\w'’-]+";
const NO_PAPER = '(?!\\D{0,60}\\b(?:[Cc]onsent|[Ff]orm|[Cc]ontract|[Aa]greement|[Ww]aiver|[Rr]elease)\\b)';
const TITLE = '(?:, ?(?:MD|DO|NP|PA(?:-C)?|FNP|DPM|OD))';
/** "signed T. Kirkbride 08/21/2026", "Signature   T. Kirkbride, NP 08/21/2026": anybody's signature may follow the label, so there the title tells. */
const NAME_AND_DAY = new RegExp(
  `\\b(?:(?:[Ss]igned|SIGNED):? (?:Dr\\.? )?${NO_PAPER}${SIGNER_NAME}${TITLE}?|(?:[Ss]ignature|SIGNATURE):? (?:Dr\\.? )?${NO_PAPER}${SIGNER_NAME}${TITLE}),? ${PRINTED_DAY}`,
);

/** Whose signature makes no clinician's paper a signed one. */
export const OF_PATIENT =
  /\b(?:patient|beneficiary|member|enrollee|client|caregiver|guardian|spouse|family|witness|recipient)(?:'s)?(?: ?(?:\/|or) ?[\w ]{1,24})? signature\b/i;

export const isSigning = (line: string): boolean =>
  MAY_SIGN.test(line) && (SIGNATURE_CUE.test(line) || NAME_AND_DAY.test(line));

/** The same of a line, which is asked at every turn of reading: found out once, and only where its cues tell that it may. */
export function lineSigns(line: SetLine): boolean {
  if ((line.cues & CUE.signs) === 0) return false;
  let signs = signing.get(line);
  if (signs === undefined) {
    signs = isSigning(line.string);
    signing.set(line, signs);
  }
  return signs;
}
const signing = new WeakMap<SetLine, boolean>();

const eitherCase = (roles: string): string =>
  roles.replace(/\b[a-z](?=[a-z])/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const CLINICIAN =
  'M\\.?D\\.?|D\\.?O\\.?|M\\.?B\\.?,? ?(?:B\\.?S|Ch\\.?B|B\\.?Ch|BChir)\\.?|BM ?(?:BS|BCh)|[FM]RC(?:PCH|Psych|Ophth|GP|P|S|R|A)|(?:A|AC|AG|AGAC|AGPC|AP|AR|C|CR|D|F|G|N|P|PMH|WH)?NP(?:-(?:AC|BC|C|PC))?|N\\.P\\.|PA(?:-C)?|P\\.A\\.|APRN(?:-\\w+)?|CNS|DPM|DMD|DDS|O\\.?D\\.?|CRNA|physician assistant|nurse practitioner';
const OTHER =
  'RN|R\\.N\\.|BSN|LPN|LVN|PT|DPT|MPT|PTA|OT|OTR(?:/L)?|COTA|RRT|CRT|RCP|RPSGT|RPFT|MA|CMA|RMA|RD|RDN|LDN|CDCES|CDE|LCSW|LMSW|MSW|PsyD|PSYD|Psy\\.D\\.|PhD|PHD|Ph\\.D\\.|EdD|EDD|LPC|LMFT|COA|COT|COMT|CPO|ATP(?:/SMS)?|SLP|CCC-SLP|AuD|AUD|PharmD|PHARMD|RPh|DC|LAc|ATC|RT|RT\\(R\\)|EMT|RDMS|RDCS|RVT|MT|MLS|SMS';
/** Spelled out they name a signer only after a comma: "Referring Physician" is nobody's name. */
const CLINICIAN_ROLE = eitherCase(
  '(?:attending |consultant |consulting |staff |treating |family |primary care )*(?:physician(?: assistant)?|surgeon|nurse practitioner|radiologist|cardiologist|pulmonologist|neurologist|neurosurgeon|orthop(?:a)?edist|electrophysiologist|endocrinologist|ophthalmologist|optometrist|physiatrist|rheumatologist|anesthesiologist|psychiatrist|internist|hospitalist|general practitioner|(?:orthop(?:a)?edic|spine|bariatric|cardiac|vascular|oculoplastic|general|plastic) surgeon)',
);
const OTHER_ROLE = eitherCase(
  '(?:licensed |registered |clinical |certified |staff |senior |lead )*(?:nurse|physical therapist|physiotherapist|occupational therapist|respiratory therapist|(?:sleep |echo )?technologist|(?:sleep |eye |ophthalmic )?technician|dietitian|dietician|nutritionist|psychologist|audiologist|chiropractor|pharmacist|social worker|exercise physiologist|sonographer|diabetes educator|medical assistant)',
);
/**
 * A hyphen goes on in a name before a small letter, and before a capital parts two of its words: told one way only, and no longer than
 * names are, or a hostile line takes ages.
 */
const NAME_WORD =
  "[A-Z\\u00C0-\\u00DE][A-Za-z\\u00C0-\\u024F'’.]{0,40}(?:-[a-z\\u00DF-\\u024F][A-Za-z\\u00C0-\\u024F'’.]{0,40}){0,3}";
export const NAME = `(?:Dr\\.? )?${NAME_WORD}(?:[ -]${NAME_WORD}){0,5}`;
export const SIGNER = new RegExp(
  `(?<name>${NAME}),? (?<cred>(?:${CLINICIAN}|${OTHER})(?![A-Za-z])(?:,? ?(?:${CLINICIAN}|${OTHER}|F[A-Z]{2,5}|MPH|MS|MBA|PM&R)(?![A-Za-z]))*)`,
  'g',
);
/** The same for asking whether a line has one. */
export const ANY_SIGNER = new RegExp(SIGNER.source);
/** "Ludmila Okereke, nurse practitioner". */
export const SPELLED_SIGNER = new RegExp(`(?<name>${NAME}), (?<cred>${CLINICIAN_ROLE}|${OTHER_ROLE})\\b`, 'g');
/** "Dr. Yevgenia Prior", "Dr. A. Kirkbride, pain medicine, 08/17/2026": a whole line that is a doctor's name. */
export const DOCTOR_LINE = new RegExp(
  `^\\W*(?:${PRINTED_DAY}[.,]? +)?(?<name>Dr\\.? ${NAME})(?:,? [A-Za-z &/]{3,40})?(?:[,.;]? +${PRINTED_DAY})?\\W*$`,
);
/** "Seen 7 Sep 2026 by Dr. Zenobia Falk." */
export const BY_DOCTOR = new RegExp(
  `\\b(?:[Ss]een|[Ee]xamined|[Ee]valuated|[Rr]eviewed|[Rr]ead|[Rr]eported|[Dd]ictated|[Ww]ritten|[Pp]erformed|[Ii]nterpreted|[Ss]igned)\\b[^.;]{0,30}\\bby:? (?<name>Dr\\.? ${NAME})`,
);
export const IS_CLINICIAN = new RegExp(`(?:^|[\\s,(])(?:${CLINICIAN}|${CLINICIAN_ROLE})(?=[\\s,.;)—–-]|$)`);
export const IS_OTHER = new RegExp(`(?:^|[\\s,(])(?:${OTHER}|${OTHER_ROLE})(?=[\\s,.;)—–-]|$)`);
