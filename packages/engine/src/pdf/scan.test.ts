import { PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPdf, renderPage } from './index.ts';

const lines = [
  'Polysomnography of 03/14/2026, attended, full night.',
  'Apnea-hypopnea index 31.2 events per hour.',
  'The patient reports daytime sleepiness and morning headaches.',
];

const form = (page: PDFPage): void => {
  for (const [i, line] of lines.entries()) page.drawText(line, { x: 72, y: 700 - 24 * i, size: 11 });
  page.drawRectangle({ x: 72, y: 600, width: 9, height: 9, borderWidth: 0.8, borderColor: rgb(0, 0, 0) });
  page.drawRectangle({ x: 132, y: 600, width: 9, height: 9, borderWidth: 0.8, borderColor: rgb(0, 0, 0) });
  page.drawLine({ start: { x: 74, y: 607 }, end: { x: 79, y: 602 }, thickness: 1 });
  page.drawLine({ start: { x: 74, y: 602 }, end: { x: 79, y: 607 }, thickness: 1 });
  page.drawText('yes', { x: 90, y: 601, size: 11 });
  page.drawText('no', { x: 150, y: 601, size: 11 });
};

/** One native page, one crooked scan of it with an invisible text layer that lies, and one empty sheet. */
const mixedFile = async (): Promise<Uint8Array> => {
  const native = await PDFDocument.create();
  native.addPage([612, 792]).setFont(await native.embedFont(StandardFonts.TimesRoman));
  form(native.getPage(0));
  const bytes = await native.save();
  const picture = await sharp(await renderPage(bytes, 1, { dpi: 200 }))
    .rotate(1.4, { background: '#fff' })
    .png()
    .toBuffer();
  const page = native.addPage([612, 792]);
  page.drawText('Apnea-hypopnea index 2.0', { x: 72, y: 676, size: 11 });
  page.drawImage(await native.embedPng(picture), { x: 0, y: 0, width: 612, height: 792 });
  const empty = native.addPage([612, 792]);
  empty.drawImage(
    await native.embedPng(
      await sharp({ create: { width: 850, height: 1100, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ),
    { x: 0, y: 0, width: 612, height: 792 },
  );
  return native.save();
};

it('a scan is read from its picture, check boxes too, and where its text layer says otherwise the layer is not believed', async () => {
  const { pages } = await readPdf(await mixedFile(), { workers: 1 });
  expect(pages.map((page) => page.source)).toEqual(['text', 'ocr', 'blank']);
  const [native, scan] = pages;
  const textOf = (words: readonly { readonly text: string }[]) => words.map((word) => word.text).join(' ');
  expect(textOf(scan!.words)).toBe(textOf(native!.words));
  expect(textOf(scan!.words)).toContain('☒ yes ☐ no');
  expect(scan!.confidence).toBeGreaterThan(85);
  scan!.words.forEach((word, i) => {
    expect(word.confidence).toBeDefined();
    expect(Math.abs(word.x0 - native!.words[i]!.x0)).toBeLessThan(20);
  });
});
