// A normalized word in, its base form out: "wakes", "waking" and "woke" → "wake". Policy words and chart words fold alike.
//
// Light on purpose: plurals, -ed, -ing, irregular verbs, British spelling. Derived words stay apart ("obese"/"obesity"),
// and a fold that could change the meaning is not made: negations keep their negator, "cane" never becomes "can",
// words of up to three letters (units, abbreviations) and words with digits stay as they are, but for shorthand.ts.

import { IRREGULAR, UNINFLECTED } from './irregular.ts';
import { SHORTHAND } from './shorthand.ts';

const known = new Map<string, string>();
const shorthand = new Map<string, string>();
for (const line of IRREGULAR.trim().split('\n')) {
  const [base, forms] = line.split(':');
  for (const form of forms.trim().split(' ')) known.set(form, base);
  known.set(base, base);
}
for (const line of SHORTHAND.trim().split('\n')) {
  const [word, forms] = line.split(':');
  for (const form of forms.trim().split(' ')) shorthand.set(form, word);
}
for (const word of UNINFLECTED.trim().split(/\s+/)) known.set(word, word);

const memo = new Map<string, string>();
const MEMO_LIMIT = 50_000;

/** `norm` as `normOf` gives it. stemOf('napping') → 'nap'; stemOf("patient's") → 'patient'; stemOf('mg') → 'mg'. */
export function stemOf(norm: string): string {
  const hit = memo.get(norm);
  if (hit !== undefined) return hit;
  const stem = fold(norm);
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(norm, stem);
  return stem;
}

function fold(norm: string): string {
  const own = known.get(norm);
  if (own !== undefined) return own;
  const meant = shorthand.get(norm);
  if (meant !== undefined) return fold(meant);
  if (norm.length <= 3 || /[^a-z']/.test(norm)) return norm;
  if (norm.endsWith("'s") || norm.endsWith("s'"))
    return stemOf(norm.endsWith("'s") ? norm.slice(0, -2) : norm.slice(0, -1));
  if (norm.includes("'")) return norm;
  const singular = noun(american(norm));
  const base = known.get(singular) ?? verb(singular);
  return known.get(base) ?? doubleEll(base);
}

/** Greek and Latin digraphs as British English keeps them. */
function american(w: string): string {
  return w
    .replace(/^oe(?=dem|soph|str)/, 'e')
    .replace(/(pn|rrh|menorrh)oe/, '$1e')
    .replace(/(an|isch|leuk|hypox|glyc|ur|ac|lip|tox|bacter)aem/, '$1em')
    .replace(/^(an)aesth/, '$1esth')
    .replace(/haem/, 'hem')
    .replace(/paed/, 'ped')
    .replace(/(orthop|gyn)aed?/, (m) => m.replace('ae', 'e'))
    .replace(/isation/, 'ization');
}

function noun(w: string): string {
  if (!w.endsWith('s') || /(?:ss|us|is)$/.test(w)) return w;
  if (w.endsWith('ies') && w.length > 4) return `${w.slice(0, -3)}y`;
  if (/(?:ss|x|sh|zz)es$/.test(w)) return w.slice(0, -2);
  if (/aches$/.test(w) && !/(?:e|o|t|om)aches$/.test(w)) return w.slice(0, -1);
  if (/ches$/.test(w)) return w.slice(0, -2);
  if (/[^oaeiu]oes$/.test(w)) return w.slice(0, -2);
  return w.slice(0, -1);
}

function verb(w: string): string {
  if (w.endsWith('ied') && w.length > 4) return `${w.slice(0, -3)}y`;
  if (w.endsWith('eed')) return /[aeiouy].*reed$/.test(w) ? w.slice(0, -1) : w;
  const ending = w.endsWith('ing') ? 3 : w.endsWith('ed') ? 2 : 0;
  const cut = w.slice(0, w.length - ending);
  if (ending === 0 || cut.length < 2 || !/[aeiouy]/.test(cut)) return w;
  return known.get(cut) ?? known.get(`${cut}e`) ?? restore(cut);
}

/** What -ed or -ing was put on: "napp" → "nap", "wak" → "wake", "improv" → "improve", "visit" → "visit". */
function restore(cut: string): string {
  if (/([bdgmnprt])\1$/.test(cut) && cut.length > 3) return cut.slice(0, -1);
  if (/[^aeiout]ach$/.test(cut)) return `${cut}e`;
  return ENDS_IN_E.some((e) => e.test(cut)) ? `${cut}e` : cut;
}

const ENDS_IN_E: readonly RegExp[] = [
  /^[^aeiouy]*[aeiouy][^aeiouywx]$/, // one short syllable: wake, hope, use, snore, score
  /[vuc]$/,
  /[bcdfgkptz]l$/,
  /[^s]s$/,
  /[^z]z$/,
  /(?:[aeiour]|[aeiour]d|l)g$/,
  /(?:[^aeo]ir|[^aeo]ur|[^aeoug]ar)$/,
  /[^aeiou]at$/,
  /[iu]at$/,
  /ib$/,
  /[^aeo]ut$/,
  /[^aeo]ud$/,
  /(?:[^aeo]i|[^eo]o)d$/,
  /(?:gr|v|bl)ad$/,
  /[^aeo]in$/,
  /[^aeio]um$/,
  /[^aeo](?:ak|ok|ik)$/,
  /[^aeo]ul$/,
  /(?:prec|rec|imp|conc)ed$/,
  /[aeiou]th$/,
];

/** "controlled" and "control", "enrolled" and "enrol". */
const doubleEll = (w: string): string => (w.length >= 6 && w.endsWith('ll') ? w.slice(0, -1) : w);
