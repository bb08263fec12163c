// What reading a PDF costs against the tools that a user would take instead, and how well scans are read: a table of ratios comes out.
//
// `npm run bench:pdf` (`-- --all` reads every page of every scan). Needs `pdftotext` and `tesseract` for the comparison.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPdf, renderPage } from '@mnr/engine/pdf';
import { PDFDocument } from 'pdf-lib';
import { needs } from './needs.ts';

type Sample = {
  readonly file: string;
  readonly scan: 'none' | 'clean' | 'fax';
  readonly evidence: Readonly<Record<string, string | readonly string[]>>;
};

const charts = fileURLToPath(new URL('../charts/', import.meta.url));
const samples = JSON.parse(readFileSync(join(charts, 'manifest.json'), 'utf8')) as readonly Sample[];

if (process.argv[2] === '--read') {
  const { pages } = await readPdf(readFileSync(process.argv[3]!));
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log(
    JSON.stringify({ pages: pages.length, seconds: (userCPUTime + systemCPUTime) / 1e6, mib: maxRSS / 1024 }),
  );
  process.exit(0);
}

needs(['pdftotext', 'tesseract'], 'apt-get install poppler-utils tesseract-ocr');

const folder = mkdtempSync(join(tmpdir(), 'mnr-bench-'));

const cpuOf = (task: string, ...args: readonly string[]): number => {
  const script = `TIMEFORMAT='%U %S'; time "$@" > /dev/null 2> /dev/null`;
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', task, ...args], {
    encoding: 'utf8',
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  const [user, system] = stderr.trim().split(/\s+/).slice(-2).map(Number);
  return user! + system!;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const cpuHere = async (task: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const bound = async (pages: number): Promise<string> => {
  const out = await PDFDocument.create();
  const digital = samples.filter((sample) => sample.scan === 'none');
  for (let i = 0; out.getPageCount() < pages; i++) {
    const source = await PDFDocument.load(readFileSync(join(charts, digital[i % digital.length]!.file)));
    const copied = await out.copyPages(source, source.getPageIndices());
    for (const page of copied.slice(0, pages - out.getPageCount())) out.addPage(page);
  }
  const path = join(folder, `${pages}.pdf`);
  writeFileSync(path, await out.save());
  return path;
};

const readCold = (path: string): { readonly seconds: number; readonly mib: number } =>
  JSON.parse(
    execFileSync('node', ['--import', 'tsx', fileURLToPath(import.meta.url), '--read', path], { encoding: 'utf8' }),
  );

const plain = (text: string): string =>
  text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/[–—]/g, '-').replace(/\s+/g, '').toLowerCase();

/** Fewest edits that turn the quote into some part of the text. */
const editsWithin = (quote: string, text: string): number => {
  let last = new Array<number>(text.length + 1).fill(0);
  for (let i = 1; i <= quote.length; i++) {
    const row = [i];
    for (let j = 1; j <= text.length; j++) {
      row.push(Math.min(last[j - 1]! + (quote[i - 1] === text[j - 1] ? 0 : 1), last[j]! + 1, row[j - 1]! + 1));
    }
    last = row;
  }
  return Math.min(...last);
};

const table: string[][] = [['what', 'ours', 'theirs', 'ratio']];
const row = (what: string, ours: number, theirs: number, unit: string) =>
  table.push([what, `${ours.toFixed(2)} ${unit}`, `${theirs.toFixed(2)} ${unit}`, (ours / theirs).toFixed(2)]);

const hundred = await bound(100);
await readPdf(readFileSync(hundred));
const theirs = median([1, 2, 3].map(() => cpuOf('pdftotext', '-bbox', hundred, '-')));
const warm: number[] = [];
for (let i = 0; i < 3; i++) warm.push(await cpuHere(() => readPdf(readFileSync(hundred))));
row('100 digital pages, warm, against pdftotext -bbox', median(warm), theirs, 'CPU s');
row('100 digital pages, with the start of a process', readCold(hundred).seconds, theirs, 'CPU s');
const large = await bound(500);
const cold = readCold(large);
row('500 digital pages, with the start of a process', cold.seconds, cpuOf('pdftotext', '-bbox', large, '-'), 'CPU s');
table.push(['500 digital pages, peak memory', `${cold.mib.toFixed(0)} MiB`, '', '']);

for (const scan of ['clean', 'fax'] as const) {
  let [ours, native, pages, edits, letters, nativeEdits] = [0, 0, 0, 0, 0, 0];
  for (const sample of samples.filter((entry) => entry.scan === scan)) {
    const bytes = readFileSync(join(charts, sample.file));
    let read: readonly { readonly words: readonly { readonly text: string }[] }[] = [];
    const options = process.argv.includes('--all') ? {} : { only: new Set([1, 2]) };
    ours += await cpuHere(async () => {
      read = (await readPdf(bytes, options)).pages;
    });
    pages += read.length;
    const images: string[] = [];
    for (let page = 1; page <= read.length; page++) {
      const image = join(folder, `${sample.file}-${page}.webp`);
      writeFileSync(image, await renderPage(bytes, page, { dpi: 200 }));
      images.push(image);
    }
    let nativeText = '';
    for (const image of images) {
      native += cpuOf('tesseract', image, join(folder, 'out'), '--psm', '3');
      nativeText += readFileSync(join(folder, 'out.txt'), 'utf8');
    }
    const text = plain(read.flatMap((page) => page.words.map((word) => word.text)).join(''));
    for (const quote of Object.values(sample.evidence).flat()) {
      const wanted = plain(quote);
      const wrong = editsWithin(wanted, text);
      const nativeWrong = editsWithin(wanted, plain(nativeText));
      // Quotes of pages that were not read are no misreadings.
      if (Math.min(wrong, nativeWrong) > 0.15 * wanted.length) continue;
      edits += wrong;
      nativeEdits += nativeWrong;
      letters += wanted.length;
    }
  }
  row(
    `a page of a ${scan} scan (${pages} pages), against tesseract on the same picture`,
    ours / pages,
    native / pages,
    'CPU s',
  );
  row(
    `wrong letters in quotes of ${scan} scans (${letters} letters)`,
    (100 * edits) / letters,
    (100 * nativeEdits) / letters,
    '%',
  );
}

const widths = table[0]!.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
for (const cells of table) console.log(cells.map((cell, column) => cell.padEnd(widths[column]!)).join('  '));
rmSync(folder, { recursive: true });
