// How lists and statements go on after a comma or conjunction: what still belongs to a denial, what begins anew.

import type { Axis } from './cues/cue.ts';
import { HARD, mark, norm, type Reading, type Target } from './reading.ts';
import { CELL, CLOSE, COLON, COMMA, OPEN, QUESTION, SEMICOLON, STOP } from './text-marks.ts';
import { ARTICLE, FINITE, FRESH, FUNCTION, REASON } from './words.ts';

/** Does a terminator of the axis stand at `i`, or a cue that says the opposite? */
export function ends(r: Reading, axis: Axis, i: number, content: boolean): boolean {
  for (const cue of r.cues[axis]) {
    if (cue.first > i) return false;
    if (cue.last < i || cue.first !== i) continue;
    if (cue.group.dir === 'terminate') return content || !LOOSE.has(norm(r, i));
    if (axis === 'polarity' && cue.group.value === 'affirmed' && cue.group.dir === 'pre' && content) return true;
  }
  return false;
}

/** In words, of what stands between two semicolons of a list. */
const LONGEST_ITEM = 4;
const FEWEST_ITEMS = 3;
const OF_STATEMENT = /\d/;

/** "Denied: fever; weight loss; night sweats": short names between semicolons, to the sentence's end, are one list. */
export function isListOfSemicolons(r: Reading, last: number): boolean {
  const fewest = last + 1 < r.to && mark(r, last + 1) & COLON ? FEWEST_ITEMS - 1 : FEWEST_ITEMS;
  let items = 1;
  let words = 0;
  for (let i = last + 1; i < r.to; i++) {
    const m = mark(r, i);
    if (m & STOP) break;
    if (m & SEMICOLON) {
      items++;
      words = 0;
    }
    const word = norm(r, i);
    if (++words > LONGEST_ITEM || FINITE.has(word) || OF_STATEMENT.test(word)) return false;
  }
  return items >= fewest;
}

/** Terminators that need something before them to end. */
const LOOSE = new Set([
  'which',
  'who',
  'whose',
  'whom',
  'still',
  'just',
  'only',
  'yet',
  'until',
  'rather',
  'relief',
  'improvement',
  'benefit',
  'response',
  'help',
  'success',
  'recent',
  'new',
  'newly',
  'acute',
]);

/** "as" gives a reason, "such as" and "as well as" go on with what was said. */
export function givesReason(r: Reading, i: number): boolean {
  const word = norm(r, i);
  if (word !== 'as') return REASON.has(word);
  const before = i > r.from ? norm(r, i - 1) : '';
  return before !== 'such' && before !== 'well' && !(i + 1 < r.to && norm(r, i + 1) === 'well');
}

/** After a comma or conjunction at `i`: does an "or", "nor" or "and" still bind later items to the list? */
export function continuesList(r: Reading, i: number, orOnly = false): boolean {
  // What decides it for one place decides it for all places between: a list of thousands is walked once.
  const decided = decidedIn(r, orOnly);
  let j = i;
  let answer: boolean | null = null;
  for (; j < r.to && answer === null; j++) {
    if (j > i && decided?.[j - r.from]) answer = decided[j - r.from] === YES;
    else if (j > i && mark(r, j) & (HARD | COLON | CLOSE | CELL)) answer = false;
    else answer = decidesList(r, j, orOnly);
  }
  decided?.fill(answer ? YES : NO, i + 1 - r.from, Math.max(i + 1, j) - r.from);
  return answer ?? false;
}

/** What the word at `j` says of it, whatever stands before it. */
function decidesList(r: Reading, j: number, orOnly: boolean): boolean | null {
  const word = norm(r, j);
  if (word === 'or' || word === 'nor') return true;
  if (word === 'and') return !orOnly && j + 1 < r.to && !restarts(r, j + 1);
  if (FINITE.has(word) || (givesReason(r, j) && word !== 'from') || ends(r, 'polarity', j, true)) return false;
  return null;
}

function decidedIn(r: Reading, orOnly: boolean): Uint8Array | null {
  if (r.to - r.from < LONG) return null;
  const known = decidedLists.get(r) ?? [new Uint8Array(r.to - r.from), new Uint8Array(r.to - r.from)];
  decidedLists.set(r, known);
  return known[orOnly ? 1 : 0];
}
const decidedLists = new WeakMap<Reading, readonly [Uint8Array, Uint8Array]>();
/** In tokens: shorter sentences are walked sooner than remembered. */
const LONG = 120;
const YES = 1;
const NO = 2;

export const restarts = (r: Reading, i: number): boolean =>
  ARTICLE.has(norm(r, i)) || FRESH.has(norm(r, i)) || FINITE.has(norm(r, i)) || STEPS.has(norm(r, i));
/** "MRI without contrast and refer to …": a step of its own. */
const STEPS = new Set('refer order schedule obtain consider recommend proceed begin start send'.split(' '));

/** "No thrombus, and the valves are normal": after a comma and "and" a subject with its verb. */
export function beginsClause(r: Reading, i: number): boolean {
  if (i >= r.to || norm(r, i) !== 'and') return false;
  for (let j = i + 1; j < Math.min(r.to, i + 6); j++) {
    if (mark(r, j) & (HARD | COMMA | COLON | CELL | OPEN) || RELATIVE.test(norm(r, j))) return false;
    if (FINITE.has(norm(r, j))) return j > i + 1 && !DENIES.test(norm(r, j + 1 < r.to ? j + 1 : j));
  }
  return false;
}
const RELATIVE = /^(?:that|which|who|or|nor|and)$/;
const DENIES = /^(?:not|never|denied|absent|negative)$/;

/** After a comma a new statement: "no complication, the operation was completed", "no anemia, normal ferritin, platelets elevated". */
export function begins(r: Reading, i: number): boolean {
  if (NORMAL.has(norm(r, i)) || CONCLUDES.has(norm(r, i)) || counts(r, i)) return true;
  if (!OPENS.has(norm(r, i))) return false;
  // "no complaints, he meets the rule"; "no cough, he says, or fever" goes on
  if (PRONOUN.has(norm(r, i)) && i + 1 < r.to && !SAYS.test(norm(r, i + 1))) return true;
  for (let j = i + 1; j < r.to && !(mark(r, j) & (HARD | COMMA)); j++)
    if (FINITE.has(norm(r, j)) || OF_MANY.has(norm(r, j))) return true;
  return false;
}
/** "No symptoms, 34 pack-years", "no fever, 2+ effusion": a figure is found, not denied; but "no C4, 5 or 6 findings". */
const counts = (r: Reading, i: number): boolean =>
  /^\d/.test(norm(r, i)) && i + 1 < r.to && /^[a-z]{3,}$/.test(norm(r, i + 1)) && norm(r, i + 1) !== 'and';

/**
 * "No symptoms, a candidate for screening", "no falls, transfers safely": an article or a verb of today begins what is told, unless the items
 * of the denial have articles too ("denies a cough, a fever").
 */
export function opensAnew(r: Reading, cue: { readonly last: number }, i: number): boolean {
  // "no pain at rest, pain with stairs"
  for (let j = cue.last + 1; j < i; j++)
    if (norm(r, j) === norm(r, i) && norm(r, i).length > 2 && !FUNCTION.has(norm(r, i))) return true;
  // "never a smoker, obese, snores"
  if (norm(r, cue.last) === 'never' && INDEFINITE.has(norm(r, cue.last + 1))) return true;
  const word = norm(r, i);
  // "no edema, full range of motion"
  if (MOVES.test(word)) return true;
  if (word === 'a' || word === 'an')
    return !INDEFINITE.has(norm(r, cue.last + 1)) && !INDEFINITE.has(norm(r, cue.last));
  return VERBS.has(word) && i + 1 < r.to && HOW.test(norm(r, i + 1)) && (mark(r, i + 1) & (COMMA | HARD)) === 0;
}
const MOVES = /^(?:full|limited|restricted|brisk|antalgic|diminished)$/;
const INDEFINITE = new Set(['a', 'an', 'any', 'having', 'of']);
const VERBS = new Set(
  'transfers propels drives climbs carries lifts bathes dresses reaches manages steers maneuvers moves bends turns rises gets goes lies stands sits walks eats drinks sleeps breathes'.split(
    ' ',
  ),
);
const HOW =
  /^(?:\w+ly|to|with|without|from|on|in|up|down|out|alone|well|fine|freely|by|herself|himself|around|through|about|at|\d+)$/;

/** "No fracture, the films show narrowing": what several things do. */
const OF_MANY = new Set('show demonstrate reveal confirm remain persist appear continue indicate suggest'.split(' '));
const NORMAL = new Set(['normal', 'unremarkable', 'stable', 'elevated', 'raised']);
/** "No fracture, suggesting a sprain". */
const CONCLUDES = new Set(
  'suggesting indicating implying showing resulting leading consistent compatible suggestive likely probably presumably whereas'.split(
    ' ',
  ),
);
const PRONOUN = new Set(['he', 'she', 'they', 'we', 'i']);
const SAYS =
  /^(?:sa(?:ys|id)|report|stat(?:es|ed)|not(?:es|ed)|add|think|thought|believ|t(?:ells|old)|insist|claim|mention|deni|admit)/;
const OPENS = new Set(['the', 'his', 'her', ...PRONOUN]);

/** "no dyspnea, NYHA I", "no AV nodal drugs, pacemaker indicated": after a comma what grades or judges itself is no item of the list. */
export function hasOwnGrade(r: Reading, { first, last }: Target): boolean {
  if (!(mark(r, first) & COMMA)) return false;
  if (last > first && last < r.to && /^(?:\d\S*|i{1,3}|iv|v)$/.test(norm(r, last))) return true;
  if (last + 2 < r.to && norm(r, last + 1) === 'in' && /^(?:place|situ|position)$/.test(norm(r, last + 2))) return true;
  for (let i = first; i <= Math.min(last + 1, r.to - 1); i++)
    if (JUDGES.has(norm(r, i)) || (i <= last && isGraded(r, i))) return true;
  return false;
}
/** "No pseudoexfoliation, lens 3+ NS". */
const isGraded = (r: Reading, i: number): boolean => {
  const { starts } = r.chart.tokens;
  return /^[1-4]\+(?!\d)/.test(r.chart.text.slice(starts[i], starts[i] + 3));
};
const JUDGES = new Set([
  'indicated',
  'needed',
  'required',
  'warranted',
  'necessary',
  'positive',
  'intact',
  'patent',
  'palpable',
]);

/** "Denies fever, history of cancer, drug use": an item among others; one with a year or at the end is told ("…, history of MI 2010"). */
export function isItemOfHistory(r: Reading, i: number): boolean {
  if (!/^(?:history|hx|h\/o|known|prior|previous|personal)$/.test(norm(r, i))) return false;
  for (let j = i + 1; j < Math.min(r.to, i + 8); j++) {
    if (mark(r, j) & HARD || /^\d/.test(norm(r, j))) return false;
    if (mark(r, j) & COMMA || norm(r, j) === 'or') return true;
  }
  return false;
}

/** "Smoking: no, alcohol: yes": the denial before does not reach a label that has its own answer. */
export function isLabel(r: Reading, target: Target, cue: { readonly last: number }): boolean {
  if (target.last + 1 > r.to || target.first >= r.to) return false;
  for (let i = target.last + 1; i <= Math.min(target.last + 3, r.to - 1); i++) {
    if (mark(r, i) & (HARD | COMMA | OPEN)) return false;
    if (mark(r, i) & (COLON | CELL | QUESTION)) {
      for (let j = cue.last + 1; j <= target.first; j++) if (mark(r, j) & (COMMA | STOP | CELL)) return true;
      return false;
    }
  }
  return false;
}
