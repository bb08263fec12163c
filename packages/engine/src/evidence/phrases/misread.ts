// A word of a scanned page and the words the phrases know in; out, the one word it must be a misreading of, if there is exactly one.
//
// Words are sought by first letter and length, and by which letters they have at all: an edit changes at most two of those, so that
// few are compared letter by letter (75 sample charts, half of them scans: 40 % of the whole reading's time before, 3 % now).
//
// Only long words are forgiven: one letter in words of 6 to 9, two from 10 on. Never numbers, never negators, never words
// that an English dictionary has ("middle" is no misread "muddle", "nearby" no "nearly"), never drugs and findings that differ by as
// little themselves ("hydroxyzine", "hydralazine"): a guess there would be a clinical error.

import { stemOf } from '../../chart/words/stem.ts';
import { isOrdinary } from './ordinary-words.ts';

const LOOK_ALIKE = new Set(
  `bupropion buspirone hydroxyzine hydralazine hydroxychloroquine clonidine clonazepam klonopin lamotrigine lamivudine prednisone prednisolone
cefazolin ceftriaxone celebrex celexa cerebyx chlorpromazine chlorpropamide cyclosporine cycloserine dobutamine dopamine duloxetine fluoxetine
paroxetine glipizide glyburide infliximab rituximab adalimumab levetiracetam levofloxacin metformin metronidazole methotrexate metolazone
methadone methylphenidate methimazole metoprolol misoprostol nifedipine nicardipine nimodipine oxycodone oxycontin hydrocodone hydromorphone
pentobarbital phenobarbital quinidine quinine risperidone ropinirole sertraline cetirizine sulfadiazine sulfasalazine tiagabine tizanidine
tolterodine tramadol trazodone valacyclovir valganciclovir vinblastine vincristine zolmitriptan sumatriptan naratriptan rizatriptan almotriptan
frovatriptan eletriptan lorazepam alprazolam diazepam temazepam oxazepam amlodipine amiloride amiodarone atenolol carvedilol captopril lisinopril
enalapril ramipril losartan valsartan candesartan olmesartan omeprazole esomeprazole aripiprazole rabeprazole pantoprazole lansoprazole
erenumab fremanezumab galcanezumab eptinezumab atogepant rimegepant ubrogepant topiramate gabapentin pregabalin venlafaxine desvenlafaxine
citalopram escitalopram amitriptyline nortriptyline
percussion perfusion hypotension hypertension hypoglycemia hyperglycemia hypokalemia hyperkalemia hypothyroidism hyperthyroidism
abduction adduction`.split(/\s+/),
);

const NEGATOR = /^(?:no|non|not|nor|none|never|neither|without|den(?:y|ie)|absen|negativ|cannot|un|in)/;

/** Words that may have been misread, as `register`ed from phrases; and what was asked before. */
export type KnownWords = {
  readonly byShape: Map<number, Candidate[]>;
  readonly registered: Set<string>;
  readonly readings: Map<string, string | null>;
};
type Candidate = { readonly folded: string; readonly letters: number; readonly stem: string; readonly exact: boolean };

const MEMO_LIMIT = 50_000;
const LONGEST = 64;

export const knownWords = (): KnownWords => ({ byShape: new Map(), registered: new Set(), readings: new Map() });

export function learnWord(known: KnownWords, word: string): void {
  if (word.length < 6 || word.length >= LONGEST || NEGATOR.test(word) || known.registered.has(word)) return;
  known.registered.add(word);
  const folded = alike(word);
  const candidate = { folded, letters: lettersOf(folded), stem: stemOf(word), exact: LOOK_ALIKE.has(word) };
  const shape = shapeOf(folded, word.length);
  const list = known.byShape.get(shape);
  if (list) list.push(candidate);
  else known.byShape.set(shape, [candidate]);
}

const shapeOf = (folded: string, length: number): number => folded.charCodeAt(0) * LONGEST + length;

/** Letters that scanners join or split, read alike. */
const alike = (word: string): string =>
  word.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd').replaceAll('ii', 'u');

/** A bit for each letter that occurs. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The stem of the word meant. */
export function readingOf(word: string, known: KnownWords): string | null {
  if (word.length < 6 || word.length > LONGEST - 3) return null;
  const before = known.readings.get(word);
  if (before !== undefined) return before;
  const reading = nearestTo(word, known);
  if (known.readings.size >= MEMO_LIMIT) known.readings.clear();
  known.readings.set(word, reading);
  return reading;
}

function nearestTo(word: string, known: KnownWords): string | null {
  if (!/^[a-z]+$/.test(word) || NEGATOR.test(word) || LOOK_ALIKE.has(word) || isOrdinary(word)) return null;
  const folded = alike(word);
  const letters = lettersOf(folded);
  const most = word.length >= 10 ? 2 : 1;
  let found: string | null = null;
  let best = most + 1;
  for (let length = word.length - most; length <= word.length + most; length++) {
    const candidates = known.byShape.get(shapeOf(folded, length));
    if (candidates === undefined) continue;
    for (const { folded: other, letters: others, stem, exact } of candidates) {
      if (exact ? folded !== other : countBits(letters ^ others) > 2 * most) continue;
      const d = distance(folded, other, most);
      if (d > best || d > most) continue;
      // two words equally near: not unique, so no reading
      found = d === best && found !== stem ? null : stem;
      best = d;
    }
  }
  return found;
}

const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)];

/** Damerau–Levenshtein distance where it is at most `most`, else `most + 1`. */
function distance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let d = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        d = Math.min(d, before[j - 2] + 1);
      row[j] = d;
      if (d < least) least = d;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length];
}
