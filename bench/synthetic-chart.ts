// A number of pages in; out, as many pages of a synthetic chart, as if words had just been extracted from a PDF.
//
// Prose of the project's own marked sentences, set line by line under headings, in notes of two pages with letterhead and
// signature. Some thousand sentences serve for thousands of pages, so no sentence may profit from having been read before: in each
// one figures change, the patient has another name every time, and a sentence with neither names a clinician of its own.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageOfLines } from '../packages/engine/src/chart/index.ts';
import { parseMarked } from '../packages/engine/src/evidence/assertion/marked-sentences.ts';
import type { Page } from '../packages/engine/src/pdf/page.ts';

const HEADINGS = ['HISTORY OF PRESENT ILLNESS', 'PAST MEDICAL HISTORY', 'PHYSICAL EXAM', 'ASSESSMENT AND PLAN'];
const COLUMNS = 96;

type Dice = (sides: number) => number;

/** The same throws for the same seed. */
function diceOf(seed: number): Dice {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

function nameOf(dice: Dice): string {
  const syllables = [
    'ba',
    'do',
    'ke',
    'li',
    'mu',
    'na',
    'po',
    'ri',
    'sa',
    'tu',
    've',
    'zo',
    'gan',
    'mer',
    'sten',
    'wick',
  ];
  const name = Array.from({ length: 3 }, () => syllables[dice(syllables.length)]).join('');
  return name[0].toUpperCase() + name.slice(1);
}

/** What the marked sentences have too little of: values, dates and courses of treatment. */
function factsOf(dice: Dice): string[] {
  const n = (from: number, to: number): number => from + dice(to - from);
  const date = (): string => `${n(1, 13)}/${n(1, 29)}/${n(2021, 2027)}`;
  return [
    `BP ${n(100, 180)}/${n(55, 100)}, pulse ${n(50, 110)}, weight ${n(50, 150)}.${n(0, 10)} kg, BMI ${n(18, 50)}.${n(0, 10)}.`,
    `Hemoglobin A1c was ${n(5, 12)}.${n(0, 10)} % on ${date()}, creatinine ${n(0, 3)}.${n(10, 99)} mg/dL.`,
    `She had ${n(3, 20)} sessions of physical therapy from ${date()} to ${date()} with ${n(10, 90)} % relief.`,
    `Took naproxen ${n(2, 6)}00 mg twice a day for ${n(2, 16)} weeks until ${date()}; stopped for heartburn.`,
  ];
}

/** The sentence with other figures and another name: nothing that was read once is read again. */
function varied(sentence: string, dice: Dice): string {
  const text = sentence.replace(/\d(?!\d)/g, () => String(1 + dice(9)));
  const named = text.replace(
    /\b(?:The patient|Patient|Pt|He|She)\b/,
    () => `${dice(2) ? 'Mr.' : 'Ms.'} ${nameOf(dice)}`,
  );
  return named === sentence ? `${text.replace(/\.$/, '')} per Dr. ${nameOf(dice)}.` : named;
}

function wrapped(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines[lines.length - 1];
    if (line.length + word.length >= COLUMNS) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

export function syntheticChart(pages: number): Page[] {
  const folder = fileURLToPath(new URL('../packages/engine/src/evidence/assertion/marked/', import.meta.url));
  const sentences = readdirSync(folder)
    .sort()
    .flatMap((file) => parseMarked(readFileSync(folder + file, 'utf8')).map((s) => s.text));
  const dice = diceOf(7);
  return Array.from({ length: pages }, (_, page) => {
    const day = `0${1 + (page % 9)}/1${page % 10}/2026`;
    const head =
      page % 2 === 0
        ? [
            'Lakeside Internal Medicine',
            'OFFICE VISIT',
            'Patient: Jordan Vale    DOB: 03/04/1958',
            `Date of service: ${day}`,
            '',
          ]
        : ['Page 2 of 2', 'Patient: Jordan Vale', ''];
    const foot = page % 2 === 1 ? [`Electronically signed by Alex Morgan, MD on ${day}`] : [];
    const facts = factsOf(dice);
    const body = HEADINGS.flatMap((heading, i) => {
      const said = Array.from({ length: 10 }, () => varied(sentences[dice(sentences.length)], dice));
      return [`${heading}:`, ...wrapped([...said, facts[i]].join(' ')), ''];
    });
    return pageOfLines([...head, ...body, ...foot], page + 1);
  });
}
