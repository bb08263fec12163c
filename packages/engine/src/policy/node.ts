// Reading YAML with positions: every mistake is noted where it stands, and reading goes on.

import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import type { Diagnostic } from '../values/diagnostic.ts';

export type Reading = {
  readonly file: string;
  readonly lines: LineCounter;
  readonly mistakes: Diagnostic[];
};

export function openYaml(file: string, text: string): { readonly reading: Reading; readonly root: Node | null } {
  const lines = new LineCounter();
  const doc: Document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const reading: Reading = { file, lines, mistakes: [] };
  for (const e of [...doc.errors, ...doc.warnings]) {
    const at = lines.linePos(e.pos[0]);
    reading.mistakes.push({
      severity: 'error',
      code: 'yaml',
      message: e.message.split('\n')[0],
      file,
      line: at.line,
      column: at.col,
    });
  }
  return { reading, root: doc.contents as Node | null };
}

export function lineOf(r: Reading, node: unknown): number {
  const range = (node as Node | undefined)?.range;
  return range ? r.lines.linePos(range[0]).line : 1;
}

export function mistake(
  r: Reading,
  node: unknown,
  code: string,
  message: string,
  help?: string,
  severity: Diagnostic['severity'] = 'error',
): void {
  const range = (node as Node | undefined)?.range;
  const at = range ? r.lines.linePos(range[0]) : { line: 1, col: 1 };
  // A scope or a group is read once for each that uses it.
  if (r.mistakes.some((m) => m.line === at.line && m.column === at.col && m.message === message)) return;
  r.mistakes.push({ severity, code, message, file: r.file, line: at.line, column: at.col, ...(help ? { help } : {}) });
}

export type Fields = ReadonlyMap<string, { readonly key: Node; readonly value: Node | null }>;

/** The fields of a map; unknown keys are mistakes that name the allowed ones. */
export function fieldsOf(r: Reading, node: unknown, what: string, allowed: readonly string[] | null): Fields {
  const out = new Map<string, { key: Node; value: Node | null }>();
  if (!isMap(node)) {
    mistake(r, node, 'expected-map', `${what} must be a map of fields`);
    return out;
  }
  for (const pair of (node as YAMLMap).items as Pair[]) {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    if (allowed && !allowed.includes(key)) {
      mistake(r, pair.key, 'unknown-field', `${what} has no field \`${key}\``, `allowed: ${allowed.join(', ')}`);
      continue;
    }
    out.set(key, { key: pair.key as Node, value: (pair.value as Node | null) ?? null });
  }
  return out;
}

export function textOf(r: Reading, f: Fields, name: string, owner: unknown, fallback?: string): string {
  const node = f.get(name)?.value;
  if (isScalar(node) && node.value !== null && node.value !== undefined) return String(node.value).trim();
  if (fallback === undefined) mistake(r, node ?? owner, 'missing-field', `\`${name}\` is missing here`);
  else if (node && !isScalar(node)) mistake(r, node, 'expected-text', `\`${name}\` must be text`);
  return fallback ?? '';
}

/** A text or a list of texts, with their nodes. */
export function textsOf(
  r: Reading,
  node: unknown,
  what: string,
): readonly { readonly text: string; readonly node: Node }[] {
  if (node === null || node === undefined) return [];
  if (isScalar(node)) return node.value === null ? [] : [{ text: String(node.value), node: node as Node }];
  if (isSeq(node)) {
    const out: { text: string; node: Node }[] = [];
    for (const item of node.items as Node[]) {
      if (isScalar(item) && item.value !== null) out.push({ text: String(item.value), node: item });
      else
        mistake(
          r,
          item,
          'expected-text',
          `${what} must be a list of texts`,
          'put a phrase with {, [, @, * or # at its beginning into quotes',
        );
    }
    return out;
  }
  mistake(r, node, 'expected-text', `${what} must be a text or a list of texts`);
  return [];
}

export function itemsOf(node: unknown): readonly Node[] {
  if (node === null || node === undefined) return [];
  return isSeq(node) ? (node.items as Node[]) : [node as Node];
}

export function oneOf<T extends string>(r: Reading, f: Fields, name: string, allowed: readonly T[], fallback: T): T {
  const node = f.get(name)?.value;
  if (!node) return fallback;
  const text = isScalar(node) ? String(node.value) : '';
  if ((allowed as readonly string[]).includes(text)) return text as T;
  mistake(r, node, 'unknown-word', `\`${name}\` cannot be \`${text}\``, `allowed: ${allowed.join(', ')}`);
  return fallback;
}

/** Where a map names a field. */
export const keyOf = (map: unknown, name: string): unknown =>
  isMap(map) ? map.items.find(({ key }) => String(isScalar(key) ? key.value : key) === name)?.key : map;

/** `true` or `false`; another word is a mistake and not a silent no. */
export const flagOf = (r: Reading, f: Fields, name: string): boolean =>
  oneOf(r, f, name, ['true', 'false'] as const, 'false') === 'true';

/** The word of a list that was probably meant. */
export function nearest(word: string, among: Iterable<string>): string | undefined {
  const near = [...among]
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
