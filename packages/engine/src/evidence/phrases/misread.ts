// A word of a scanned page and the words the phrases know in; out, the one word it must be a misreading of, if there is exactly one.
//
// Only long words are forgiven: one letter in words of 6 to 9, two from 10 on. Never numbers, never negators, never a pair of
// drugs that differ by as little themselves ("hydroxyzine", "hydralazine"): a guess there would be a clinical error.

import { stemOf } from '../../chart/stem.ts';

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
citalopram escitalopram amitriptyline nortriptyline`.split(/\s+/),
);

const NEGATOR = /^(?:no|non|not|nor|none|never|neither|without|den(?:y|ie)|absen|negativ|cannot|un|in)/;

/** Damerau–Levenshtein distance where it is at most `most`, else `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let d = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, before[j - 2] + 1);
      row.push(d);
      if (d < least) least = d;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length];
}

/** Letters that scanners join or split, read alike. */
const alike = (word: string): string =>
  word.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd').replaceAll('ii', 'u');

/** The stem of the word meant. `known` maps a word length to the words of that length. */
export function readingOf(word: string, known: ReadonlyMap<number, readonly string[]>): string | null {
  if (word.length < 6 || !/^[a-z]+$/.test(word) || NEGATOR.test(word) || LOOK_ALIKE.has(word)) return null;
  const folded = alike(word);
  const most = word.length >= 10 ? 2 : 1;
  let found: string | null = null;
  let best = most + 1;
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const candidate of known.get(length) ?? []) {
      if (candidate.length < 6 || NEGATOR.test(candidate)) continue;
      const other = alike(candidate);
      if (folded[0] !== other[0]) continue;
      const d = distance(folded, other, LOOK_ALIKE.has(candidate) ? 0 : most);
      if (d > best || d > most || (d > 0 && LOOK_ALIKE.has(candidate))) continue;
      const stem = stemOf(candidate);
      // two words equally near: not unique, so no reading
      found = d === best && found !== stem ? null : stem;
      best = d;
    }
  }
  return found;
}
