// Two policies → what the second asks otherwise than the first: titles, criteria and their thresholds, triggers, dates, words.

import { leavesIn, type Policy } from '@mnr/engine';
import { rulesOf, thresholdsOf } from '@mnr/engine/policy';

export function differencesOf(before: Policy, after: Policy): readonly string[] {
  const titles = compare(
    'title',
    new Map(before.titles.map((t) => [t.title, t])),
    new Map(after.titles.map((t) => [t.title, t])),
    (a, b) => {
      const [was, is] = [leavesIn(a.tree), leavesIn(b.tree)];
      const came = is.filter((l) => !was.includes(l));
      const went = was.filter((l) => !is.includes(l));
      return [
        ...(came.length > 0 ? [`asks for ${came.join(', ')} as well`] : []),
        ...(went.length > 0 ? [`no longer asks for ${went.join(', ')}`] : []),
        ...(came.length + went.length === 0 && text(a.tree) !== text(b.tree)
          ? ['combines its criteria otherwise']
          : []),
        ...(['codes', 'hard', 'soft', 'conflict', 'hardIf', 'softIf', 'silence', 'reroute'] as const).flatMap(
          (field) => (text(a[field]) === text(b[field]) ? [] : [`\`${field}\` changed`]),
        ),
      ];
    },
  );
  const leaves = compare('criterion', before.leaves, after.leaves, (a, b) => {
    const [was, is] = [a, b].map((leaf) =>
      rulesOf(leaf).flatMap((r) => thresholdsOf(r).map((c) => `${c.op} ${c.value}`)),
    );
    const limits =
      was.join(', ') === is.join(', ') ? [] : [`threshold ${was.join(', ') || 'none'} → ${is.join(', ') || 'none'}`];
    const fields = (['statement', 'silence', 'source', 'ask', 'prefer'] as const).flatMap((field) =>
      a[field] === b[field] ? [] : [`\`${field}\` “${a[field]}” → “${b[field]}”`],
    );
    const rules = (p: Policy, leaf: typeof a) =>
      text([leaf.decide, leaf.met, leaf.notMet, leaf.unclear, leaf.judgement], p);
    const other = limits.length === 0 && rules(before, a) !== rules(after, b) ? ['its rules changed'] : [];
    return [...limits, ...other, ...fields];
  });
  const rest = (['triggers', 'dates', 'concepts', 'analytes', 'therapies'] as const).flatMap((kind) => {
    const own = (p: Policy) => new Map([...p[kind]].filter(([id]) => !id.startsWith('~')) as [string, unknown][]);
    return compare(kind.replace(/ies$/, 'y').replace(/s$/, ''), own(before), own(after), (a, b) =>
      text(a, before) === text(b, after) ? [] : ['changed'],
    );
  });
  return [...titles, ...leaves, ...rest];
}

function compare<T>(
  what: string,
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  changes: (a: T, b: T) => readonly string[],
): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [a, b] = [before.get(id), after.get(id)];
    if (a === undefined) return [`${what} ${id}: new`];
    if (b === undefined) return [`${what} ${id}: gone`];
    return changes(a, b).map((change) => `${what} ${id}: ${change}`);
  });
}

/** Without line numbers, and with the phrases of a list written in place instead of its running number. */
const text = (value: unknown, policy?: Policy): string =>
  JSON.stringify(value, (key, v: unknown) => {
    if (key === 'line') return undefined;
    if (v instanceof Map) return [...v];
    if (typeof v === 'string' && v.startsWith('~')) return policy?.concepts.get(v)?.phrases ?? v;
    return v;
  });
