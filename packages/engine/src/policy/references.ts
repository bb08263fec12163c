// Names used in a policy against the names that it defines: each unknown one is a mistake with the nearest known one as help.

import { isSameUnit } from '../values/unit-names.ts';
import { builtInDates } from './date-sources.ts';
import { mistake, nearest, type Reading } from './node.ts';
import type { Policy } from './policy.ts';
import type { Terms } from './terms.ts';
import { leavesIn } from './tree.ts';

export function checkReferences(t: Terms, p: Policy): void {
  const r = t.reading;
  const known = {
    concept: p.concepts,
    analyte: p.analytes,
    therapy: p.therapies,
    leaf: p.leaves,
    trigger: p.triggers,
    date: new Map([...p.dates, ...builtInDates.map((d) => [d, []] as const)]),
    title: new Map(p.titles.map((title) => [title.title, title])),
  };
  for (const { id, node, as } of t.used)
    if (!known[as].has(id))
      mistake(r, node, `unknown-${as}`, `there is no ${as} \`${id}\``, nearest(id, known[as].keys()));
  for (const { analytes, unit, node } of t.compared)
    for (const id of analytes) {
      const own = p.analytes.get(id)?.unit;
      if (own !== undefined && !isSameUnit(unit, own))
        mistake(
          r,
          node,
          'bad-unit',
          `analyte \`${id}\` is measured in \`${own || 'no unit'}\`, not in \`${unit}\``,
          `compare it in its own unit: \`${own}\``,
        );
    }
  checkLeaves(r, p);
  checkTriggers(r, p);
  checkCircles(r, p);
}

function checkLeaves(r: Reading, p: Policy): void {
  const inTitles = new Set(p.titles.flatMap((title) => leavesIn(title.tree)));
  const asked = new Set([...p.leaves.values(), ...p.triggers.values()].flatMap(leavesAskedBy));
  for (const leaf of p.leaves.values()) {
    if (!inTitles.has(leaf.id) && !asked.has(leaf.id))
      at(r, leaf.line, 'warning', 'unused-leaf', `leaf \`${leaf.id}\` stands in no title`);
    if (leaf.decide.length + leaf.met.length + leaf.notMet.length === 0)
      at(
        r,
        leaf.line,
        'error',
        'no-evidence',
        `leaf \`${leaf.id}\` says neither what meets it nor what does not`,
        'add `finding`, `decide`, `met` or `not_met`',
      );
  }
}

/** What a trigger waits for would never escalate anything. */
function checkTriggers(r: Reading, p: Policy): void {
  const used = new Set(p.titles.flatMap((title) => [...title.hard, ...title.soft, ...title.conflict]));
  for (const { id, line } of p.triggers.values())
    if (!used.has(id))
      at(
        r,
        line,
        'warning',
        'unused-trigger',
        `trigger \`${id}\` stands in no title`,
        'name it in `hard`, `soft` or `conflict` of a title',
      );
}

/** A leaf that asks for itself, or a day that is the same as itself, has no answer. */
function checkCircles(r: Reading, p: Policy): void {
  const asked = new Map([...p.leaves].map(([id, leaf]) => [id, leavesAskedBy(leaf)]));
  const next = (id: string) => asked.get(id) ?? [];
  for (const leaf of p.leaves.values()) {
    if (leads(leaf.id, leaf.id, next)) at(r, leaf.line, 'error', 'circle', `leaf \`${leaf.id}\` asks for itself`);
  }
  const sameAs = (name: string) => namesIn(p.dates.get(name) ?? [], /"kind":"same_as","of":"([^"]+)"/g);
  for (const [name, sources] of p.dates)
    if (leads(name, name, sameAs))
      at(r, sources[0]?.line ?? 1, 'error', 'circle', `date \`${name}\` is the same as itself`);
}

function leads(from: string, to: string, next: (id: string) => readonly string[], seen = new Set<string>()): boolean {
  return next(from).some((id) => {
    if (id === to) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return leads(id, to, next, seen);
  });
}

const leavesAskedBy = (rules: object | null): readonly string[] => namesIn(rules, /"leaf":"([^"]+)"/g);

const namesIn = (of: object | null, name: RegExp): readonly string[] =>
  [...JSON.stringify(of).matchAll(name)].map(([, id]) => id);

function at(
  r: Reading,
  line: number,
  severity: 'error' | 'warning',
  code: string,
  message: string,
  help?: string,
): void {
  r.mistakes.push({ severity, code, message, file: r.file, line, column: 1, ...(help ? { help } : {}) });
}
