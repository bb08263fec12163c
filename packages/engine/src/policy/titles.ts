// The `titles` of a policy file: criteria tree, codes, escalation triggers and silence of each sub-procedure.

import { isScalar, type Node } from 'yaml';
import type { Status } from '../values/truth.ts';
import { type Fields, fieldsOf, lineOf, oneOf, type Reading, textOf, textsOf } from './node.ts';
import type { SilenceOverride, Title, Tree } from './policy.ts';
import { anonymous, type Terms } from './terms.ts';
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
  const tree = readTree(r, f.get('criteria')?.value, groups);
  if (!tree) return null;
  const codes = f.has('codes') ? fieldsOf(r, f.get('codes')?.value, '`codes`', ['hcpcs', 'cpt', 'icd10cm']) : new Map();
  const texts = (g: Fields, name: string) => textsOf(r, g.get(name)?.value, `\`${name}\``).map((x) => x.text);
  const when = (name: string) => {
    const node2 = f.get(name)?.value;
    if (!node2) return [];
    const told = fieldsOf(r, node2, `\`${name}\``, null);
    return [...told.keys()].map((leaf) => ({ leaf, status: oneOf(r, told, leaf, statuses, 'met') }));
  };
  const silence = new Map<string, SilenceOverride>();
  if (f.has('silence')) {
    const told = fieldsOf(r, f.get('silence')?.value, '`silence`', null);
    for (const [leaf, { value }] of told) {
      if (isScalar(value)) silence.set(leaf, { status: oneOf(r, told, leaf, ['met', 'absent'], 'absent'), when: null });
      else {
        const g = fieldsOf(r, value, `silence of \`${leaf}\``, ['is', 'when']);
        const condition: Tree | null = g.has('when') ? readTree(r, g.get('when')?.value, groups) : null;
        silence.set(leaf, { status: oneOf(r, g, 'is', ['met', 'absent'] as const, 'absent'), when: condition });
      }
    }
  }
  const reroute = new Map<string, string>();
  if (f.has('reroute'))
    for (const [leaf, { value }] of fieldsOf(r, f.get('reroute')?.value, '`reroute`', null))
      reroute.set(leaf, String(isScalar(value) ? value.value : ''));
  const part = f.has('part') ? fieldsOf(r, f.get('part')?.value, '`part`', ['about', 'elsewhere']) : null;
  const about = anonymous(t, part?.get('about')?.value, '`about`');
  const elsewhere = anonymous(t, part?.get('elsewhere')?.value, '`elsewhere`');
  return {
    title: textOf(r, f, 'title', node),
    codes: { hcpcs: texts(codes, 'hcpcs'), cpt: texts(codes, 'cpt'), icd10cm: texts(codes, 'icd10cm') },
    tree,
    hard: texts(f, 'hard'),
    soft: texts(f, 'soft'),
    conflict: texts(f, 'conflict'),
    hardIf: when('hard_if'),
    softIf: when('soft_if'),
    silence,
    reroute,
    part: about && elsewhere ? { about, elsewhere } : null,
    line: lineOf(r, node),
  };
}
