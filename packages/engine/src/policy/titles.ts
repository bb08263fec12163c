// The `titles` of a policy file: criteria tree, codes, escalation triggers and silence of each sub-procedure.

import { isScalar, type Node } from 'yaml';
import type { Status } from '../values/truth.ts';
import { codesOf } from './codes.ts';
import { fieldsOf, lineOf, mistake, oneOf, type Reading, textOf, textsOf } from './node.ts';
import type { SilenceOverride, Title, Tree } from './policy.ts';
import { readAbout, type Terms } from './terms.ts';
import { type Groups, readTree } from './tree.ts';

const titleFields = [
  'title',
  'codes',
  'criteria',
  'hard',
  'soft',
  'conflict',
  'hard_if',
  'soft_if',
  'silence',
  'reroute',
  'part',
  'note',
];

const statuses: readonly Status[] = ['met', 'not_met', 'unknown', 'conflict', 'judgement'];

export function readTitle(t: Terms, node: Node, groups: Groups): Title | null {
  const r: Reading = t.reading;
  const f = fieldsOf(r, node, 'a title', titleFields);
  if (!f.has('criteria')) mistake(r, node, 'missing-field', '`criteria` is missing here');
  const tree = f.has('criteria') ? readTree(t, f.get('criteria')?.value, groups) : null;
  if (!tree) return null;
  const codes = f.has('codes') ? fieldsOf(r, f.get('codes')?.value, '`codes`', ['hcpcs', 'cpt', 'icd10cm']) : new Map();
  const leaf = ({ key }: { readonly key: Node }) =>
    t.used.push({ id: String(isScalar(key) ? key.value : key), node: key, as: 'leaf' });
  const triggers = (name: string) =>
    textsOf(r, f.get(name)?.value, `\`${name}\``).map(({ text, node: at }) => {
      t.used.push({ id: text, node: at, as: 'trigger' });
      return text;
    });
  const when = (name: string) => {
    const node2 = f.get(name)?.value;
    if (!node2) return [];
    const told = fieldsOf(r, node2, `\`${name}\``, null);
    for (const field of told.values()) leaf(field);
    return [...told.keys()].map((id) => ({ leaf: id, status: oneOf(r, told, id, statuses, 'met') }));
  };
  const silence = new Map<string, SilenceOverride>();
  if (f.has('silence')) {
    const told = fieldsOf(r, f.get('silence')?.value, '`silence`', null);
    for (const [id, { key, value }] of told) {
      leaf({ key });
      if (isScalar(value)) silence.set(id, { status: oneOf(r, told, id, ['met', 'absent'], 'absent'), when: null });
      else {
        const g = fieldsOf(r, value, `silence of \`${id}\``, ['is', 'when']);
        const condition: Tree | null = g.has('when') ? readTree(t, g.get('when')?.value, groups) : null;
        silence.set(id, { status: oneOf(r, g, 'is', ['met', 'absent'] as const, 'absent'), when: condition });
      }
    }
  }
  const reroute = new Map<string, string>();
  if (f.has('reroute'))
    for (const [id, { key, value }] of fieldsOf(r, f.get('reroute')?.value, '`reroute`', null)) {
      leaf({ key });
      const other = String(isScalar(value) ? value.value : '');
      t.used.push({ id: other, node: value ?? key, as: 'title' });
      reroute.set(id, other);
    }
  return {
    title: textOf(r, f, 'title', node),
    codes: {
      hcpcs: codesOf(r, codes.get('hcpcs')?.value, 'hcpcs'),
      cpt: codesOf(r, codes.get('cpt')?.value, 'cpt'),
      icd10cm: codesOf(r, codes.get('icd10cm')?.value, 'icd10cm'),
    },
    tree,
    hard: triggers('hard'),
    soft: triggers('soft'),
    conflict: triggers('conflict'),
    hardIf: when('hard_if'),
    softIf: when('soft_if'),
    silence,
    reroute,
    part: readAbout(t, f, 'part'),
    line: lineOf(r, node),
  };
}
