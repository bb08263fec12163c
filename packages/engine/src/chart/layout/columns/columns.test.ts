import { expect, test } from 'vitest';
import type { Word } from '../../../pdf/page.ts';
import { visualLines } from '../visual-lines.ts';
import { textBlocks } from './columns.ts';

/** Words at a place, in type of ten points. */
const line = (x: number, y: number, text: string): Word[] => {
  let at = x;
  return text.split(' ').map((word) => {
    const x0 = at;
    at += (word.length + 1) * 5;
    return { text: word, x0, x1: at - 5, y0: y, y1: y + 10, size: 10 };
  });
};

test('a head and a signature that leave the gutter free are no part of the columns', () => {
  const written = [
    ...line(40, 40, 'Marsh, Philippa'),
    ...line(340, 40, 'Hill Therapy'),
    ...line(40, 70, 'Physical therapy summary'),
    ...line(40, 100, 'COURSE OF CARE'),
    ...line(40, 114, 'First visit in July, twelve visits for neck pain'),
    ...line(40, 128, 'and the right arm, with traction and glides'),
    ...line(40, 142, 'and posture at the chair, all tolerated well.'),
    ...line(320, 100, 'AT THE END'),
    ...line(320, 114, 'Moves a little better, the arm is not changed.'),
    ...line(320, 128, 'Released to a program at home with printed'),
    ...line(320, 142, 'sheets, and back to the doctor.'),
    ...line(40, 180, 'Ann Lee, PT'),
  ];
  const blocks = textBlocks(visualLines(written), 612, written);
  expect(blocks.map((b) => b.map((l) => l.words[0].text).join(' '))).toEqual([
    'Marsh, Physical',
    'COURSE First and and',
    'AT Moves Released sheets,',
    'Ann',
  ]);
});

test('what stands apart below both columns and leaves the gutter free belongs to neither', () => {
  const written = [
    ...line(40, 100, 'First visit in July, twelve visits for neck pain'),
    ...line(40, 114, 'and the right arm, with traction and glides'),
    ...line(40, 128, 'and posture at the chair, all tolerated well.'),
    ...line(40, 142, '07/14/2026 VISIT'),
    ...line(320, 100, 'Moves a little better, the arm is not changed.'),
    ...line(320, 114, 'Released to a program at home with printed'),
    ...line(320, 128, 'sheets for the neck, and the long way'),
    ...line(320, 142, 'back to the doctor, by bus and on foot.'),
    ...line(40, 180, 'Order: collar'),
    ...line(40, 196, 'Date 10/06/2026'),
    ...line(40, 210, 'Item soft collar, medium, with a second cover and a strap that goes over the left shoulder'),
  ];
  const blocks = textBlocks(visualLines(written), 612, written);
  expect(blocks.map((b) => b.map((l) => l.words[0].text).join(' '))).toEqual([
    'First and and 07/14/2026',
    'Moves Released sheets back',
    'Order: Date Item',
  ]);
});

test('columns below a table are found, however wide its gap', () => {
  const table = ['Naproxen', 'Therapy', 'Injection', 'Brace', 'Cane', 'Weight loss'].flatMap((what, i) => [
    ...line(40, 40 + 14 * i, `${what} tried this year`),
    ...line(400, 40 + 14 * i, 'little relief from it'),
  ]);
  const written = [
    ...table,
    ...line(40, 150, 'Films show bone on bone contact on the inner side, and spurs at all of the margins there.'),
    ...line(40, 180, 'Assessment'),
    ...line(40, 194, 'Right knee osteoarthritis at its end. She has'),
    ...line(40, 208, 'failed the measures named above.'),
    ...line(320, 180, 'Plan'),
    ...line(320, 194, 'Right total knee arthroplasty in July. Risks'),
    ...line(320, 208, 'were reviewed again, and the consent was signed today.'),
  ];
  const blocks = textBlocks(visualLines(written), 612, written);
  expect(blocks.slice(-2).map((b) => b.map((l) => l.words[0].text).join(' '))).toEqual([
    'Assessment Right failed',
    'Plan Right were',
  ]);
});

test('a table right below two columns is no part of the right one', () => {
  const sides = (x: number, what: string): Word[] =>
    [0, 1, 2, 3].flatMap((i) =>
      line(x, 40 + 14 * i, `${what} goes on for the ${i} time and is not yet at its end`.slice(0, 48)),
    );
  // Its gap stands elsewhere, and nothing parts it from the columns.
  const rows = ['Naproxen', 'Therapy', 'Injection', 'Brace', 'Cane', 'Weight'].flatMap((what, i) => [
    ...line(40, 110 + 14 * i, `${what} was tried through all of this year for knee and back`),
    ...line(410, 110 + 14 * i, 'little relief came of it'),
  ]);
  const written = [...sides(40, 'Left'), ...sides(320, 'Right'), ...rows];
  const blocks = textBlocks(visualLines(written), 612, written);
  expect(blocks.map((b) => b[0].words[0].text)).toEqual(['Left', 'Right', 'Naproxen']);
});

/** Prose of a column: lines from a place down, in the order in which files write them. */
const column = (x: number, y: number, ...texts: readonly string[]): Word[] =>
  texts.flatMap((text, k) => line(x, y + 14 * k, text));
const firstWords = (written: readonly Word[]): string[] =>
  textBlocks(visualLines(written), 612, written).map((b) => b.map((l) => l.words[0].text).join(' '));

test('columns between a letterhead and a signature that leave the gutter free', () => {
  const written = [
    ...column(40, 40, 'Hill Spine and Joint', '44 Mill Road, Dover'),
    ...column(480, 40, 'Tel 555-0101', 'Fax 555-0102'),
    ...column(40, 80, 'FOLLOW-UP NOTE', 'Patient Jordan Vale', 'Seen on August 14'),
    ...column(
      40,
      136,
      'Interval history',
      'Back for the right knee, worse',
      'since the winter, and took',
      'naproxen without any benefit.',
    ),
    ...column(40, 200, 'Exam: walks with a limp, bends', 'to 102 and the left knee is'),
    ...column(
      320,
      130,
      'normal.',
      'Films of August 10 show bone',
      'on bone in the medial part',
      'of the right knee, grade four.',
    ),
    ...column(320, 194, 'Plan: replace the right knee', 'and he wishes to go ahead.'),
    ...column(40, 260, 'Signed by Ann Lee, August 14'),
  ];
  expect(firstWords(written)).toContain('Interval Back since naproxen Exam: to');
  expect(firstWords(written)).toContain('normal. Films on of Plan: and');
});

test('two pairs of columns, one below the other', () => {
  const written = [
    ...column(40, 40, 'Visit 14, press-ups help for', 'an hour, then the leg returns,', 'and he sits fifteen minutes.'),
    ...column(
      320,
      40,
      'Continue once a week with work',
      'on the hinge of the hip. Goal',
      'is half of the pain by May.',
    ),
    ...column(
      40,
      120,
      'Order of October 14',
      'Epidural on the right, two levels',
      'as the code says, in room one',
      'on the day that was booked.',
    ),
    ...column(320, 134, 'Asked for by the office of the', 'doctor for the patient named', 'above and signed by her.'),
  ];
  expect(firstWords(written)).toEqual(['Visit an and', 'Continue on is', 'Order Epidural as on', 'Asked doctor above']);
});

test('the heading of what goes across below two columns is read with it', () => {
  const written = [
    ...column(40, 40, '☐ stroke ☐ heart attack here', '☐ high sugar ☐ high pressure', '☒ other of her own: see below'),
    ...column(
      320,
      40,
      'Gallbladder years ago. A stent',
      'in the main vessel in February',
      'after a night of pain, and it',
      'has been easy since then.',
    ),
    ...line(40, 107, 'FAMILY'),
    ...line(40, 118, 'Mother had a stroke at eighty one, and the brother sleeps with a mask on since he was forty.'),
  ];
  expect(firstWords(written)).toEqual(['☐ ☐ ☒', 'Gallbladder in after has', 'FAMILY Mother']);
});

test('a title in larger type below two columns is no part of the left one', () => {
  const written = [
    ...column(
      40,
      40,
      'Asked for by the doctor. Done by',
      'the nurse, in the clinic, sitting',
      'and awake, with the feet down.',
    ),
    ...column(
      320,
      40,
      'The sheet says for the result at',
      'rest on room air: ninety percent,',
      'and the walk of six minutes was',
      'not done because of the hip.',
    ),
    ...line(40, 98, 'Heart Ultrasound').map((w) => ({ ...w, size: 15, y1: w.y0 + 15 })),
    ...line(40, 118, 'Mae West, born 09/17/1961, seen at the Quad Rivers Heart Center on the 27th of August 2026'),
  ];
  expect(firstWords(written)).toEqual(['Asked the and', 'The rest and not', 'Heart Mae']);
});
