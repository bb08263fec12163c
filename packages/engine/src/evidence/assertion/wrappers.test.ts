import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assess } from './assess.ts';
import { chartOfSentence } from './marked-sentences.ts';

/** Things a chart can affirm, as bare noun phrases. */
const THINGS = [
  'sleep apnea',
  'knee pain',
  'diabetes',
  'a fall',
  'lumbar radiculopathy',
  'chest pain on exertion',
  'physical therapy',
  'insulin treatment',
  'glaucoma of the left eye',
  'severe hypoglycemia',
  'home oxygen',
  'daytime sleepiness',
  'neurogenic claudication',
  'bilateral cataracts',
  'a myocardial infarction',
  'cortisone injections',
];
const PLAIN = [
  'She has X.',
  'X was noted.',
  'Findings show X.',
  'He reports X every week.',
  'X',
  'Exam: X.',
  'Today there is X.',
];
/** Each takes the affirmation away. */
const WRAPPERS = [
  'No evidence of X.',
  'Denies X.',
  'No X.',
  'The patient does not have X.',
  'She has never had X.',
  'X was denied.',
  'X: none.',
  'Without X.',
  'Negative for X.',
  'There is no X at this time.',
  'X has been ruled out.',
  'Mother had X.',
  'Family history of X.',
  'Her brother was treated for X.',
  'X in his father.',
  'His wife has X.',
  'Will start X.',
  'We plan to begin X.',
  'Scheduled for X.',
  'If X occurs, then call the office.',
  'If there is X then refer.',
  'Return for X.',
  'Consider X.',
  'We recommend X.',
  'X was recommended.',
  'She declined X.',
  'Prescribed X.',
  'Referred for X.',
  'Rule out X.',
  'Evaluate for X.',
  'Possible X.',
  'Cannot exclude X.',
  'Concern for X.',
  'Goal: X.',
  'At risk for X.',
  'Handout on X given.',
  'X: not assessed.',
  'X: ______',
  'Any X?',
];

const counts = (text: string, thing: string): boolean => {
  const start = text.indexOf(thing);
  const a = assess(chartOfSentence(text), 0, { start, end: start + thing.length });
  return a.polarity === 'affirmed' && a.certainty !== 'possible' && a.frame === 'actual' && a.experiencer === 'patient';
};

test('a plain statement is affirmed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLAIN), fc.constantFrom(...THINGS), (frame, thing) => {
      expect([frame, counts(frame.replace('X', thing), thing)]).toEqual([frame, true]);
    }),
    { numRuns: 300 },
  );
});

test('denying, planning or giving it to another takes the affirmation away', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WRAPPERS), fc.constantFrom(...THINGS), (frame, thing) => {
      expect([frame, thing, counts(frame.replace('X', thing), thing)]).toEqual([frame, thing, false]);
    }),
    { numRuns: 1500 },
  );
});

test('what is said of one thing in a clause of its own does not touch another', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'Denies X; she has Y.',
        'Mother had X; the patient has Y.',
        'No X, but there is Y.',
        'Will start X. She has Y.',
      ),
      fc.uniqueArray(fc.constantFrom(...THINGS), { minLength: 2, maxLength: 2 }),
      (frame, [x, y]) => {
        const text = frame.replace('X', x).replace('Y', y);
        expect([text, counts(text, x), counts(text, y)]).toEqual([text, false, true]);
      },
    ),
    { numRuns: 400 },
  );
});

test('any text is assessed without failing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (noise) => {
      const text = `${noise} fever ${noise}`;
      const start = noise.length + 1;
      assess(chartOfSentence(text), 0, { start, end: start + 5 });
    }),
    { numRuns: 300 },
  );
});
