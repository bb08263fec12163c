// How well and how fast the reader reads: precision, recall and F1 with counts on public labelled text, and megabytes per second.
//
// `npm run bench:reader`. The corpora lie outside of the project; without them only the speed is measured, as `npm run bench:speed` does.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assess, isBackground } from '../packages/engine/src/evidence/assertion/index.ts';
import { chartOfSentence } from '../packages/engine/src/evidence/assertion/marked-sentences.ts';
import { scoreValues, type ValueRow } from './reader-values.ts';
import { printSpeeds } from './speed.ts';

type Row = {
  readonly id: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly negated: boolean;
  readonly temporality: string;
  readonly experiencer: string;
};

const corpora = fileURLToPath(new URL('../../shared/corpora/', import.meta.url));
const verbose = process.argv.includes('--errors');

function rowsOf<T>(name: string): T[] | null {
  const path = corpora + name;
  if (!existsSync(path)) return null;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** Counts of a yes–no question over many cases. */
function score(
  name: string,
  cases: readonly { readonly gold: boolean; readonly ours: boolean; readonly show: string }[],
): void {
  const count = (gold: boolean, ours: boolean): number =>
    cases.filter((c) => c.gold === gold && c.ours === ours).length;
  const [tp, fp, fn] = [count(true, true), count(false, true), count(true, false)];
  const precision = tp / (tp + fp || 1);
  const recall = tp / (tp + fn || 1);
  const f1 = (2 * precision * recall) / (precision + recall || 1);
  console.log(
    `${name.padEnd(28)} P ${precision.toFixed(3)}  R ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}  (${tp} right, ${fp} too many, ${fn} missed, of ${cases.length})`,
  );
  if (verbose)
    for (const c of cases) if (c.gold !== c.ours) console.log(`  ${c.gold ? 'missed  ' : 'too many'} ${c.show}`);
}

const rows = rowsOf<Row>('negex-context-dev.jsonl');
if (rows === null) console.log('no corpora beside the project: only the speed is measured');
else {
  const read = rows.map((row) => {
    const chart = chartOfSentence(row.text, 'other');
    const assertion = assess(chart, 0, { start: row.start, end: row.end + 1 });
    const show =
      `${row.id} ${row.text.slice(Math.max(0, row.start - 160), row.start)}[[${row.text.slice(row.start, row.end + 1)}]]${row.text.slice(row.end + 1, row.end + 80)} ${assertion.cues.map((c) => `${c.axis}:${c.rule}`).join(' ')}`.replace(
        /\s+/g,
        ' ',
      );
    const background = isBackground(chart, 0, { start: row.start, end: row.end + 1 }, assertion);
    return { row, assertion, background, show };
  });
  score(
    'negated',
    read.map(({ row, assertion, show }) => ({ gold: row.negated, ours: assertion.polarity === 'negated', show })),
  );
  // what the annotators call historical: what is past, and the background that is still there
  score(
    'historical',
    read.map(({ row, background, show }) => ({ gold: row.temporality === 'Historical', ours: background, show })),
  );
  score(
    'of it, past and over',
    read.map(({ row, assertion, show }) => ({
      gold: row.temporality === 'Historical',
      ours:
        assertion.temporality === 'historical' ||
        (assertion.temporality === 'resolved' && assertion.polarity === 'affirmed'),
      show,
    })),
  );
  score(
    'not particular',
    read.map(({ row, assertion, show }) => ({
      gold: row.temporality === 'Not particular',
      ours: assertion.frame === 'hypothetical',
      show,
    })),
  );
  score(
    'not the patient',
    read.map(({ row, assertion, show }) => ({
      gold: row.experiencer !== 'Patient',
      ours: assertion.experiencer !== 'patient',
      show,
    })),
  );
  if (verbose)
    for (const { assertion, show } of read)
      if (assertion.frame !== 'actual') console.log(`  frame ${assertion.frame} ${show}`);
}

const valueRows = rowsOf<ValueRow>('value-extraction-dev.jsonl');
if (valueRows !== null) {
  const { right, tooMany, missed, named, errors } = scoreValues(valueRows);
  const precision = right / (right + tooMany || 1);
  const recall = right / (right + missed || 1);
  const f1 = (2 * precision * recall) / (precision + recall || 1);
  console.log(
    `${'values'.padEnd(28)} P ${precision.toFixed(3)}  R ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}  (${right} right, ${tooMany} too many, ${missed} missed; ${named} expected words, which are concepts, not scored)`,
  );
  if (verbose) for (const e of errors) console.log(`  ${e}`);
}

await printSpeeds();
