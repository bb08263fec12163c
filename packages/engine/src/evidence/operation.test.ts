import { describe, expect, test } from 'vitest';
import { chartOfSentence } from './assertion/marked-sentences.ts';
import { tellsOperation } from './operation.ts';

describe('how an operation was done', () => {
  test.each([
    'The fascia was closed with interrupted #0 Vicryl.',
    'A #15 blade was used to make small stab wounds.',
    'I then passed a 15-mm trocar under direct vision.',
    'The patient was placed in reverse Trendelenburg.',
    'The wound was copiously irrigated.',
    'Skin was approximated with 3-0 nylon.',
  ])('is told by: %s', (text) => expect(tellsOperation(chartOfSentence(text), 0)).toBe(true));
  test.each([
    'The tray was lifted out with a finger and found loose.',
    'Trendelenburg gait on the right.',
    'She had a hysterectomy in 2004 with a midline incision.',
    '40 mg of triamcinolone were injected under sterile technique.',
    'The incision has healed.',
    'Pus was encountered beneath the fascia.',
    'He was placed on metformin.',
    'Cannula off at 11:05 while he rested: I watched it settle at 84 %.',
  ])('is not told by: %s', (text) => expect(tellsOperation(chartOfSentence(text), 0)).toBe(false));
});
