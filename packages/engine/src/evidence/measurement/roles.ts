// What part a number plays: measured, or a goal, a reference, a setting, a scale's ends. The words around it in, a role out.

import type { Span } from '../../values/span.ts';
import type { MeasurementRole } from '../finding.ts';
import { forecastAfter, isForecast } from './expected.ts';
import { isLimitOf, isMet } from './limits.ts';
import type { Quantity } from './numbers/quantities.ts';

const goalBefore =
  /\b(?:goals?|targets?|targeting|aim(?:ing)?(?: for| to| at)?|keep(?:ing)?|maintain(?:ing)?|titrat\w+ (?:\w+ )?(?:to|for)|(?:should|ought to|needs? to|(?:has|have|had) to)(?: \w+)? (?:be|exceed|reach|stay|remain|come|get|fall|drop|rise|run|sit)|would like|want(?:s|ed)?|hoping for|desired|ideal|optimal|recommended|strive for|objective)\b[^.;:,()]{0,28}$/i;
const goalAfter =
  /^\s?\(?(?:is |was |as )?(?:the |our |his |her |a )?(?:goal|target)\b(?!s?\s*(?:is |of |was |:|=|a1c |bmi )*\s*[<>≤≥]?\s*\d)/i;
const referenceBefore =
  /(?:\bref(?:erence|\.)?(?: range| interval| limits?)?|\bnormal(?: range| limits?| values?| is| being|:|=|\s(?=[<>≥≤(]))|\bnl\.?|\bwnl|\bnormal range|\brange of normal|\bexpected(?: range)?|\bpredicted(?: normal)?(?: value)?|\bcut[- ]?off(?: of| is| score| being| at)?|\bthreshold(?: of| is)?|\bcriteri(?:a|on)[^.;]{0,30}|\brequire[sd]?(?:ment)?[^.;]{0,30}|\bqualif(?:y|ies|ying)(?: (?:if|when|at|value|level|with))[^.;]{0,24}|\bmust (?:be|have)[^.;]{0,20}|\bcoverage[^.;]{0,40}|\bdefined as[^.;]{0,30}|\b(?:is|means|as) any (?:\w+ ){0,3}(?:values?|readings?|numbers?|results?|levels?)(?: (?:under|below|over|above|of|at))?|\bsuccess\w*\b[^.;\d]{0,24}\b(?:gives|is|requires|means|needs)|\bper (?:policy|lcd|ncd|medicare)[^.;]{0,30}|\bfor (?:a |an )?(?:ahi|bmi|rdi)s? (?:of )?(?=[≥>]))[\s:=(of]*$/i;
/** "Below 54 is a serious low": what such a value would be. */
const definitionAfter =
  /^\s*(?:or (?:below|above|under|over|lower|higher|less|more|greater)\s+)?(?:is|are|means|counts? as|equals|indicates?|would be)\s+(?:an?|considered|called|defined|regarded|serious|severe|significant|abnormal|normal|mild|moderate|too)\b/i;
/** "Hold for SBP < 90", "will transfuse for hemoglobin below 7": a value that would call for something. */
const occasionBefore =
  /\b(?:hold|notify|page|contact|will (?:\w+ )?(?:give|transfuse|treat|start|stop|consider)|consider(?:ing)?|transfuse|replete|supplement|prn|as needed|sliding scale|return)\b[^.;\d]{0,40}\b(?:for|if|when|should)\b[^.;,\d]{0,30}$/i;
const ofFormer =
  /^\s?of (?:what (?:it|they|the pain) (?:was|were|had been|used to be)|(?:its|the) (?:former|old|previous) )/i;
/** "A defibrillator when the LVEF is 35 % or less": no day on which it was. */
const conditionBefore =
  /\b(?:when|whenever|once|if|until|till|unless|as soon as|as long as)\s(?:the |his |her |an? |your |my |their )?$/i;
/** "An AHI of 5 to 14 with symptoms qualifies" */
const QUALIFIES = /^[^.;]{0,48}\b(?:qualif(?:y|ies)|suffices?|is (?:enough|sufficient)|are enough)\b/i;
/** "A BMI of 35 is required", "an AHI of 15 would have been enough" */
const ASKED_AFTER =
  /^\s?(?:or (?:more|less|above|below|over|under|better|greater|higher|lower|worse)\s)?(?:(?:is|are|was|were) (?:needed|required|enough|necessary|asked for|called for|wanted)|would (?:have )?(?:be(?:en)? (?:enough|needed|required|sufficient)|qualif(?:y|ied)|suffice[d]?)|(?:(?:is|are) )?(?:required|necessary|mandatory|to (?:qualify|be (?:eligible|covered|approved))|for (?:coverage|approval|eligibility)))\b/i;
const askedBefore =
  /\b(?:needs?|needed|asks? for|asked for|calls? for|wants?|demands?|require[sd]?)\s(?:at least )?an?\s$/i;
/** "Screening is for ages 50 to 77 with 20 pack-years or more": whom a rule means. */
const ruleBefore =
  /\b(?:is|are) (?:only )?(?:for|meant for|open to|offered to|covered for|recommended for|available (?:to|for)|advised for|intended for)\s(?:all |any )?(?:people|adults|those|anyone|patients|persons|men|women|smokers|members|beneficiaries|ages?|aged|\d)\b[^.;]*$/i;
const settingBefore =
  /\b(?:set(?:ting)?s?(?: at| to| of| on)?|set (?:the |your |his |her )(?:\w+ ){1,3}(?:to|at)|programmed(?: at| to)?|prescribed(?: at| pressure)?|titrated to|fixed at|adjusted to|(?<!fire )alarm\w*[^.;\d]{0,28}|ramp(?: from| of)?|alert\w*[^.;\d]{0,28})\s*(?:a |an |the |pressure |of )*$/i;
const scaleBefore =
  /\b(?:scale|scale of|scored|scoring|range|possible|out of|from|rated on)\s*(?:of |from |is |: ?)?\(?$/i;
/** "Pack-years (must be >= 20): 34": what a bracket asks ends with it. */
const CLOSED_BRACKET = /\([^()]*\)(?=\s*[:=]\s*$)/;
const dosed = new Set(['mg', 'mcg', 'units']);

export type Place = {
  readonly text: string;
  readonly label: Span;
  readonly quantity: Quantity;
  readonly previousEnd: number | null;
};

export function roleOf({ text, label, quantity: q, previousEnd }: Place): MeasurementRole {
  const lead = text.slice(Math.max(0, q.start - 60), q.start);
  const fromLabel = q.start > label.end ? text.slice(label.end, q.start) : '';
  const tail = text.slice(q.end, q.end + 28);
  const beforeLabel = text.slice(Math.max(0, label.start - 18), label.start);
  if (
    goalBefore.test(lead) ||
    // "should exceed 35 %": the bound's own word stands between
    goalBefore.test(text.slice(Math.max(0, q.start - 60), q.at)) ||
    goalAfter.test(tail) ||
    (/\b(?:goal|target|desired|ideal)\b\W*$/i.test(beforeLabel) && q.start - label.end < 24)
  ) {
    // "goal A1c < 7, today 8.4": a present-time word after the goal word ends its reach.
    const reach = Math.max(lead.search(/\b(?:goal|target|aim|keep|maintain)\w*\b[\s\S]*$/i), 0);
    if (
      !/\b(?:today|now|currently|current|is at|actual|most recent|latest)\b[^<>≤≥]*$/i.test(lead.slice(reach)) ||
      goalAfter.test(tail)
    )
      return 'goal';
  }
  if (
    isForecast(text.slice(Math.max(0, q.start - 100), q.start), text.slice(q.start, q.end + 8)) ||
    forecastAfter.test(text.slice(q.end, q.end + 80))
  )
    return 'goal';
  const bounded = q.bound !== null && q.bound !== 'about' && q.bound !== 'almost';
  if (
    (referenceBefore.test(lead.replace(CLOSED_BRACKET, '')) && (bounded || !isMet(lead))) ||
    isLimitOf(text.slice(Math.max(0, label.start - 40), label.start), fromLabel) ||
    (/\b(?:predicted|expected|reference)\s*$/i.test(beforeLabel) && q.start - label.end < 12)
  )
    return 'reference';
  // "dropped to 30 percent of what it was": a share of what it was, and not how much went
  if (ofFormer.test(text.slice(q.end))) return 'reference';
  // "A1c 7.2 H 4.0-5.6": the flag stands between a value and its limits
  if (q.second !== null && previousEnd !== null && /^\s*\(?[HL*]{1,2}\)?\s+$/.test(text.slice(previousEnd, q.start)))
    return 'reference';
  if (bounded && occasionBefore.test(lead)) return 'reference';
  if (bounded && conditionBefore.test(text.slice(0, label.start)) && /^\W*(?:(?:is|are)\W+)?$/i.test(fromLabel))
    return 'reference';
  if ((bounded || q.second !== null) && (definitionAfter.test(tail) || QUALIFIES.test(text.slice(q.end))))
    return 'reference';
  if (bounded && ruleBefore.test(lead)) return 'reference';
  if (
    q.unit?.dimension !== 'flow' &&
    (ASKED_AFTER.test(text.slice(Math.max(q.end, label.end))) ||
      (askedBefore.test(text.slice(0, label.start)) &&
        (bounded ? /^\s(?:of|at|that is)?\W*$/ : /^\s(?:of|at|that is)\W*$/).test(fromLabel)))
  )
    return 'reference';
  if (
    q.first === 0 &&
    q.second !== null &&
    [5, 10, 24, 27, 30, 50, 100].includes(q.second) &&
    (/[([]\s*(?:scale\s*)?(?:of\s*)?$/i.test(lead) || /^\s?[:=]\s?\d/.test(tail))
  )
    return 'scale';
  if (listsClasses(text, q)) return 'reference';
  if (inBracketedRange(text, q))
    return /\bscale\b|0\s?[-–]\s?(?:10|24|100)\b/i.test(text.slice(q.start, q.end)) && q.first === 0
      ? 'scale'
      : 'reference';
  // "60 % >= 55 %": a bound right behind a value is what it is compared with.
  if (previousEnd !== null && bounded && /^[\s(]*$/.test(text.slice(previousEnd, q.start))) return 'reference';
  if (settingBefore.test(lead)) return 'setting';
  if (scaleBefore.test(lead) && q.first === 0 && q.second !== null) return 'scale';
  if (q.unit && dosed.has(q.unit.symbol) && !/^[\s:=]*(?:is|was|of)?\s*$/.test(fromLabel)) return 'dose';
  return 'actual';
}

/** "[Normal < 5; Low >= 5 and < 15]": the classes that a printed form sets behind a value. */
function listsClasses(text: string, q: Quantity): boolean {
  const open = Math.max(text.lastIndexOf('[', q.start), text.lastIndexOf('(', q.start));
  if (q.bound === null || open < 0 || /[\])]/.test(text.slice(open, q.start))) return false;
  const inside = text.slice(open + 1, q.end + 1);
  return /^\s*(?:normal|none|low|minimal|mild|moderate|high|severe)\b(?:[\s\d.,;:<>=≤≥/-]|\b(?:normal|none|low|minimal|mild|moderate|high|severe|and|to|or|per|hour|h|hr)\b)*$/i.test(
    inside,
  );
}

/** "88 (88-107)", "13.9 (11.2–15.7)", "34 (ref < 35)": brackets right behind a number, holding a range or a bound only. */
function inBracketedRange(text: string, q: Quantity): boolean {
  const open = text.slice(Math.max(0, q.start - 22), q.start);
  const close = text.slice(q.end, q.end + 24);
  if (/\(\s*(?:ref\w*|normal|nl|range|wnl|reference)[^()\d]*$/i.test(open)) return true;
  if (q.second === null && q.bound === null) return false;
  return (
    /\d\s?(?:%|[a-z/]{1,8})?(?:\s[A-Z]{1,3})?\s*[([]\s*$/i.test(open) &&
    /^\s?(?:[a-z%/0-9]{0,8})\s?(?:[)\]]|\/|,|-\d+\s?\))/i.test(close)
  );
}

/** Column headers and row labels that say the role of everything under or behind them. */
export function roleOfHeader(text: string): MeasurementRole | null {
  if (
    /\b(?:ref(?:erence|\.)?|normal|limits?|range|interval|expected|predicted(?! ?%)|lln|uln|criteri\w+|threshold|cut-?off|requirement|required)\b/i.test(
      text,
    ) &&
    !/%\s?(?:of )?pred/i.test(text)
  )
    return 'reference';
  if (/\b(?:goal|target|desired|ltg|stg)\b/i.test(text)) return 'goal';
  if (/\b(?:set(?:ting)?s?|prescribed|programmed)\b/i.test(text)) return 'setting';
  if (/\b(?:^\W*max(?:imum)?\W*$|max(?:imum)?(?: score| possible)|scale|possible|out of)\b/i.test(text)) return 'scale';
  if (/\b(?:dose|dosage|sig|directions|strength)\b/i.test(text)) return 'dose';
  return null;
}

/** A label that names its own role; "QT interval" and "Sleepiness Scale" are only names. */
export function roleOfLabel(text: string): MeasurementRole | null {
  if (/\b(?:goal|target|desired)\b/i.test(text)) return 'goal';
  if (/\b(?:reference|normal range|predicted(?! ?%)|expected)\b/i.test(text) && !/%\s?(?:of )?pred/i.test(text))
    return 'reference';
  return null;
}
