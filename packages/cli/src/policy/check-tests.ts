// The mistakes of a tests.yaml: what is not spelled as the reference says would otherwise be a test that never runs.

import { type Diagnostic, everydayKinds, leavesIn, type Policy } from '@mnr/engine';
import { documentKinds } from '@mnr/engine/policy';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

const STATUSES = ['met', 'not_met', 'unknown', 'conflict', 'judgement'];
const KINDS: readonly string[] = [...documentKinds, ...Object.keys(everydayKinds)];
const RECOMMENDATIONS = ['approve', 'deny', 'pend', 'escalate'];

export function mistakesInTests(policy: Policy, file: string, yaml: string): readonly Diagnostic[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const found: Diagnostic[] = [];
  const mistake = (offset: number, code: string, message: string, help?: string) => {
    const at = lines.linePos(offset);
    found.push({ severity: 'error', code, message, file, line: at.line, column: at.col, ...(help ? { help } : {}) });
  };
  for (const { pos, message } of document.errors) mistake(pos[0], 'yaml', message.split('\n')[0]);
  if (found.length > 0) return found;

  const at = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;
  const fields = (node: unknown, what: string, allowed: readonly string[] | null): ReadonlyMap<string, Node | null> => {
    const out = new Map<string, Node | null>();
    if (!isMap(node)) {
      mistake(at(node), 'expected-map', `${what} must be a map of fields`);
      return out;
    }
    for (const { key, value } of node.items) {
      const name = String(key);
      if (!allowed || allowed.includes(name)) out.set(name, value as Node | null);
      else mistake(at(key), 'unknown-field', `${what} has no field \`${name}\``, `allowed: ${allowed.join(', ')}`);
    }
    return out;
  };
  const items = (node: Node | null, what: string): readonly Node[] => {
    if (node === null || (isScalar(node) && node.value === null)) return [];
    if (isSeq(node)) return node.items as Node[];
    mistake(at(node), 'expected-list', `${what} must be a list`);
    return [];
  };
  const word = (node: Node | null | undefined, what: string, allowed: readonly string[]) => {
    if (node && !allowed.includes(String(node)))
      mistake(at(node), 'unknown-word', `${what} cannot be \`${node}\``, `allowed: ${allowed.join(', ')}`);
  };
  /** `=== kind date title` begins a document of a text. */
  const documents = (node: Node | null | undefined) => {
    for (const [, kind] of String(node ?? '').matchAll(/^ *=== *(\S*)/gm))
      if (!KINDS.includes(kind))
        mistake(at(node), 'unknown-word', `a document cannot be \`${kind}\``, `kinds: ${KINDS.join(', ')}`);
  };
  const leafIds = new Set(policy.titles.flatMap((t) => leavesIn(t.tree)));
  /** The fields of a map whose keys are leaves. */
  const byLeaf = (node: Node): ReadonlyMap<string, Node | null> => {
    const all = fields(node, '`leaves`', null);
    for (const { key } of isMap(node) ? node.items : [])
      if (!leafIds.has(String(key)))
        mistake(at(key), 'unknown-leaf', `no title has a leaf \`${key}\``, `leaves: ${[...leafIds].join(', ')}`);
    return all;
  };
  const titles = policy.titles.map((t) => t.title);
  const needs = (map: ReadonlyMap<string, unknown>, names: readonly string[], owner: Node, what: string) => {
    if (!isMap(owner)) return;
    for (const name of names) if (!map.has(name)) mistake(at(owner), 'missing-field', `${what} has no \`${name}\``);
  };

  const root = fields(document.contents, 'a tests file', ['leaves', 'charts']);
  const leaves = root.get('leaves');
  for (const [leaf, examples] of leaves ? byLeaf(leaves) : []) {
    for (const [status, list] of fields(examples, `leaf \`${leaf}\``, STATUSES)) {
      for (const item of items(list, `\`${status}\``)) {
        if (isScalar(item)) {
          documents(item);
          continue;
        }
        const example = fields(item, 'an example', ['text', 'in', 'title']);
        needs(example, ['text'], item, 'an example');
        word(example.get('title'), '`title`', titles);
        word(example.get('in'), '`in`', KINDS);
        documents(example.get('text'));
      }
    }
  }
  for (const item of items(root.get('charts') ?? null, '`charts`')) {
    const chart = fields(item, 'a chart', ['name', 'title', 'text', 'expect']);
    needs(chart, ['title', 'text', 'expect'], item, 'a chart');
    word(chart.get('title'), '`title`', titles);
    documents(chart.get('text'));
    const expectation = chart.get('expect');
    if (!expectation) continue;
    const expected = fields(expectation, '`expect`', ['recommendation', 'leaves']);
    word(expected.get('recommendation'), '`recommendation`', RECOMMENDATIONS);
    const statuses = expected.get('leaves');
    for (const [leaf, status] of statuses ? byLeaf(statuses) : []) word(status, `\`${leaf}\``, STATUSES);
  }
  return found;
}
