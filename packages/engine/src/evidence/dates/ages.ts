// "At age 12", "when she was 30", "quit at 45": years told by age. The text and the day of birth in, days out.

import { addMonths, type Day } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import { wordsAt } from '../measurement/numbers/number-words.ts';
import type { DateExpression } from './expression.ts';

const age =
  /\b(?:at|since|from|until|till|to|by|before|after)?\s?(?:the )?age(?:d)?(?: of)?\s(\d{1,2}|[a-z]+(?:-[a-z]+)?)\b(?! (?:or|and) (?:older|above|over|under|younger))|\bwhen (?:s?he|patient|pt|the patient) was (?:about )?(\d{1,2})\b(?! (?:weeks|months|lb|pounds|kg))|(?<=\b(?:quit|stopped|cigs|cigarettes|smoking|smokes|tobacco|(?:gave|given) (?:it |them )?up)\s)at (\d{2})\b(?!\s?(?:[%:/\d]|\.\d|[ap]m|cm|mm|mg|weeks|months|packs?|cig|ppd))/gi;

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
  return out;
}
