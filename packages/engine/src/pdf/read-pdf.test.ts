import {
  beginText,
  degrees,
  endText,
  moveText,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFPage,
  rgb,
  StandardFonts,
  setFontAndSize,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { checkPdf, isPdfError, type Page, pdfError, readPdf, renderPage } from './index.ts';

type Draw = (page: PDFPage, font: PDFFont, document: PDFDocument) => void | Promise<void>;

const pdf = async (...draws: readonly Draw[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const draw of draws) {
    const page = document.addPage([612, 792]);
    page.setFont(font);
    page.setFontSize(11);
    await draw(page, font, document);
  }
  return document.save();
};

const firstPage = async (draw: Draw): Promise<Page> => (await readPdf(await pdf(draw))).pages[0]!;
const textOf = (page: Page): string => page.words.map((word) => word.text).join(' ');

describe('a native page', () => {
  it('gives words with boxes from the top left', async () => {
    const page = await firstPage((p) => p.drawText('Epworth score 14', { x: 72, y: 700 }));
    expect(textOf(page)).toBe('Epworth score 14');
    expect(page).toMatchObject({ number: 1, width: 612, height: 792, source: 'text', confidence: 100 });
    const [first] = page.words;
    expect(first!.x0).toBeCloseTo(72, 0);
    expect(first!.y1).toBeGreaterThan(91);
    expect(first!.y1).toBeLessThan(96);
    expect(first!.size).toBeCloseTo(11, 1);
  });

  it('gives the same boxes when the page is turned, as a reader sees it', async () => {
    const page = await firstPage((p) => {
      p.setRotation(degrees(90));
      p.drawText('sideways', { x: 500, y: 100, rotate: degrees(90) });
    });
    const [word] = page.words;
    expect(page).toMatchObject({ width: 792, height: 612 });
    expect(word!.text).toBe('sideways');
    expect(word!.x0).toBeCloseTo(100, 0);
    expect(word!.x1 - word!.x0).toBeGreaterThan(word!.y1 - word!.y0);
  });

  it('tells cells that the file writes apart from words with a blank between them', async () => {
    const page = await firstPage((p) => {
      p.drawText('Pulse, mean of the night', { x: 72, y: 700 });
      p.drawText('60', { x: 200, y: 700 });
    });
    expect(page.words.slice(1).map((w) => `${w.text}${w.apart ? ' apart' : ''}`)).toEqual([
      'mean',
      'of',
      'the',
      'night',
      '60 apart',
    ]);
  });

  it('tells no cells apart where the file places every word by itself', async () => {
    const page = await firstPage((p) => {
      for (const [i, word] of ['Pulse', 'at', 'rest', '60'].entries()) p.drawText(word, { x: 72 + 32 * i, y: 700 });
    });
    expect(page.words.some((w) => w.apart)).toBe(false);
  });

  it('drops soft hyphens that are not drawn, and keeps drawn ones', async () => {
    const page = await firstPage((p, _font, { context }) => {
      const square = context.register(context.stream('500 0 0 0 400 700 d1 0 0 400 700 re f'));
      const nothing = context.register(context.stream('0 0 0 0 0 0 d1'));
      const letters = [...'acdeimnot'];
      const latin1 = '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <00> <FF> <0000> endbfrange';
      const font = context.obj({
        ...{ Type: 'Font', Subtype: 'Type3', FontBBox: [0, 0, 500, 700], FontMatrix: [0.001, 0, 0, 0.001, 0, 0] },
        ToUnicode: context.register(context.stream(latin1)),
        CharProcs: { ...Object.fromEntries(letters.map((letter) => [letter, square])), sfthyphen: nothing },
        Encoding: {
          Differences: [...letters.flatMap((l) => [l.charCodeAt(0), PDFName.of(l)]), 173, PDFName.of('sfthyphen')],
        },
        ...{ FirstChar: 97, LastChar: 173, Widths: Array.from({ length: 77 }, (_, i) => (i === 76 ? 0 : 500)) },
      });
      p.node.setFontDictionary(PDFName.of('Squares'), context.register(font));
      const text = PDFHexString.of(Buffer.from('medi\u00adcation', 'latin1').toString('hex'));
      p.pushOperators(beginText(), setFontAndSize('Squares', 11), moveText(72, 700), showText(text), endText());
      p.drawText('for 2\u00ad3 weeks', { x: 150, y: 700 });
    });
    expect(textOf(page)).toBe('medication for 2-3 weeks');
  });

  it('splits words at gaps without a space character, and keeps letter-spaced headings whole', async () => {
    const page = await firstPage((p, font) => {
      p.drawText('AHI', { x: 72, y: 700 });
      p.drawText('31.2', { x: 72 + font.widthOfTextAtSize('AHI', 11) + 2, y: 700 });
      let x = 72;
      for (const letter of 'IMPRESSION') {
        p.drawText(letter, { x, y: 650 });
        x += font.widthOfTextAtSize(letter, 11) + 1.6;
      }
    });
    expect(textOf(page)).toBe('AHI 31.2 IMPRESSION');
  });

  it('keeps the numbers of a row apart that stand without spaces in columns of one or two digits', async () => {
    const page = await firstPage((p) => {
      for (const [k, cell] of ['1', '91', '96', '2'].entries()) p.drawText(cell, { x: 72 + 100 * k, y: 700 });
    });
    expect(textOf(page)).toBe('1 91 96 2');
  });

  it('spaces the short words of a letter-spaced heading like its long ones', async () => {
    const page = await firstPage((p, font) => {
      let x = 72;
      for (const letter of 'CHEST CT AND LOW DOSE') {
        if (letter !== ' ') p.drawText(letter, { x, y: 650 });
        x += letter === ' ' ? 6 : font.widthOfTextAtSize(letter, 11) + 1.6;
      }
    });
    expect(textOf(page)).toBe('CHEST CT AND LOW DOSE');
  });

  it('knows bold print', async () => {
    const page = await firstPage(async (p, _, document) => {
      p.drawText('Plan', { x: 72, y: 700, font: await document.embedFont(StandardFonts.HelveticaBold) });
      p.drawText('walk', { x: 72, y: 680 });
    });
    expect(page.words.map((word) => word.bold ?? false)).toEqual([true, false]);
  });

  it('of laboratory values is text, though it has none of the words that prose has', async () => {
    const names = ['Basophils', 'Glucose', 'Creatinine', 'Sodium', 'Potassium', 'Chloride', 'Bicarbonate', 'Calcium'];
    const page = await firstPage((p) => {
      names.forEach((name, i) => {
        for (const column of [0, 1, 2]) p.drawText(`${name} 4.${i} mEq/L`, { x: 40 + 180 * column, y: 700 - 20 * i });
      });
    });
    expect(page.source).toBe('text');
    expect(page.words).toHaveLength(72);
  });

  it('is blank when nothing is drawn', async () => {
    expect(await firstPage(() => {})).toMatchObject({ source: 'blank', words: [] });
  });
});

const seen = 'criteria met';
const hidden: Readonly<Record<string, Draw>> = {
  'in invisible render mode': (p) => {
    p.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    p.drawText(seen, { x: 72, y: 700 });
  },
  'white on white': (p) => p.drawText(seen, { x: 72, y: 700, color: rgb(1, 1, 1) }),
  'nearly white': (p) => p.drawText(seen, { x: 72, y: 700, color: rgb(0.97, 0.97, 0.97) }),
  transparent: (p) => p.drawText(seen, { x: 72, y: 700, opacity: 0 }),
  tiny: (p) => p.drawText(seen, { x: 72, y: 700, size: 1 }),
  'off the page': (p) => p.drawText(seen, { x: 700, y: 700 }),
  'under a white rectangle': (p) => {
    p.drawText(seen, { x: 72, y: 700 });
    p.drawRectangle({ x: 60, y: 690, width: 200, height: 30, color: rgb(1, 1, 1) });
  },
  'dark on a rectangle as dark': (p) => {
    p.drawRectangle({ x: 60, y: 690, width: 200, height: 30, color: rgb(0, 0, 0.4) });
    p.drawText(seen, { x: 72, y: 700, color: rgb(0, 0, 0.4) });
    p.drawRectangle({ x: 60, y: 690, width: 1, height: 30, color: rgb(0, 0, 0.4) });
  },
};

describe('text that nobody can see is not chart content', () => {
  it.each(Object.entries(hidden))('%s', async (_, draw) => {
    const page = await firstPage(async (p, font, document) => {
      p.drawText('Knee pain.', { x: 72, y: 600 });
      await draw(p, font, document);
    });
    expect(textOf(page)).toBe('Knee pain.');
  });

  it('but white print on a dark ground is read', async () => {
    const page = await firstPage((p) => {
      p.drawRectangle({ x: 60, y: 690, width: 200, height: 30, color: rgb(0.1, 0.1, 0.4) });
      p.drawText(seen, { x: 72, y: 700, color: rgb(1, 1, 1) });
    });
    expect(textOf(page)).toBe(seen);
  });
});

describe('check boxes', () => {
  it('of a form are words before their labels, and its text answers are read', async () => {
    const page = await firstPage((p, _, document) => {
      const form = document.getForm();
      const [yes, no, name] = [form.createCheckBox('yes'), form.createCheckBox('no'), form.createTextField('name')];
      yes.addToPage(p, { x: 72, y: 700, width: 12, height: 12 });
      no.addToPage(p, { x: 132, y: 700, width: 12, height: 12 });
      yes.check();
      name.setText('conservative care');
      name.addToPage(p, { x: 72, y: 600, width: 200, height: 20 });
      p.drawText('yes', { x: 90, y: 702 });
      p.drawText('no', { x: 150, y: 702 });
    });
    expect(textOf(page)).toBe('☒ yes ☐ no conservative care');
  });

  it('drawn as lines are judged by what stands in them', async () => {
    const box = (p: PDFPage, x: number) =>
      p.drawRectangle({ x, y: 700, width: 10, height: 10, borderWidth: 0.8, borderColor: rgb(0, 0, 0) });
    const page = await firstPage((p) => {
      box(p, 72);
      p.drawLine({ start: { x: 73, y: 705 }, end: { x: 76, y: 701 }, thickness: 1.2 });
      p.drawLine({ start: { x: 76, y: 701 }, end: { x: 84, y: 713 }, thickness: 1.2 });
      p.drawText('yes', { x: 92, y: 702 });
      box(p, 132);
      p.drawText('no', { x: 150, y: 702 });
    });
    expect(textOf(page)).toBe('☒ yes ☐ no');
  });

  const black = rgb(0, 0, 0);
  const ring = (p: PDFPage, x: number, y = 705) =>
    p.drawCircle({ x: x + 5, y, size: 5, borderWidth: 0.8, borderColor: rgb(0.4, 0.4, 0.4) });

  it('that are round, or filled beside an empty one, are choices', async () => {
    const page = await firstPage((p) => {
      ring(p, 72);
      p.drawText('current', { x: 90, y: 702, size: 11 });
      ring(p, 152);
      p.drawCircle({ x: 157, y: 705, size: 3, color: rgb(0, 0.4, 1) });
      p.drawText('former', { x: 170, y: 702, size: 11 });
      p.drawRectangle({ x: 72, y: 660, width: 10, height: 10, color: black, borderWidth: 0.8, borderColor: black });
      p.drawText('yes', { x: 90, y: 662, size: 11 });
      p.drawRectangle({ x: 132, y: 660, width: 10, height: 10, borderWidth: 0.8, borderColor: black });
      p.drawText('no', { x: 150, y: 662, size: 11 });
    });
    expect(textOf(page)).toBe('☐ current ☒ former ☒ yes ☐ no');
  });

  it('are none where all of a kind are empty or all are filled: bullets, dots of a time line', async () => {
    const page = await firstPage((p) => {
      for (const y of [705, 685]) {
        ring(p, 72, y);
        p.drawText('visit', { x: 90, y: y - 3, size: 11 });
      }
      p.drawRectangle({ x: 72, y: 640, width: 8, height: 8, color: rgb(0.1, 0.3, 0.7) });
      p.drawText('plan', { x: 90, y: 641, size: 11 });
    });
    expect(textOf(page)).toBe('visit visit plan');
  });

  it('printed as a sign and ticked with a pen are on', async () => {
    const page = await firstPage(async (p, _, document) => {
      const dingbats = await document.embedFont(StandardFonts.ZapfDingbats);
      for (const x of [72, 132]) p.drawText('❏', { x, y: 700, size: 12, font: dingbats });
      p.drawText('yes', { x: 92, y: 700 });
      p.drawText('no', { x: 150, y: 700 });
      p.drawLine({ start: { x: 132, y: 704 }, end: { x: 136, y: 700 }, thickness: 1.4 });
      p.drawLine({ start: { x: 136, y: 700 }, end: { x: 145, y: 712 }, thickness: 1.4 });
    });
    expect(textOf(page)).toBe('☐ yes ☒ no');
  });

  it('of the Dingbats font are recognised', async () => {
    const page = await firstPage(async (p, _, document) => {
      const dingbats = await document.embedFont(StandardFonts.ZapfDingbats);
      p.drawText('❏', { x: 72, y: 700, font: dingbats });
      p.drawText('no', { x: 90, y: 700 });
    });
    expect(textOf(page)).toBe('☐ no');
  });
});

const encrypted = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
4 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>endobj
trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]/Size 5>>
%%EOF`,
  'latin1',
);

describe('a file that cannot be read', () => {
  const whole = () => pdf((p) => p.drawText('note', { x: 72, y: 700 }));
  const cases: readonly (readonly [string, string, () => Promise<Uint8Array> | Uint8Array])[] = [
    ['empty', 'empty', () => new Uint8Array()],
    ['text named .pdf', 'not_pdf', () => Buffer.from('a letter')],
    ['protected with a password', 'encrypted', () => encrypted],
    ['cut off in transit', 'damaged', async () => (await whole()).subarray(0, 600)],
    ['no PDF behind its mark', 'damaged', () => Buffer.from('%PDF-1.7\nnothing\n%%EOF')],
    ['without pages', 'no_pages', async () => (await PDFDocument.create()).save({ addDefaultPage: false })],
  ];
  it.each(cases)('%s is refused as %s', async (_, kind, make) => {
    const bytes = await make();
    expect(await checkPdf(bytes)).toBe(kind);
    await expect(readPdf(bytes)).rejects.toMatchObject({ name: 'PdfError', kind });
  });

  it('with one broken stream does not pass its page off as blank', async () => {
    const bytes = Buffer.from(await pdf((p) => p.drawText('note', { x: 72, y: 700 })));
    const at = bytes.indexOf('stream', bytes.indexOf('/FlateDecode')) + 8;
    const broken = Buffer.from(bytes);
    broken.fill(0xff, at, at + 12);
    expect((await readPdf(bytes)).pages[0]!.source).toBe('text');
    expect((await readPdf(broken)).pages[0]!.source).toBe('unreadable');
  });

  it('has more pages or bytes than allowed', async () => {
    const bytes = await pdf(
      () => {},
      () => {},
    );
    expect(await checkPdf(bytes, { maxPages: 1 })).toBe('too_many_pages');
    expect(await checkPdf(bytes, { maxBytes: 10 })).toBe('too_large');
    await expect(readPdf(bytes, { maxPages: 1 })).rejects.toMatchObject({ kind: 'too_many_pages' });
  });

  it('is recognised as such across threads, and a sound file is not', async () => {
    expect(isPdfError(Object.assign(new Error('x'), { name: 'PdfError', kind: 'damaged' }))).toBe(true);
    expect(isPdfError(pdfError('timed_out'))).toBe(true);
    expect(isPdfError(new Error('x'))).toBe(false);
    expect(await checkPdf(await whole())).toBeNull();
  });
});

it('a page image is WebP', async () => {
  const image = await renderPage(await pdf((p) => p.drawText('note', { x: 72, y: 700 })), 1, { dpi: 50 });
  expect(Buffer.from(image.subarray(8, 12)).toString('latin1')).toBe('WEBP');
  await expect(renderPage(await pdf(() => {}), 2)).rejects.toMatchObject({ kind: 'damaged' });
});
