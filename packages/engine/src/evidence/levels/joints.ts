// Facet joints named in a text: "L4-5 and L5-S1", "L3, L4 medial branches and L5 dorsal ramus", "left C4-6" → joints by name, with their place.

import type { Span } from '../../values/span.ts';

/**
 * One list of levels. `open`: the last joint may or may not be meant ("L3-S1 block").
 * `shifted`: a range that may name branches, and so the joints one below ("L3-5 block").
 */
export type LevelList = Span & {
  readonly joints: readonly string[];
  readonly open: boolean;
  readonly shifted: boolean;
};

type Vertebra = Span & { readonly n: number };
type Chain = Span & { readonly of: readonly Vertebra[] };

/** Vertebrae numbered down the spine: C1 is 1, T1 8, L1 20, S1 25. The eighth cervical nerve leaves above T1. */
const base: Readonly<Record<string, number>> = { C: 0, T: 7, L: 19, S: 24 };
const most: Readonly<Record<string, number>> = { C: 8, T: 12, L: 5, S: 1 };
const sacrum = 25;
/** The third occipital nerve serves the joint C2-3 together with the branch of C3. */
const thirdOccipital = 2;

const vertebra =
  /\b([CTLS])(1[0-2]|[1-9])(?![\d%]|\.\d)|(?<=[CTLS]?\d[-–/,])([1-9])\b(?![\d%/]|\.\d|\s?(?:m[lg]|cc|weeks?|days?|months?|percent))|\b(TON|third occipital nerves?)\b/gi;
const tied = /^(?:\s?[-–—/]\s?|\s(?:to|through|thru)\s)$/i;
const listed =
  /^(?:[\s,&+()|]|\/(?!\d)|\b(?:and|plus|with|along with|together with|as well as|level|levels|joints?|facets?|medial|branch|branches|MBs?|MBBs?|DR|dorsal|rami|ramus|nerves?|left|right|bilat|bilateral|bilaterally|b\/l|the|at|of|both|L|R)\b)*$/i;
const nerveWords = /\b(?:medial branch(?:es)?(?! blocks?)|MBs?|nerves?|dorsal ram(?:us|i)|DR|TON|third occipital)\b/i;
/** Pulse sequences, not thoracic levels. */
const sequence = /^T1\s?[-/,&]\s?T2$/i;

export function levelListsIn(text: string): readonly LevelList[] {
  const groups: Chain[][] = [];
  for (const chain of chainsOf(text)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && listed.test(text.slice(last.end, chain.start))) group.push(chain);
    else groups.push([chain]);
  }
  return groups.flatMap((group) => {
    const span = { start: group[0].start, end: group[group.length - 1].end };
    const around = text.slice(Math.max(0, span.start - 24), span.end + 22).split(';')[0];
    const nerves = nerveWords.test(around);
    const joints = new Set<number>();
    const singles: number[] = [];
    let open = false;
    let shifted = false;
    const single = group.some((c) => c.of.length === 1);
    for (const { start, end, of } of group) {
      const from = of[0].n;
      const to = of[of.length - 1].n;
      // "L3/L4 MB and L5 DR" are branches all; "(L4-5)" beside branches is the joint that they serve.
      const listed = single && text.slice(start, end).includes('/');
      // Branches of a range end above the sacrum: "L3-L5 MB"; "L4-S1" names joints whatever stands beside it.
      if (of.length === 1 || (nerves && to < sacrum && (to - from > 1 || listed))) {
        for (let n = from; n <= to; n++) singles.push(n);
        continue;
      }
      for (let n = from; n < to; n++) joints.add(n);
      if (to === sacrum && to - from > 2) open = true;
      if (from > base.T && to < sacrum && to - from > 1) shifted = true;
    }
    for (const n of servedBy(singles)) joints.add(n);
    if (joints.size === 0) return [];
    return [{ ...span, joints: [...joints].sort((a, b) => a - b).map(nameOf), open, shifted }];
  });
}

/** A joint is served by two branches: in the neck those of its own two vertebrae, below it that of its upper vertebra and the one above. */
function servedBy(branches: readonly number[]): readonly number[] {
  const named = new Set(branches);
  return [...named].flatMap((n) => (!named.has(n + 1) ? [] : n < base.T ? [n] : n + 1 < sacrum ? [n + 1] : []));
}

function chainsOf(text: string): readonly Chain[] {
  const out: { start: number; end: number; of: Vertebra[] }[] = [];
  for (const m of text.matchAll(vertebra)) {
    const end = m.index + m[0].length;
    const chain = out.at(-1);
    const last = chain?.of.at(-1);
    const n = m[4]
      ? thirdOccipital
      : m[1]
        ? numberOf(m[1].toUpperCase(), Number(m[2]))
        : last
          ? sameRegion(last.n, Number(m[3]))
          : null;
    if (n === null) continue;
    const glue = last ? text.slice(last.end, m.index) : '';
    const joined = last && (tied.test(glue) || (glue === ',' && m[3])) && n >= last.n && n - last.n <= 5;
    if (chain && joined && !m[4]) {
      chain.of.push({ start: m.index, end, n });
      chain.end = end;
    } else if (m[1] || m[4]) out.push({ start: m.index, end, of: [{ start: m.index, end, n }] });
  }
  return out.filter((c) => !sequence.test(text.slice(c.start, c.end)));
}

const numberOf = (letter: string, n: number): number | null => (n <= most[letter] ? base[letter] + n : null);

/** "L4-5": the second number is of the same region; "L5-1" is the sacrum. */
function sameRegion(above: number, n: number): number | null {
  const letter = above > base.L ? 'L' : above > base.T ? 'T' : 'C';
  if (above === base.L + 5 && n === 1) return sacrum;
  return numberOf(letter, n);
}

function nameOf(n: number): string {
  const region = n > base.L ? 'L' : n > base.T ? 'T' : 'C';
  const below = n === base.L + 5 ? 'S1' : n === base.T + 12 ? 'L1' : n === 7 ? 'T1' : String(n + 1 - base[region]);
  return `${region}${n - base[region]}-${below}`;
}
