// "The twentieth of April", "May the fourth", "April twenty-first": days of a month in words. A text in, the same with figures out, every
// other letter at its place.

export const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const ordinal = `(${ordinals.slice(0, 9).join('|')}|${ordinals.slice(9).join('|')}|thirtieth|twenty[- ](?:${ordinals.slice(0, 9).join('|')})|thirty[- ]first)`;
const gate = /(?:th|st|nd|rd)\b/;
/** Not "a third of March": a part of it. */
const before = new RegExp(String.raw`(?<!\b(?:[Aa]n?|[Tt]wo|[Oo]ne)[ -])\b${ordinal}(?=(?: day)? of ${month}\b)`, 'g');
const behind = new RegExp(
  String.raw`(?<=\b${month}\.? )(?:the )?${ordinal}\b(?! (?:of|week|half|part|visit|session|injection|dose|time))`,
  'g',
);

export function dayFigures(text: string): string {
  if (!gate.test(text)) return text;
  const figures = (said: string): string => `${numberOf(said)}`;
  return text
    .replace(before, (said) => figures(said).padEnd(said.length))
    .replace(behind, (said, word: string) => figures(word).padStart(said.length));
}

function numberOf(said: string): number {
  if (said === 'thirtieth') return 30;
  const [ten, one] = said.split(/[- ]/);
  if (one === undefined) return ordinals.indexOf(said) + 1;
  return (ten === 'thirty' ? 30 : 20) + ordinals.indexOf(one) + 1;
}
