// Names used in a policy against the names that it defines: each unknown one is a mistake with the nearest known one as help.

import { builtInDates } from './date-sources.ts';
import { type Fields, mistake } from './node.ts';
import type { Policy } from './policy.ts';
import type { Terms } from './terms.ts';
import { leavesIn } from './tree.ts';

export function checkReferences(t: Terms, p: Policy, f: Fields): void {
  const r = t.reading;
  const known = {
    concept: p.concepts,
    analyte: p.analytes,
    therapy: p.therapies,
    leaf: p.leaves,
    date: new Map([...p.dates, ...builtInDates.map((d) => [d, []] as const)]),
  };
  for (const { id, node, as } of t.used) {
    if (!known[as].has(id))
      mistake(r, node, `unknown-${as}`, `there is no ${as} \`${id}\``, nearest(id, [...known[as].keys()]));
  }
  const inTitles = new Set<string>();
  for (const title of p.titles) {
    for (const leaf of leavesIn(title.tree)) {
      inTitles.add(leaf);
      if (!p.leaves.has(leaf))
        mistake(
          r,
          f.get('titles')?.value,
          'unknown-leaf',
          `title \`${title.title}\` uses leaf \`${leaf}\`, which is not defined`,
          nearest(leaf, [...p.leaves.keys()]),
        );
    }
    for (const id of [...title.hard, ...title.soft, ...title.conflict])
      if (!p.triggers.has(id))
        mistake(
          r,
          f.get('titles')?.value,
          'unknown-trigger',
          `title \`${title.title}\` uses trigger \`${id}\`, which is not defined`,
        );
  }
  for (const leaf of p.leaves.values()) {
    if (
      !inTitles.has(leaf.id) &&
      ![...p.leaves.values()].some((l) => JSON.stringify([l.decide, l.met, l.notMet]).includes(`"leaf":"${leaf.id}"`))
    ) {
      r.mistakes.push({
        severity: 'warning',
        code: 'unused-leaf',
        message: `leaf \`${leaf.id}\` stands in no title`,
        file: r.file,
        line: leaf.line,
        column: 1,
      });
    }
    if (leaf.decide.length + leaf.met.length + leaf.notMet.length === 0) {
      r.mistakes.push({
        severity: 'error',
        code: 'no-evidence',
        message: `leaf \`${leaf.id}\` says neither what meets it nor what does not`,
        file: r.file,
        line: leaf.line,
        column: 1,
        help: 'add `finding`, `decide`, `met` or `not_met`',
      });
    }
  }
}

function nearest(word: string, among: readonly string[]): string | undefined {
  const near = among
    .filter((a) => !a.startsWith('~'))
    .map((a) => ({ a, d: distance(word, a) }))
    .sort((x, y) => x.d - y.d)[0];
  return near && near.d <= 4 ? `did you mean \`${near.a}\`?` : undefined;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}
