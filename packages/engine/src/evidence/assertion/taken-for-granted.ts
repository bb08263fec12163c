// A target in; out, whether its own words take it for granted, whatever the sentence around it leaves open: "if he gains weight he doubles
// the torsemide he takes", "to see whether sugar lay behind his shakiness", "urged to quit, his pack a day notwithstanding".

import { mark, norm, type Reading, type Target } from './reading.ts';
import type { Found } from './signs.ts';

export function byTakenForGranted(r: Reading, target: Target, found: Found[]): void {
  if (!found.some(isOpen) || !isTakenForGranted(r, target)) return;
  const start = r.chart.tokens.starts[target.first];
  for (let i = found.length - 1; i >= 0; i--)
    if (isOpen(found[i]) && found[i].span.start < start && !ofPlace.test(found[i].rule)) found.splice(i, 1);
}
const OPEN: ReadonlySet<string> = new Set(['hypothetical', 'planned', 'recommended', 'ordered', 'workup', 'goal']);
const isOpen = (f: Found): boolean => f.axis === 'frame' && OPEN.has(f.value);
const ofPlace = /^(?:section|document|heading|check box)/;

const isTakenForGranted = (r: Reading, target: Target): boolean =>
  norm2(r, target.last + 1) === 'notwithstanding' ||
  (isDefinite(r, target) && (hasOwnRelative(r, target) || isExplained(r, target) || isAskedOf(r, target)));

const norm2 = (r: Reading, i: number): string => (i >= r.from && i < r.to ? norm(r, i) : '');
const free = (r: Reading, i: number): boolean => i < r.to && (mark(r, i) & ~NO_BREAK) === 0;
/** A line's end and the tie of a compound break nothing. */
const NO_BREAK = 512 | 8192;

/** "the …", "her usual …" before it or as its first word. */
function isDefinite(r: Reading, { first }: Target): boolean {
  for (let i = first; i >= Math.max(r.from, first - 3); i--) {
    if (DEFINITE.has(norm(r, i))) return true;
    if (i < first && CLOSED.has(norm(r, i))) return false;
  }
  return false;
}
const DEFINITE = new Set(['the', 'that', 'this', 'those', 'these', 'his', 'her', 'their', 'same']);
const CLOSED = new Set('a an any or and of for to in on with if no not'.split(' '));

/** "the inhaler he already uses", "the methadone she is on"; not "the operation he needs", "the brace she has yet to get". */
function hasOwnRelative(r: Reading, { last }: Target): boolean {
  let i = last + 1;
  if (!free(r, i)) return false;
  if (norm(r, i) === 'that' || norm(r, i) === 'which') i++;
  if (norm2(r, i) === 'the') i++;
  if (!PERSON.has(norm2(r, i))) return false;
  i++;
  while (ADVERB.has(norm2(r, i))) i++;
  const verb = norm2(r, i);
  const next = norm2(r, i + 1);
  if (DOES.has(verb)) return next !== 'to';
  if (HAS.has(verb)) return !NOT_HAD.test(next);
  return IS.has(verb) && IS_ON.test(ADVERB.has(next) ? norm2(r, i + 2) : next);
}
const PERSON = new Set(['he', 'she', 'they', 'patient', 'pt', 'i']);
const ADVERB = new Set('already still now always currently usually regularly once previously also'.split(' '));
const DOES = new Set(
  'got bought brought takes took uses used wears wore smokes drinks describes described reports reported suffers suffered gets receives received underwent experiences feels keeps carries owns complained complains sleeps'.split(
    ' ',
  ),
);
const HAS = new Set(['has', 'had', 'have']);
const NOT_HAD =
  /^(?:to|yet|not|never|hoped|planned|wanted|wished|scheduled|refused|declined|expected|requested|asked|considered|discussed|feared|dreaded|been (?:told|offered|promised))$/;
const IS = new Set(['is', 'was', 'are', 'were', "he's", "she's"]);
const IS_ON = /^(?:on|taking|using|wearing|having|given|started|born|getting|receiving|living)$/;

/** "whether a leak explains his dyspnea": what is to be explained is there. */
function isExplained(r: Reading, { first }: Target): boolean {
  let i = OWNERS.has(norm(r, first)) ? first - 1 : first - 2;
  for (let k = 0; k < 2 && i > r.from && !OWNERS.has(norm(r, i + 1)); k++) i--;
  if (i <= r.from || !OWNERS.has(norm(r, i + 1))) return false;
  const word = norm(r, i);
  return EXPLAINS.has(word) || (EXPLAINS_WITH.has(word) && EXPLAINED_BY.test(norm(r, i - 1)));
}
const OWNERS = new Set(['his', 'her', 'their', 'these', 'this']);
const EXPLAINS = new Set(
  'behind explain explains explained explaining cause causes caused causing underlies underlie underlay underlying drives driving triggers triggering'.split(
    ' ',
  ),
);
const EXPLAINS_WITH = new Set(['for', 'of', 'to', 'by']);
const EXPLAINED_BY =
  /^(?:account|accounts|accounted|responsible|blame|reason|cause|source|basis|origin|contributing|contributes|contribute)$/;

/** "Whether the nodule is an early cancer": what a thing is, is asked; that it is there, is not. */
function isAskedOf(r: Reading, { first, last }: Target): boolean {
  if (!IS.has(norm2(r, last + 1)) || !WHAT.test(norm2(r, last + 2)) || !free(r, last + 1)) return false;
  for (let i = first - 1; i >= Math.max(r.from, first - 4); i--)
    if (norm(r, i) === 'whether' || norm(r, i) === 'if') return true;
  return false;
}
const WHAT = /^(?:a|an|due|from|related|malignant|benign|infectious|part|old|caused|his|her)$/;
