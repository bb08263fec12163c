// "At age 12", "when she was 30", "quit at 45", "in his fifties", "a stroke at 62": years told by age. The text and the day of birth in, days out.

import { addMonths, type Day } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import { wordsAt } from '../measurement/numbers/number-words.ts';
import type { DateExpression } from './expression.ts';

const age =
  /\b(?:at|since|from|until|till|to|by|before|after)?\s?(?:the )?age(?:d)?(?: of)?\s(\d{1,2}|[a-z]+(?:-[a-z]+)?)\b(?! (?:or|and) (?:older|above|over|under|younger))|\bwhen (?:s?he|patient|pt|the patient) was (?:about )?(\d{1,2})\b(?! (?:weeks|months|lb|pounds|kg))|(?<=\b(?:quit|stopped|cigs|cigarettes|smoking|smokes|tobacco|(?:gave|given) (?:it |them )?up)\s)at (\d{2})\b(?!\s?(?:[%:/\d]|\.\d|[ap]m|cm|mm|mg|weeks|months|packs?|cig|ppd))/gi;

/** "In his fifties", "in her late sixties". */
const decade =
  /\bin (?:his|her|their) (early |mid-?\s?|late )?(?:(twenties|thirties|forties|fifties|sixties|seventies|eighties)|([2-8])0['’]?s)\b/gi;
const DECADES = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];
/** "Had a stroke at 62": an event and an age; of what is measured, "at 62" is a figure. */
const atAge =
  /(?<=\b(?:had|lost|diagnosed|dx|developed|suffered|underwent|menarche|menopause|hysterectomy|stroke|infarct\w*|stemi|nstemi|mi|heart attack|cancer|surgery|injury|accident|retired|widowed|married|enlisted)\b[^.;,:\d]{0,40}\s)at (\d{1,2})\b(?=[,.;)]|\s(?:and|from|after|with|of|in|when|by)\b|$)(?!\.\d)/gi;
const FIGURES =
  /\b(?:sat\w*|spo2|ef|lvef|bmi|glucose|sugars?|weight|pressures?|rate|pulse|score|ahi|a1c|pain|held|stay\w*|steady|stable|ran|running|level)\b/i;

export function agesIn(text: string, birth: Day, anchor: Day | null): readonly DateExpression[] {
  const out: DateExpression[] = [];
  for (const m of matchesOf(age, text)) {
    const said = m[1] ?? m[2] ?? m[3];
    const n = /^\d/.test(said) ? Number(said) : wordsAt(said, 0)?.value;
    if (n === undefined || n > 110) continue;
    const lo = addMonths(birth, n * 12);
    if (anchor !== null && lo > anchor) continue;
    const hi = addMonths(birth, n * 12 + 12) - 1;
    out.push({ start: m.index, end: m.index + m[0].length, lo, hi, basis: 'relative' });
  }
  for (const m of matchesOf(decade, text)) {
    const tens = m[3] ? Number(m[3]) : DECADES.indexOf(m[2].toLowerCase()) + 2;
    const part = m[1]?.trim().toLowerCase().slice(0, 4);
    const first = tens * 10 + (part === 'late' ? 6 : part?.startsWith('mid') ? 3 : 0);
    const last = tens * 10 + (part === 'earl' ? 4 : part?.startsWith('mid') ? 7 : 10);
    const lo = addMonths(birth, first * 12);
    if (anchor !== null && lo > anchor) continue;
    const hi = addMonths(birth, last * 12) - 1;
    const end = m.index + m[0].length;
    out.push({ start: m.index, end, lo, hi: anchor === null ? hi : Math.min(hi, anchor), basis: 'relative' });
  }
  for (const m of matchesOf(atAge, text)) {
    const n = Number(m[1]);
    const lo = addMonths(birth, n * 12);
    if (n < 5 || (anchor !== null && lo > anchor) || FIGURES.test(text.slice(Math.max(0, m.index - 50), m.index)))
      continue;
    const end = m.index + m[0].length;
    out.push({ start: m.index, end, lo, hi: addMonths(birth, n * 12 + 12) - 1, basis: 'relative' });
  }
  return out;
}
