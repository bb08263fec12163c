// One policy.yaml (and the shared concept files) → a Policy, with every mistake noted where it stands.

import { isMap, isScalar, type Node } from 'yaml';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { Status } from '../values/truth.ts';
import { readAnalytes, readConcepts, readTherapies } from './concepts.ts';
import { readRules } from './constructs/index.ts';
import { readKinds, readScope, scopeFields } from './constructs/scope.ts';
import {
  type Fields,
  fieldsOf,
  itemsOf,
  lineOf,
  mistake,
  oneOf,
  openYaml,
  type Reading,
  textOf,
  textsOf,
} from './node.ts';
import type {
  Analyte,
  Concept,
  DateSource,
  Leaf,
  Policy,
  SilenceOverride,
  TherapyTerm,
  Title,
  Tree,
  Trigger,
} from './policy.ts';
import { anonymous, type Terms } from './terms.ts';
import { leavesIn, readTree } from './tree.ts';

export type Vocabulary = {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly analytes: ReadonlyMap<string, Analyte>;
  readonly therapies: ReadonlyMap<string, TherapyTerm>;
};

const policyFields = [
  'policy',
  'id',
  'name',
  'publisher',
  'version',
  'effective',
  'sources',
  'note',
  'concepts',
  'analytes',
  'therapies',
  'dates',
  'request',
  'leaves',
  'triggers',
  'titles',
];
const leafFields = [
  'name',
  'statement',
  'kind',
  'silence',
  'ask',
  'source',
  'note',
  'finding',
  'decide',
  'met',
  'not_met',
  'unclear',
  'judgement',
  'prefer',
];
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
  'note',
];

function termsFor(reading: Reading, prefix: string): Terms {
  return { reading, prefix, anonymous: new Map(), used: [] };
}

/** A shared concept file: `concepts`, `analytes`, `therapies`. */
export function parseVocabulary(
  file: string,
  text: string,
): { readonly vocabulary: Vocabulary; readonly mistakes: readonly Diagnostic[]; readonly terms: Terms } {
  const { reading, root } = openYaml(file, text);
  const t = termsFor(reading, '');
  const f = root ? fieldsOf(reading, root, 'a concept file', ['concepts', 'analytes', 'therapies', 'note']) : new Map();
  const vocabulary = {
    concepts: readConcepts(t, f.get('concepts')?.value),
    analytes: readAnalytes(t, f.get('analytes')?.value),
    therapies: readTherapies(t, f.get('therapies')?.value),
  };
  return { vocabulary, mistakes: reading.mistakes, terms: t };
}

/** @param shared the merged shared vocabulary; a policy may not redefine it. */
export function parsePolicy(
  file: string,
  text: string,
  shared: Vocabulary,
): { readonly policy: Policy | null; readonly mistakes: readonly Diagnostic[] } {
  const { reading: r, root } = openYaml(file, text);
  if (!isMap(root)) {
    mistake(r, root, 'expected-map', 'a policy is a map of fields');
    return { policy: null, mistakes: r.mistakes };
  }
  const t = termsFor(r, '');
  const f = fieldsOf(r, root, 'a policy', policyFields);
  const merge = <V>(own: Map<string, V>, base: ReadonlyMap<string, V>, what: string): Map<string, V> => {
    for (const id of own.keys())
      if (base.has(id))
        mistake(
          r,
          f.get(`${what}s`)?.value,
          'redefined',
          `${what} \`${id}\` is already a shared one`,
          'use the shared one, or choose another name',
        );
    return new Map([...base, ...own]);
  };
  const concepts = merge(readConcepts(t, f.get('concepts')?.value), shared.concepts, 'concept');
  const analytes = merge(readAnalytes(t, f.get('analytes')?.value), shared.analytes, 'analyte');
  const therapies = merge(readTherapies(t, f.get('therapies')?.value), shared.therapies, 'therapy');
  const dates = readDates(t, f.get('dates')?.value);
  const leaves = readLeaves(t, f.get('leaves')?.value);
  const triggers = readTriggers(t, f.get('triggers')?.value);
  const titles = itemsOf(f.get('titles')?.value).flatMap((n) => readTitle(r, n) ?? []);
  const request = anonymous(t, f.get('request')?.value, '`request`');
  const effective = f.has('effective')
    ? fieldsOf(r, f.get('effective')?.value, '`effective`', ['from', 'to'])
    : new Map();
  for (const [id, c] of t.anonymous) concepts.set(id, c);
  const policy: Policy = {
    slug: textOf(r, f, 'policy', root),
    id: textOf(r, f, 'id', root),
    name: textOf(r, f, 'name', root),
    publisher: textOf(r, f, 'publisher', root),
    version: textOf(r, f, 'version', root),
    effective: {
      from: textOf(r, effective, 'from', root, '0001-01-01'),
      to: textOf(r, effective, 'to', null, '') || null,
    },
    sources: itemsOf(f.get('sources')?.value).map((n) => readSource(r, n)),
    titles,
    leaves,
    triggers,
    dates,
    request,
    concepts,
    analytes,
    therapies,
    file,
  };
  for (const [name, day] of Object.entries(policy.effective))
    if (day !== null && (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))))
      mistake(
        r,
        f.get('effective')?.value,
        'bad-date',
        `\`${day}\` is no day for \`${name}\``,
        'write it as 2026-01-31',
      );
  checkReferences(t, policy, f);
  return { policy, mistakes: r.mistakes };
}

function readSource(r: Reading, node: Node): Policy['sources'][number] {
  if (isScalar(node)) return { title: String(node.value), url: null, note: null };
  const f = fieldsOf(r, node, 'a source', ['title', 'url', 'note']);
  return {
    title: textOf(r, f, 'title', node),
    url: textOf(r, f, 'url', null, '') || null,
    note: textOf(r, f, 'note', null, '') || null,
  };
}

function readLeaves(t: Terms, node: unknown): Map<string, Leaf> {
  const out = new Map<string, Leaf>();
  if (!node) return out;
  for (const [id, { key, value }] of fieldsOf(t.reading, node, '`leaves`', null)) {
    const f = fieldsOf(t.reading, value, `leaf \`${id}\``, leafFields);
    const rules = (name: string) => readRules(t, f.get(name)?.value);
    // `finding: X` is short for: met when X is present, not met when X is absent.
    const findings = textsOf(t.reading, f.get('finding')?.value, '`finding`');
    const short = (construct: 'present' | 'absent') => {
      if (findings.length === 0) return [];
      for (const n of findings) t.used.push({ id: n.text, node: n.node, as: 'concept' });
      return [
        {
          kind: construct,
          concepts: findings.map((n) => n.text),
          scope: readScope(t, new Map()),
          because: null,
          line: lineOf(t.reading, key),
        } as const,
      ];
    };
    out.set(id, {
      id,
      name: textOf(t.reading, f, 'name', key),
      statement: textOf(t.reading, f, 'statement', key),
      kind: textOf(t.reading, f, 'kind', key, 'finding-present'),
      silence: oneOf(t.reading, f, 'silence', ['unknown', 'met', 'absent', 'not_claimed'] as const, 'unknown'),
      ask: textOf(t.reading, f, 'ask', key),
      source: textOf(t.reading, f, 'source', null, ''),
      decide: rules('decide'),
      met: [...short('present'), ...rules('met')],
      notMet: [...short('absent'), ...rules('not_met')],
      unclear: rules('unclear'),
      judgement: rules('judgement'),
      prefer: oneOf(t.reading, f, 'prefer', ['latest', 'met', 'not_met', 'conflict', 'unknown'] as const, 'latest'),
      line: lineOf(t.reading, key),
    });
  }
  return out;
}

function readTriggers(t: Terms, node: unknown): Map<string, Trigger> {
  const out = new Map<string, Trigger>();
  if (!node) return out;
  for (const [id, { key, value }] of fieldsOf(t.reading, node, '`triggers`', null)) {
    const f = fieldsOf(t.reading, value, `trigger \`${id}\``, ['statement', 'when', 'note']);
    out.set(id, {
      id,
      statement: textOf(t.reading, f, 'statement', key),
      when: readRules(t, f.get('when')?.value),
      line: lineOf(t.reading, key),
    });
  }
  return out;
}

function readTitle(r: Reading, node: Node): Title | null {
  const f = fieldsOf(r, node, 'a title', titleFields);
  const tree = readTree(r, f.get('criteria')?.value);
  if (!tree) return null;
  const codes = f.has('codes') ? fieldsOf(r, f.get('codes')?.value, '`codes`', ['hcpcs', 'cpt', 'icd10cm']) : new Map();
  const texts = (g: Fields, name: string) => textsOf(r, g.get(name)?.value, `\`${name}\``).map((x) => x.text);
  const when = (name: string) => {
    const node2 = f.get(name)?.value;
    return node2
      ? [...fieldsOf(r, node2, `\`${name}\``, null)].map(([leaf, v]) => ({
          leaf,
          status: String(isScalar(v.value) ? v.value.value : '') as Status,
        }))
      : [];
  };
  const silence = new Map<string, SilenceOverride>();
  if (f.has('silence')) {
    for (const [leaf, { value }] of fieldsOf(r, f.get('silence')?.value, '`silence`', null)) {
      if (isScalar(value)) silence.set(leaf, { status: String(value.value) === 'met' ? 'met' : 'absent', when: null });
      else {
        const g = fieldsOf(r, value, `silence of \`${leaf}\``, ['is', 'when']);
        const condition: Tree | null = g.has('when') ? readTree(r, g.get('when')?.value) : null;
        silence.set(leaf, { status: oneOf(r, g, 'is', ['met', 'absent'] as const, 'absent'), when: condition });
      }
    }
  }
  const reroute = new Map<string, string>();
  if (f.has('reroute'))
    for (const [leaf, { value }] of fieldsOf(r, f.get('reroute')?.value, '`reroute`', null))
      reroute.set(leaf, String(isScalar(value) ? value.value : ''));
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
    line: lineOf(r, node),
  };
}

const dateFields = [
  'document',
  'event',
  'therapy_start',
  'therapy_end',
  'measurement',
  'same_as',
  'contains_any',
  'pick',
  ...scopeFields,
];

function readDates(t: Terms, node: unknown): Map<string, readonly DateSource[]> {
  const out = new Map<string, readonly DateSource[]>();
  if (!node) return out;
  const r = t.reading;
  for (const [name, { value }] of fieldsOf(r, node, '`dates`', null)) {
    const sources = itemsOf(value).flatMap((n): DateSource[] => {
      const f = fieldsOf(r, n, `a source of date \`${name}\``, dateFields);
      const kind = (['document', 'event', 'therapy_start', 'therapy_end', 'measurement', 'same_as'] as const).find(
        (k) => f.has(k),
      );
      if (!kind) {
        mistake(
          r,
          n,
          'bad-date',
          `a source of date \`${name}\` needs \`document\`, \`event\`, \`therapy_start\`, \`therapy_end\`, \`measurement\` or \`same_as\``,
        );
        return [];
      }
      const of = kind === 'document' ? null : textOf(r, f, kind, n);
      if (of)
        t.used.push({
          id: of,
          node: n,
          as:
            kind === 'event' ? 'concept' : kind === 'measurement' ? 'analyte' : kind === 'same_as' ? 'date' : 'therapy',
        });
      return [
        {
          kind,
          of,
          documents: kind === 'document' ? readKinds(t, f.get('document')?.value) : [],
          containsAny: anonymous(t, f.get('contains_any')?.value, '`contains_any`'),
          scope: readScope(t, f),
          pick: oneOf(r, f, 'pick', ['latest', 'first'] as const, 'latest'),
          line: lineOf(r, n),
        },
      ];
    });
    out.set(name, sources);
  }
  return out;
}

/** Names that always exist. IDX: `index_date` of `dates`, else the built-in order of 00-conventions section 3. */
export const builtInDates = ['IDX', 'birth_date'];

function checkReferences(t: Terms, p: Policy, f: Fields): void {
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
    const node = f.get('leaves')?.value;
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
    void node;
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
