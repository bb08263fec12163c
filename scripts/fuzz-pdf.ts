// `npm run fuzz:pdf DIR [--mutate N] [--seed S]`: every PDF in a folder, or N broken copies of them, through the reader; counts come out.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { isPdfError } from '@mnr/engine/pdf';
import { createReader, type End } from '@mnr/reader';

type Outcome = 'ok' | 'clean error' | 'unclean error' | 'crash' | 'hang' | 'over memory';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    memory: { type: 'string', default: '1024' },
    seconds: { type: 'string', default: '60' },
    'page-seconds': { type: 'string', default: '20' },
    ocr: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const folder = positionals[0];
if (folder === undefined) throw new Error('which folder? `npm run fuzz:pdf DIR [-- --mutate N]`');

const pdfsIn = (dir: string): readonly string[] =>
  readdirSync(dir)
    .toSorted()
    .flatMap((name) => {
      const path = join(dir, name);
      if (statSync(path).isDirectory()) return pdfsIn(path);
      return /\.pdf$/i.test(name) ? [path] : [];
    });

/** Small seeded generator: the same seed gives the same broken files (mulberry32). */
const random = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
};

const tokens = [
  '/Type',
  '/Kids',
  '/Count',
  '/Length',
  'endobj',
  'endstream',
  'stream',
  '/Filter',
  '/FlateDecode',
  '0 R',
  '/Font',
  'xref',
  '[',
  '>>',
  '-1',
  '99999999999',
];

/** One to six injuries: flipped bits, numbers blown up, names swapped, pieces cut, doubled or taken from another file. */
const mutate = (source: Buffer, other: Buffer, next: (below: number) => number): Buffer => {
  let bytes = Buffer.from(source);
  for (let injuries = 1 + next(6); injuries > 0; injuries--) {
    const at = next(bytes.length);
    const length = 1 + next(Math.min(400, bytes.length - at));
    switch (next(7)) {
      case 0:
        for (let i = 0; i < 8; i++) bytes[next(bytes.length)]! ^= 1 << next(8);
        break;
      case 1: {
        const digit = bytes.subarray(at).findIndex((byte) => byte >= 0x30 && byte <= 0x39);
        if (digit >= 0)
          bytes = Buffer.concat([
            bytes.subarray(0, at + digit),
            Buffer.from('9'.repeat(1 + next(9))),
            bytes.subarray(at + digit + 1),
          ]);
        break;
      }
      case 2:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
        break;
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
        break;
      case 4: {
        const from = next(other.length);
        bytes = Buffer.concat([
          bytes.subarray(0, at),
          other.subarray(from, from + length),
          bytes.subarray(at + length),
        ]);
        break;
      }
      case 5: {
        const found = bytes.indexOf(tokens[next(tokens.length)]!, at);
        if (found >= 0) bytes.write(tokens[next(tokens.length)]!, found, 'latin1');
        break;
      }
      default:
        bytes.fill(next(256), at, at + length);
    }
  }
  return bytes;
};

const paths = pdfsIn(folder);
if (paths.length === 0) throw new Error('no PDF in that folder');
const sources = paths.map((path) => readFileSync(path));
const wanted = Number(values.mutate);
const next = random(Number(values.seed));

function* inputs(): Generator<readonly [name: string, bytes: Buffer]> {
  if (wanted === 0) for (const [i, path] of paths.entries()) yield [relative(folder!, path), sources[i]!];
  for (let n = 0; n < wanted; n++) {
    const i = next(sources.length);
    yield [`${relative(folder!, paths[i]!)} #${n}`, mutate(sources[i]!, sources[next(sources.length)]!, next)];
  }
}

const ends: End[] = [];
const reader = createReader({
  memoryMb: Number(values.memory),
  seconds: Number(values.seconds),
  pageSeconds: Number(values['page-seconds']),
  maxPages: 5000,
  workers: 1,
  withoutOcr: !values.ocr,
  onEnd: (end) => ends.push(end),
});
const counts = new Map<Outcome, number>();
const kinds = new Map<string, number>();
const add = <K>(map: Map<K, number>, key: K, by = 1) => map.set(key, (map.get(key) ?? 0) + by);
const endOutcome: Readonly<Record<End, Outcome>> = {
  stalled: 'hang',
  time: 'hang',
  memory: 'over memory',
  crashed: 'crash',
};

const started = Date.now();
let done = 0;
for (const [name, bytes] of inputs()) {
  ends.length = 0;
  let outcome: Outcome = 'ok';
  let detail = '';
  try {
    const pages = await reader.read(bytes);
    for (const page of pages) add(kinds, `page ${page.source}`);
  } catch (error) {
    outcome = isPdfError(error) ? 'clean error' : 'unclean error';
    detail = isPdfError(error) ? error.kind : String(error);
    add(kinds, detail);
  }
  // A child that had to be killed counts as such even where the file's other pages were saved.
  const end = ends[0];
  if (end !== undefined) outcome = endOutcome[end];
  add(counts, outcome);
  done++;
  if (done % 250 === 0) console.error(`${done} done, ${((Date.now() - started) / 1000).toFixed(0)} s`);
  if (values.verbose || (outcome !== 'ok' && outcome !== 'clean error')) console.log(`${outcome}\t${name}\t${detail}`);
}
await reader.close();

const order: readonly Outcome[] = ['ok', 'clean error', 'unclean error', 'crash', 'hang', 'over memory'];
console.log(
  `\n${paths.length} files${wanted > 0 ? `, ${wanted} mutations (seed ${values.seed})` : ''}, ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
for (const outcome of order) console.log(`${outcome.padEnd(14)}${String(counts.get(outcome) ?? 0).padStart(7)}`);
for (const [kind, count] of [...kinds].toSorted()) console.log(`  ${kind.padEnd(18)}${String(count).padStart(7)}`);
