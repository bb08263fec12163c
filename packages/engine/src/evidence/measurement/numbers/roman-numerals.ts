// Roman numerals behind a label, and the classes that are said in words. A text and where its label ends in; the class or grade out.

import { bare } from './clock-duration.ts';
import type { Quantity } from './quantities.ts';

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
const spoken = ['', 'one', 'two', 'three', 'four'];

const CLASS = String.raw`(?:[Ff]unctional |FUNCTIONAL |[Hh]eart [Ff]ailure |hf |HF |fc |FC )?(?:[Cc]lass|CLASS|[Gg]rade|GRADE|[Ss]tage|STAGE|[Tt]ype|TYPE|[Ll]evel|LEVEL|fc|FC)\b`;
const NUMERAL = 'VI|IV|V|I{1,3}';
const JOIN = String.raw`\s?(?:-|–|\/|to|or)\s?`;
const PLAIN = new RegExp(
  String.raw`^[\s:,=(-]*(?:${CLASS})?[\s:(]*(?:is |was |of )?(?<a>${NUMERAL})(?:[ab]\b)?(?:${JOIN}(?<b>${NUMERAL}))?(?![A-Za-z'’])`,
  'd',
);
const BETWEEN = new RegExp(
  String.raw`^[\s:,=(-]*(?:${CLASS})?\s*(?:is |was )?between (?:${CLASS}\s)?(?<a>${NUMERAL}) and (?<b>${NUMERAL})(?![A-Za-z'’])`,
  'd',
);
const SPOKEN = new RegExp(
  String.raw`^[\s:,=(-]*${CLASS}[\s:(]*(?:is |was |of )?(?<a>one|two|three|four)(?:${JOIN}(?<b>two|three|four))?\b`,
  'di',
);
const FURTHER =
  /^[ab]?(?:,?\s(?:and |but )?(?:is )?(?:now|today|currently|at present)|\s?\((?:was|were|previously|prior|formerly|before|from|down from|up from))\s/i;

/** "NYHA class III", "grade II-III", "class two": numbers only right behind their label. */
export function romanAfter(text: string, at: number): Quantity | null {
  const behind = text.slice(at, at + 48);
  const m = PLAIN.exec(behind) ?? BETWEEN.exec(behind) ?? SPOKEN.exec(behind);
  if (!m?.groups || !m.indices?.groups) return null;
  const { a, b } = m.groups;
  const start = at + m.indices.groups.a[0];
  const end = at + m[0].length;
  const worse = /^\s(?:symptoms )?or worse\b/i.exec(text.slice(end, end + 20));
  return {
    ...bare,
    start,
    end: end + (worse?.[0].length ?? 0),
    bound: worse ? 'or worse' : null,
    at: start,
    first: classOf(a),
    second: b ? classOf(b) : null,
    unit: null,
  };
}

/** "Was III, now II", "III (was IV at admission)" */
export function romanFurther(text: string, at: number): Quantity | null {
  const lead = FURTHER.exec(text.slice(at, at + 32));
  return lead && romanAfter(text, at + lead[0].length);
}

const classOf = (numeral: string): number => Math.max(roman.indexOf(numeral), spoken.indexOf(numeral.toLowerCase()));
