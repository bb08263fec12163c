// Numbers as they are written: digits, thousands, fractions, words. A place in a text in, a number and its end out.

const ones: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** "In the eighties": the word up to its s, as "80" in "80s". */
const decades = /\b(twent|thirt|fort|fift|sixt|sevent|eight|ninet)ie(?=s\b)/iy;
const small = Object.keys(ones).join('|');
const ten = Object.keys(tens).join('|');
/** "One forty over ninety": a hundred left out. */
const teen = Object.keys(ones).slice(10).join('|');
const upTo99 = `(?:(?:${ten})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine)\\b)?|${small})`;
const words = new RegExp(
  `\\b(?:(?:(a|one|two|three|four|five|six|seven|eight|nine) hundred(?: and)?(?: (${upTo99}))?|(one|two) (?=(?:${teen}|${ten})\\b)(${upTo99})(?= over\\b)|(${upTo99}))(?:(?: and(?: a| one)?|-and-a)[- ](half|quarter)\\b| point ((?:(?:${small})\\b ?)+))?|(a couple(?: of)?|(?:one )?half(?: an?| of an?)?|an? quarter of an?|a dozen|two dozen|an?(?= (?:half|month|week|year|day|hour|fortnight)\\b)))(?![a-z])`,
  'iy',
);
const digits = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+/y;
const vulgar: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

export type NumberText = { readonly value: number; readonly end: number; readonly words: boolean };

function upTo(text: string): number {
  let sum = 0;
  for (const w of text.toLowerCase().split(/[- ]/)) sum += ones[w] ?? tens[w] ?? 0;
  return sum;
}

/** Digits: `1,250.5`, `2½`, `1 1/2`, `20k`. The caller has checked what stands before. */
export function digitsAt(text: string, at: number): NumberText | null {
  if (vulgar[text[at]] !== undefined) return { value: vulgar[text[at]], end: at + 1, words: false };
  digits.lastIndex = at;
  const m = digits.exec(text);
  if (!m) return null;
  let value = Number(m[0].replaceAll(',', ''));
  let end = at + m[0].length;
  const after = text.slice(end, end + 7);
  const half = /^(?:-| |&| & )?([½¼¾⅓⅔])/.exec(after);
  const mixed = /^[ -](?:and )?([13])\/([24])(?![\d/])/.exec(after);
  if (half) {
    value += vulgar[half[1]];
    end += half[0].length;
  } else if (mixed && Number.isInteger(value) && value < 20) {
    value += Number(mixed[1]) / Number(mixed[2]);
    end += mixed[0].length;
  } else if (/^k\b/i.test(after)) {
    value *= 1000;
    end += 1;
  }
  return { value, end, words: false };
}

/** Words: `ninety`, `a hundred and two`, `six and a half`, `one point five`, `half`, `a couple of`. */
export function wordsAt(text: string, at: number): NumberText | null {
  decades.lastIndex = at;
  const decade = decades.exec(text);
  if (decade) return { value: tens[`${decade[1].toLowerCase()}y`], end: at + decade[0].length, words: true };
  words.lastIndex = at;
  const m = words.exec(text);
  if (!m) return null;
  const end = at + m[0].trimEnd().length;
  const [, hundreds, rest, left, over, plain, part, point, idiom] = m;
  if (idiom) {
    const said = idiom.toLowerCase();
    const value = said.startsWith('a couple')
      ? 2
      : /half/.test(said)
        ? 0.5
        : /quarter/.test(said)
          ? 0.25
          : said === 'a dozen'
            ? 12
            : said === 'two dozen'
              ? 24
              : 1;
    return { value, end, words: true };
  }
  let value = hundreds
    ? (hundreds.toLowerCase() === 'a' ? 1 : ones[hundreds.toLowerCase()]) * 100 + upTo(rest ?? '')
    : left
      ? ones[left.toLowerCase()] * 100 + upTo(over)
      : upTo(plain);
  if (part) value += part.toLowerCase() === 'half' ? 0.5 : 0.25;
  if (point)
    value = Number(
      `${value}.${point
        .trim()
        .split(/ +/)
        .map((w) => ones[w.toLowerCase()] ?? '')
        .join('')}`,
    );
  return { value, end, words: true };
}

/** What stands in every number word, for asking the words of a chart. */
export const numberWordPart = new RegExp(
  `${small}|${ten}|(?:ent|irt|ort|ift|ixt|ight|inet)ies|couple|hundred|half|dozen`,
);

export const numberWordStart = new RegExp(
  `\\b(?:${small}|${ten}|a couple|a hundred|one half|half|a dozen|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies)\\b`,
  'gi',
);
