import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, type PDFRef, StandardFonts } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { createReader } from './index.ts';

const note = async (...texts: readonly string[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of texts) document.addPage().drawText(text, { x: 72, y: 700, font, size: 11 });
  return document.save();
};

/** Three pages; the second one draws `body` (a form of its own) `times` times. */
const withEvilPage = async (body: string, size: number, times: number, depth: number): Promise<Uint8Array> => {
  const document = await PDFDocument.load(await note('first', 'second', 'third'));
  const { context } = document;
  const form = (text: Buffer, resources: Record<string, PDFRef>): PDFRef =>
    context.register(
      PDFRawStream.of(
        context.obj({
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 600, 800],
          Resources: { XObject: resources },
          Filter: 'FlateDecode',
        }),
        deflateSync(text),
      ),
    );
  let inner = form(Buffer.alloc(size, body), {});
  for (let level = 0; level < depth; level++) inner = form(Buffer.from('/A Do '.repeat(times)), { A: inner });
  const page = document.getPage(1).node;
  page.set(PDFName.of('Resources'), context.obj({ XObject: { A: inner } }));
  page.set(PDFName.of('Contents'), context.register(PDFRawStream.of(context.obj({}), Buffer.from('/A Do'))));
  return document.save();
};

describe('a reader in a child process', () => {
  const reader = createReader({ memoryMb: 700, pageSeconds: 2, seconds: 60, maxPages: 5, workers: 1 });
  afterAll(() => reader.close());

  it('reads pages and tells its progress', async () => {
    const progress: string[] = [];
    const pages = await reader.read(await note('one', 'two'), {
      onProgress: (p) => progress.push(`${p.stage} ${p.pagesDone}/${p.pagesTotal}`),
    });
    expect(pages.map((page) => [page.number, page.words[0]!.text])).toEqual([
      [1, 'one'],
      [2, 'two'],
    ]);
    expect(progress).toEqual(['reading 1/2', 'reading 2/2']);
  });

  it('says what is wrong with a file, and goes on with the next', async () => {
    await expect(reader.read(Buffer.from('%PDF-1.7\nnothing\n%%EOF'))).rejects.toMatchObject({ kind: 'damaged' });
    expect(await reader.check(await note('1', '2', '3', '4', '5', '6'))).toBe('too_many_pages');
    expect(await reader.check(await note('fine'))).toBeNull();
    expect(Buffer.from(await reader.render(await note('fine'), 1)).toString('latin1', 8, 12)).toBe('WEBP');
  });

  it.each([
    ['hangs', 'q Q ', 25_000_000, 10, 1],
    ['explodes', '0 0 m 500 500 l 300 200 l f ', 56, 10, 6],
  ] as const)('marks a page that %s as unreadable and reads the others', async (_, body, size, times, depth) => {
    const pages = await reader.read(await withEvilPage(body, size, times, depth));
    expect(pages.map((page) => page.source)).toEqual(['text', 'unreadable', 'text']);
    expect(pages[2]!.words[0]!.text).toBe('third');
  });

  it('ends a file that needs more memory than it may have', async () => {
    const small = createReader({ memoryMb: 60, workers: 1 });
    await expect(small.read(await note('fine'))).rejects.toMatchObject({ kind: 'out_of_memory' });
    await small.close();
  });
});
