// `mnr policy diff A B [--charts DIR]`: two policies (files, short names, or name@version) → what their texts ask differently,
// and which sample cases change, and why. Exit 1 when nothing could be compared.

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Policy, type Review, readPolicies, review } from '@mnr/engine';
import type { PolicyDocument } from '@mnr/service/policies';
import { labelsIn } from '../eval/labels.ts';
import { evalCache, openPageReader } from '../eval/pages.ts';
import { misuse, readFlags } from '../verb.ts';
import { differencesOf } from './differences.ts';
import { readAll } from './folder.ts';

export async function policyDiff(args: readonly string[]): Promise<number> {
  const { positional, named } = readFlags(args, { values: ['--charts'], switches: [] });
  if (positional.length !== 2) throw misuse('policy diff compares two policies');
  const [before, after] = positional.map(load);
  const texts = differencesOf(before, after);
  console.log(`${before.slug} ${before.version} → ${after.slug} ${after.version}`);
  for (const line of texts) console.log(`  ${line}`);
  if (texts.length === 0) console.log('  the criteria are the same');
  const charts = named.get('--charts') ?? fileURLToPath(new URL('../../../../charts', import.meta.url));
  const cases = labelsIn(charts).filter(({ label }) => label.policy === before.slug || label.policy === after.slug);
  const reader = openPageReader(evalCache());
  let changed = 0;
  try {
    for (const { label, file } of cases) {
      const has = (p: Policy) => p.titles.some((t) => t.title === label.policy_title);
      if (!has(before) || !has(after)) {
        console.log(`${label.id}: "${label.policy_title}" is a title of only one of them`);
        changed++;
        continue;
      }
      const pages = await reader.read(file);
      const lines = changesOf(review(pages, before, label.policy_title), review(pages, after, label.policy_title));
      if (lines.length === 0) continue;
      changed++;
      console.log(`${label.id} ("${label.policy_title}")`);
      for (const line of lines) console.log(`  ${line}`);
    }
  } finally {
    await reader.close();
  }
  console.log(`${changed} of ${cases.length} sample cases change`);
  return 0;
}

/** What two reviews of one chart say differently; nothing when recommendation and statuses are the same. */
export function changesOf(before: Review, after: Review): readonly string[] {
  const leaves = [...new Set([...before.criteria, ...after.criteria].map((c) => c.id))].flatMap((id) => {
    const [a, b] = [before, after].map((r) => r.criteria.find((c) => c.id === id));
    if (a?.status === b?.status) return [];
    const why = b ? b.reason : 'the criterion is no longer asked for';
    return [`${id} ${a?.status ?? 'not asked for'} → ${b?.status ?? 'not asked for'}: ${why}`];
  });
  if (before.recommendation === after.recommendation) return leaves;
  const why = leaves.length === 0 ? ' (the statuses are the same; the title combines them otherwise)' : '';
  return [`${before.recommendation} → ${after.recommendation}${why}`, ...leaves];
}

function load(name: string): Policy {
  const { policies, earlier } = readAll();
  if (existsSync(name)) {
    const shared = policies.length > 0 ? (JSON.parse(policies.at(-1)!.document) as PolicyDocument).shared : [];
    const beside = (file: string) => {
      const path = join(dirname(name), file);
      return existsSync(path) ? { file, text: readFileSync(path, 'utf8') } : undefined;
    };
    const [words, learnt] = [beside('words.yaml'), beside('learnt.json')];
    const read = readPolicies(shared, [{ file: basename(name), text: readFileSync(name, 'utf8'), words, learnt }]);
    const wrong = read.mistakes.filter(
      (m) => m.severity === 'error' && [basename(name), 'words.yaml', 'learnt.json'].includes(m.file),
    );
    if (read.policies.length === 1 && wrong.length === 0) return read.policies[0];
    throw new Error(
      wrong.map((m) => `${name}:${m.line}:${m.column} ${m.message}`).join('\n') || `${name} is no policy`,
    );
  }
  const [slug, version] = name.split('@');
  const found = version
    ? [...policies, ...earlier].find(({ policy }) => policy.slug === slug && policy.version === version)
    : policies.find(({ policy }) => policy.slug === slug);
  if (!found) throw misuse(`there is no policy file, short name or name@version \`${name}\``);
  return found.policy;
}
