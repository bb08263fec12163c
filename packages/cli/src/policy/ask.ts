// `mnr policy ask SLUG LEAF "sentence"`: what a criterion makes of one sentence, and by which words. Without a sentence, questions
// come from standard input, one per line: `LEAF expected | text`; exit 1 when one is judged otherwise than expected.

import { readFileSync } from 'node:fs';
import { type CriterionReview, leavesIn, type Policy } from '@mnr/engine';
import { misuse, readFlags } from '../verb.ts';
import { readAll } from './folder.ts';
import { reviewText, sentenceChart, titleFor } from './tests.ts';

/** A status; or `not-met!` and its like: anything but. `unknown` also holds where silence fills in. */
type Expected = string | null;

export function policyAsk(args: readonly string[]): number {
  const { positional, named, switches } = readFlags(args, { values: ['--in', '--policies'], switches: ['--quiet'] });
  const [slug, leaf, ...said] = positional;
  if (!slug) throw misuse('policy ask SLUG LEAF "sentence"');
  const found = readAll(named.get('--policies')).policies.filter(({ policy }) => policy.slug.includes(slug));
  const policy = found.at(-1)?.policy;
  if (!policy) throw misuse(`there is no policy ${slug}`);
  if (said.length > 0) {
    ask(policy, leaf, null, said.join(' '), named.get('--in'), false);
    return 0;
  }
  let asked = 0;
  let wrong = 0;
  for (const line of readFileSync(0, 'utf8').split('\n')) {
    const question = /^\s*([\w-]+)\s+(!?\w+)\s*\|\s*(?:\{(\w+)\}\s*)?(.*)$/.exec(line);
    if (!question) continue;
    asked++;
    const text = question[4].replaceAll('\\n', '\n');
    if (!ask(policy, question[1], question[2], text, question[3] ?? named.get('--in'), switches.has('--quiet')))
      wrong++;
  }
  console.log(`${asked - wrong} of ${asked} judged as expected`);
  return wrong > 0 || asked === 0 ? 1 : 0;
}

function ask(
  policy: Policy,
  leaf: string,
  expected: Expected,
  text: string,
  kind: string | undefined,
  quiet: boolean,
): boolean {
  if (!policy.titles.some((t) => leavesIn(t.tree).includes(leaf)))
    throw misuse(`${policy.slug} has no criterion ${leaf}`);
  const title = titleFor(policy, leaf, text)!;
  const criterion = reviewText(policy, title, sentenceChart(text, kind)).criteria.find((c) => c.id === leaf)!;
  const right = expected === null || agrees(criterion, expected);
  if (!right || !quiet) show(leaf, criterion, right, text);
  return right;
}

/** `!met` expects anything but met. */
function agrees(c: CriterionReview, expected: string): boolean {
  if (expected.startsWith('!')) return !agrees(c, expected.slice(1));
  if (expected === 'unknown') return c.status === 'unknown' || c.silent;
  return c.status === expected && !c.silent;
}

function show(leaf: string, c: CriterionReview, right: boolean, text: string): void {
  console.log(`${right ? ' ' : '✗'} ${leaf} ${c.status}${c.silent ? ' (silent)' : ''} | ${text.replace(/\n/g, ' ⏎ ')}`);
  for (const e of c.evidence.slice(0, 3)) console.log(`      by  “${e.quote.replace(/\s+/g, ' ')}”`);
  for (const n of c.near_misses.slice(0, 2))
    console.log(`      not “${n.evidence.quote.replace(/\s+/g, ' ')}”: ${n.why}`);
}
