// Whatever comes in, the parts of the chart that comes out hang together.

import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../pdf/index.ts';
import type { Page, Word } from '../pdf/page.ts';
import { isoOf } from '../values/civil-date.ts';
import { within } from '../values/span.ts';
import { type Chart, chartFromText, readChart } from './index.ts';
import { tokenAt, tokensIn } from './words/token-columns.ts';

const samples = new URL('../../../../charts/', import.meta.url);
type Sample = {
  readonly id: string;
  readonly file: string;
  readonly patient_name: string;
  readonly dob: string;
  readonly scan: string;
};
const manifest: readonly Sample[] = existsSync(new URL('manifest.json', samples))
  ? JSON.parse(readFileSync(new URL('manifest.json', samples), 'utf8'))
  : [];

function expectSound(chart: Chart): void {
  const whole = { start: 0, end: chart.text.length };
  const all = [
    ...chart.documents,
    ...chart.sections,
    ...chart.lines,
    ...chart.sentences,
    ...tokensIn(chart.tokens, 0, chart.tokens.length),
    ...chart.pages,
  ];
  for (const span of all) expect(span.start <= span.end && within(span, whole)).toBe(true);
  chart.documents.forEach((d, i) => {
    expect(d.index).toBe(i);
    if (i > 0) expect(d.start).toBe(chart.documents[i - 1].end);
  });
  chart.sentences.forEach((s, i) => {
    expect(within(s, chart.documents[s.document])).toBe(true);
    expect(within(s, chart.sections[s.section])).toBe(true);
    const page = chart.pages.find((p) => p.number === s.page)!;
    // It begins there; a page's end may break it.
    expect(s.start >= page.start && s.start <= page.end).toBe(true);
    expect(chart.text.slice(s.start, s.end).trim()).toBe(chart.text.slice(s.start, s.end));
    for (let t = chart.sentenceTokens[i]; t < chart.sentenceTokens[i + 1]; t++)
      expect(within(tokenAt(chart.tokens, t)!, s)).toBe(true);
    for (const c of s.cells ?? []) expect(within(c, s)).toBe(true);
    if (i > 0 && chart.sentences[i - 1].document === s.document)
      expect(s.start).toBeGreaterThanOrEqual(chart.sentences[i - 1].end);
    if (s.copyOf !== undefined) expect(s.copyOf).not.toBe(i);
  });
  expect(chart.sentenceTokens.length).toBe(chart.sentences.length + 1);
}

const native = manifest.filter((s) => s.scan === 'none');
describe.skipIf(native.length === 0)('over the sample charts', () => {
  test.each(native)('$id: the patient is found and the parts hang together', async ({ file, patient_name, dob }) => {
    const { pages } = await readPdf(new Uint8Array(readFileSync(new URL(file, samples))));
    const chart = readChart(pages);
    expectSound(chart);
    expect(chart.patient.name?.text).toBe(patient_name);
    const [month, day, year] = dob.split('/');
    expect(isoOf(chart.patient.birthDate!.day)).toBe(`${year}-${month}-${day}`);
    expect(chart.otherPatients).toEqual([]);
    expect(chart.documents.length).toBeGreaterThan(1);
    expect(chart.documents.filter((d) => d.date === null)).toEqual([]);
    expect(chart.documents.filter((d) => d.kind === 'other').length).toBeLessThanOrEqual(1);
    expect(chart.documents.some((d) => d.signed && d.authorRole === 'clinician')).toBe(true);
  });

  test('reading twice gives the same', async () => {
    const { pages } = await readPdf(new Uint8Array(readFileSync(new URL(native[0].file, samples))));
    expect(JSON.stringify(readChart(pages))).toBe(JSON.stringify(readChart(pages)));
  });
});

const word = fc.record({
  text: fc.oneof(
    fc.constantFrom(
      'Patient:',
      'DOB',
      '☒',
      '☐',
      'Yes',
      'No',
      'PLAN',
      'MD,',
      '06/09/2026',
      'pain.',
      '1.',
      '•',
      '12.6',
      'Page',
      '|',
      '-',
    ),
    fc.string({ minLength: 1, maxLength: 8 }),
  ),
  x0: fc.integer({ min: 0, max: 600 }),
  y0: fc.integer({ min: 0, max: 790 }),
  width: fc.integer({ min: 0, max: 80 }),
  size: fc.integer({ min: 4, max: 20 }),
  bold: fc.boolean(),
});
const page = fc.array(word, { maxLength: 60 });

test('any pages at all are read into a sound chart', () => {
  fc.assert(
    fc.property(fc.array(page, { maxLength: 4 }), (drawn) => {
      const pages = drawn.map(
        (words, i): Page => ({
          number: i + 1,
          width: 612,
          height: 792,
          source: words.length > 0 ? 'text' : 'blank',
          confidence: 100,
          words: words.map(
            ({ text, x0, y0, width, size, bold }): Word => ({
              text,
              x0,
              x1: x0 + width,
              y0,
              y1: y0 + size,
              size,
              bold,
            }),
          ),
        }),
      );
      const chart = readChart(pages);
      expectSound(chart);
      chart.boxesOf({ start: 0, end: chart.text.length });
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('any text at all is read into a sound chart', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: fc.constantFrom(...'abC .:\n|☐☒-1/2()[]\f=') }), (text) =>
      expectSound(chartFromText(text)),
    ),
    { numRuns: 100, seed: 7 },
  );
});

test('reading time grows with the pages and no faster', () => {
  const text = Array.from(
    { length: 40 },
    (_, i) =>
      `Line ${i}: she wakes gasping twice a night, AHI 12.6, seen on 06/09/2026 by Dr. Osei; no morning headache.`,
  ).join('\n');
  // Processor time, so that a busy machine does not decide.
  const time = (n: number): number => {
    const source = Array.from({ length: n }, () => text).join('\f');
    const from = process.cpuUsage();
    chartFromText(source);
    return process.cpuUsage(from).user;
  };
  time(30);
  const once = time(60);
  expect(time(240)).toBeLessThan(once * 4 * 2.5);
});
