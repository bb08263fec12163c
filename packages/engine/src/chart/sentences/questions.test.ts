import { expect, test } from 'vitest';
import { chartFromText } from '../from-text.ts';

const sentencesOf = (text: string): string[] => {
  const chart = chartFromText(`=== patient_form 2026-06-04 Questionnaire\n${text}`);
  return chart.sentences.map(({ start, end }) => chart.text.slice(start, end));
};

test.each([
  ['How long have you had this pain? 7 months', ['How long have you had this pain? 7 months']],
  ['Any falls? No. Any fever? Yes, 101 last week', ['Any falls? No.', 'Any fever? Yes, 101 last week']],
  ['How many packs a day? 1. For how many years? 35', ['How many packs a day? 1. For how many years? 35']],
  [
    'Physical therapy tried? Yes. How long? 12 weeks. Did it help? No',
    ['Physical therapy tried? Yes. How long? 12 weeks. Did it help? No'],
  ],
  // one below the other, and without stops
  ['Do you smoke now?\nNo\nWhen did you quit?\n2018', ['Do you smoke now?\nNo\nWhen did you quit?\n2018']],
  [
    'Have you had therapy? Yes How long? 12 weeks Do you smoke? No',
    ['Have you had therapy? Yes How long? 12 weeks', 'Do you smoke? No'],
  ],
  [
    'Q: Do you smoke now?\nA: No\nQ: How long have you smoked?\nA: 30 years',
    ['Q: Do you smoke now?\nA: No', 'Q: How long have you smoked?\nA: 30 years'],
  ],
  // a question left blank above another that is answered
  ['How long?\nHow long off work? 7 weeks', ['How long?', 'How long off work? 7 weeks']],
  [
    'How long have you had leg pain?\nHow long have you been married? 7 months',
    ['How long have you had leg pain?', 'How long have you been married? 7 months'],
  ],
  // what somebody goes on to tell is a sentence of its own
  ['Could this be apnea? We will test.', ['Could this be apnea?', 'We will test.']],
  ['Why did it stop? She does not know.', ['Why did it stop?', 'She does not know.']],
  ['How are you? What hurts?', ['How are you?', 'What hurts?']],
])('%j is read as %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
