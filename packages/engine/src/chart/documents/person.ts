// Names of persons: read from print ("Okafor-Bell, Lorraine", "LORRAINE M OKAFOR-BELL") and compared.

import { editDistance } from '../words/edit-distance.ts';

export type Person = { readonly first: string; readonly middle: string; readonly last: string };

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|sr|sra)\.?\s+/i;
const SUFFIX = /,?\s+(?:jr|sr|ii|iii|iv)\.?$/i;

/** parsePerson('Okafor-Bell, Lorraine') → { first: 'Lorraine', middle: '', last: 'Okafor-Bell' }. */
export function parsePerson(printed: string): Person | undefined {
  const text = printed.replace(TITLE, '').replace(SUFFIX, '').replace(/\s+/g, ' ').trim();
  const comma = text.indexOf(',');
  const given = (comma >= 0 ? text.slice(comma + 1) : text).trim().split(' ').filter(Boolean);
  if (given.length === 0) return undefined;
  if (comma >= 0)
    return {
      first: proper(given[0]),
      middle: given.slice(1).map(proper).join(' '),
      last: proper(text.slice(0, comma).trim()),
    };
  if (given.length < 2) return undefined;
  const particle = given.findIndex(
    (w, i) => i > 0 && /^(?:de|del|de la|van|von|der|den|da|di|la|le|bin|al|el|st\.?)$/i.test(w),
  );
  const lastFrom = particle > 0 ? particle : given.length - 1;
  return {
    first: proper(given[0]),
    middle: given.slice(1, lastFrom).map(proper).join(' '),
    last: given.slice(lastFrom).map(proper).join(' '),
  };
}

/** "OKAFOR-BELL" → "Okafor-Bell"; mixed case stays. */
function proper(word: string): string {
  if (/\p{Ll}/u.test(word) || word.length < 2) return word;
  return word
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}

/** An initial carries its stop, however it was printed. */
export const displayName = (p: Person): string =>
  [p.first, p.middle.replace(/\b(\p{Lu})(?![\p{L}.])/gu, '$1.'), p.last].filter(Boolean).join(' ');

const folded = (s: string): string =>
  s
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const parts = new Map<string, readonly string[]>();
const MEMO_LIMIT = 10_000;

/** The parts of a name: each is compared with many others. */
function partsOf(name: string): readonly string[] {
  const before = parts.get(name);
  if (before) return before;
  const made = folded(name)
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (parts.size >= MEMO_LIMIT) parts.clear();
  parts.set(name, made);
  return made;
}

/** Of the whole name: each person is held against many others. */
function wholeOf(person: Person): readonly string[] {
  const before = whole.get(person);
  if (before) return before;
  const made = partsOf(displayName(person));
  whole.set(person, made);
  return made;
}
const whole = new WeakMap<Person, readonly string[]>();

/** Tolerates initials, middle names, hyphenated parts, swapped order and a slip or two of the reader. */
export function samePerson(a: Person, b: Person): boolean {
  return (
    (sameLast(a.last, b.last) && sameFirst(a, b)) ||
    (sameLast(a.last, b.first) && sameLast(a.first, b.last)) ||
    contains(a, b) ||
    contains(b, a) ||
    abbreviates(a, b) ||
    abbreviates(b, a)
  );
}

/** Every name of one, two at least, is among those of the other. */
function contains(a: Person, b: Person): boolean {
  const p = wholeOf(a);
  const q = wholeOf(b).filter((x) => x.length > 1);
  return q.length >= 2 && q.every((x) => p.some((y) => alike(x, y)));
}

/** "D. Achterberg Serial" for Desmond Achterberg: an initial, the last name, and whatever was printed after it. */
function abbreviates(short: Person, long: Person): boolean {
  const p = wholeOf(short);
  const first = partsOf(long.first)[0];
  return (
    p[0]?.length === 1 &&
    first?.[0] === p[0] &&
    partsOf(long.last).some((x) => x.length > 3 && p.slice(1).some((y) => alike(x, y)))
  );
}

function sameLast(a: string, b: string): boolean {
  const p = partsOf(a);
  const q = partsOf(b);
  return p.some((x) => q.some((y) => alike(x, y))) || alike(p.join(''), q.join(''));
}

function sameFirst(a: Person, b: Person): boolean {
  const p = partsOf(`${a.first} ${a.middle}`);
  const q = partsOf(`${b.first} ${b.middle}`);
  const match = (x: string, y: string): boolean =>
    x === y ||
    alike(x, y) ||
    ((x.length === 1 || y.length === 1) && x[0] === y[0]) ||
    (Math.min(x.length, y.length) >= 3 && (x.startsWith(y) || y.startsWith(x)));
  return (
    p.length === 0 ||
    q.length === 0 ||
    match(p[0], q[0]) ||
    p.some((x) => x.length > 2 && q.some((y) => y.length > 2 && match(x, y))) ||
    match(p.join(''), q.join(''))
  );
}

/** Within the slips that reading an image makes: one letter from five on, two from eight on. */
function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const most = Math.min(a.length, b.length) >= 8 ? 2 : Math.min(a.length, b.length) >= 5 ? 1 : 0;
  return most > 0 && Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most;
}
