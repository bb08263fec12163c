// Fields that several constructs share: the ids that a rule names (noted so that unknown ones are found), and a bare number of days.

import type { Node } from 'yaml';
import { type Fields, mistake, textOf, textsOf } from '../node.ts';
import type { Terms } from '../terms.ts';

export function names(
  t: Terms,
  f: Fields,
  field: string,
  as: 'concept' | 'analyte' | 'therapy',
  owner: Node,
): readonly string[] {
  const list = textsOf(t.reading, f.get(field)?.value, `\`${field}\``);
  if (list.length === 0) mistake(t.reading, owner, 'empty-list', `\`${field}\` needs at least one ${as}`);
  for (const { text, node } of list) t.used.push({ id: text, node, as });
  return list.map((n) => n.text);
}

export function dateName(t: Terms, f: Fields, field: string, owner: Node): string {
  const text = textOf(t.reading, f, field, owner, 'IDX');
  t.used.push({ id: text, node: f.get(field)?.value ?? owner, as: 'date' });
  return text;
}

/** "14 days" → 14; null where the field is not given. */
export function daysOf(t: Terms, f: Fields, field: string): number | null {
  const text = textOf(t.reading, f, field, null, '');
  const days = /^(\d+) days?$/.exec(text);
  if (text && !days) mistake(t.reading, f.get(field)?.value, 'bad-days', `write \`${field}: 14 days\``);
  return days ? Number(days[1]) : null;
}
