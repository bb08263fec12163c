// Roman numerals behind a label. A text and where its label ends in; the class or grade out.

import { bare } from './clock-duration.ts';
import type { Quantity } from './quantities.ts';

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

/** "NYHA class III", "grade II-III": Roman numerals are numbers only right behind their label. */
export function romanAfter(text: string, at: number): Quantity | null {
  const m =
    /^[\s:,=(-]*(?:(?:[Ff]unctional |FUNCTIONAL |[Hh]eart [Ff]ailure |hf |HF |fc |FC )?(?:[Cc]lass|CLASS|[Gg]rade|GRADE|[Ss]tage|STAGE|[Tt]ype|TYPE|[Ll]evel|LEVEL|fc|FC)\b)?[\s:(]*(?:is |was |of )?((?:VI|IV|V|I{1,3}))(?:[ab]\b)?(?:\s?(?:-|–|\/|to|or)\s?((?:VI|IV|V|I{1,3})))?(?![A-Za-z'’])/.exec(
      text.slice(at, at + 48),
    );
  if (!m) return null;
  const start = at + m[0].search(/(?:VI|IV|V|I{1,3})(?:[ab]\b)?(?:\s?(?:-|–|\/|to|or)\s?(?:VI|IV|V|I{1,3}))?$/);
  return {
    ...bare,
    start,
    end: at + m[0].length,
    at: start,
    first: roman.indexOf(m[1]),
    second: m[2] ? roman.indexOf(m[2]) : null,
    unit: null,
  };
}
