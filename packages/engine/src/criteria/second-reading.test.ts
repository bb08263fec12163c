// What the rules make of a note, and what labelled charts taught of its words, in; the status out.

import { expect, test } from 'vitest';
import { typedPage } from '../chart/documents/typed-page.ts';
import { readPolicies } from '../policy/index.ts';
import { review } from '../review.ts';

/** "Rattles" sounds like loosening; "sits like rock" like none; the rule's own word is heard of. Everything else is neutral. */
const taught = { bias: [-4, -4], words: { loosen: [6, 0], rattle: [30, 0], rock: [0, 30], '!rattle': [0, 30] } };
const { policies, mistakes } = readPolicies(
  [],
  [
    {
      file: 'sample/policy.yaml',
      text: `
policy: sample
id: 00000000-0000-4000-8000-000000000001
name: Sample
publisher: Nobody
version: "1"
concepts:
  loose: {phrases: [loosening]}
  fixed: {phrases: [well fixed]}
  film: [film]
leaves:
  A:
    name: Loosening
    statement: The implant is loose.
    ask: A film.
    met: [{present: loose}]
    not_met: [{present: fixed}]
  W:
    name: Loosening told of late
    statement: The implant was loose in the last 30 days.
    ask: A film.
    met: [{present: loose, within: 30 days before IDX}]
  P:
    name: Loosening on a film
    statement: The implant is loose on a film.
    ask: A film.
    met: [{all_of: [{present: film}, {present: loose}]}]
  U:
    name: Loosening, unless a film leaves it open
    statement: The implant is loose.
    ask: A film.
    met: [{present: loose}]
    not_met: [{present: fixed}]
    unclear: [{present: film}]
  N:
    name: Loosening by count
    statement: Two films show it loose.
    ask: A film.
    met: [{count: {present: loose}, is: ">= 1"}]
    not_met: [{present: fixed}]
titles:
  - title: First
    criteria: {all: [A, W, P, U, N]}
`,
      learnt: {
        file: 'sample/learnt.json',
        text: JSON.stringify({ criteria: { A: taught, W: taught, P: taught, U: taught, N: taught } }),
      },
    },
  ],
);

const statusOf = (leaf: string, said: readonly string[], head = 'Visit note') => {
  const page = typedPage(
    1,
    head,
    'Mae West DOB 09/17/1961',
    'Date of service: 06/01/2026',
    ...said,
    'Signed by A. Lee, MD',
  );
  const c = review([page], policies[0], 'First').criteria.find(({ id }) => id === leaf)!;
  return {
    status: c.status,
    quotes: c.evidence.map((e) => e.quote),
    context: c.evidence[0]?.context,
    reason: c.reason,
  };
};

test('the sample is sound', () => expect(mistakes).toEqual([]));

test.each<[string, string, readonly string[]]>([
  ['unknown', 'nothing of it is told', ['She has a cough.']],
  ['met', 'no rule knows the words, a sentence speaks like those that met it', ['The cup rattles.']],
  ['not_met', 'it speaks like those that did not', ['The cup sits like a rock.']],
  ['not_met', 'denied it is another word', ['There is no rattle.']],
  ['unknown', 'said of somebody else it is none', ['Her brother has a rattle in his cup.']],
  ['unknown', 'nor where somebody else begins', ['Her brother says that in his own case she heard a rattle.']],
  ['unknown', 'planned it is no fact', ['If the cup should rattle, call us.']],
  ['met', 'what the rules read stands where both agree', ['There is loosening of the cup.', 'It rattles.']],
  [
    'not_met',
    'what sounds certain, with nothing like the opposite, overrules',
    ['There is loosening of a screw.', 'The cup sits like a rock.'],
  ],
  ['not_met', 'by sound alone nothing denied is taken as met', ['The stem is well fixed.', 'It rattles.']],
  [
    'met',
    'with something like the opposite it does not',
    ['There is loosening.', 'It rattles.', 'The stem sits like a rock.'],
  ],
  [
    'met',
    'of two sides the one that is worded so governs',
    ['There is loosening.', 'The stem is well fixed.', 'It rattles.'],
  ],
  [
    'conflict',
    'what was said of an earlier day settles no contradiction',
    ['On 05/02/2026 the cup rattles.', 'There is loosening.', 'The stem is well fixed.'],
  ],
  [
    'met',
    'what several sentences say is not overruled',
    [
      'There is loosening of a screw.',
      'Loosening of the cup.',
      'I see loosening.',
      'They found loosening.',
      'The cup sits like a rock.',
    ],
  ],
  ['conflict', 'where neither is, they remain a conflict', ['There is loosening.', 'The stem is well fixed.']],
])('%s: %s', (status, _why, said) => expect(statusOf('A', said).status).toBe(status));

test('what is told by likeness is cited, and says so', () => {
  const { quotes, context } = statusOf('A', ['She has a cough.', 'The cup rattles.']);
  expect(quotes).toEqual(['The cup rattles.']);
  expect(context).toContain('worded like passages of labelled charts');
});

test.each([
  [
    'overruled',
    ['There is loosening of a screw.', 'The cup sits like a rock.'],
    'not met',
    'There is loosening of a screw.',
  ],
  ['contradicted', ['There is loosening.', 'The stem is well fixed.', 'It rattles.'], 'met', 'The stem is well fixed.'],
])('what is %s is shown with the reason', (_how, said, status, outweighed) => {
  const { reason } = statusOf('A', said);
  expect(reason).toMatch(new RegExp(`^${status}, page 1`));
  expect(reason).toContain(`outweighed is page 1: “${outweighed}” (labelled charts worded like it`);
});

test('a paper that is no clinical source tells nothing by likeness either', () =>
  expect(statusOf('A', ['The cup rattles.'], 'Prior authorization request form').status).toBe('unknown'));

test('half of what is needed is not completed by likeness', () => {
  expect(statusOf('P', ['The cup rattles.']).status).toBe('met');
  expect(statusOf('P', ['The film of the cup: a rattle.']).status).toBe('unknown');
});

test('what the policy itself leaves open no likeness settles', () => {
  expect(statusOf('U', ['The film is turned.']).status).toBe('unknown');
  expect(statusOf('U', ['The film is turned.', 'The cup sits like a rock.']).status).toBe('unknown');
});

test('nor by the sentence that leaves it open', () => {
  const said = ['On film it sits like a rock.'];
  expect(statusOf('A', said).status).toBe('not_met');
  expect(statusOf('U', said).status).toBe('unknown');
});

test('what is asked tells nothing', () => {
  expect(statusOf('A', ['Is it now like a rock?']).status).toBe('unknown');
  expect(statusOf('A', ['It is now like a rock.']).status).toBe('not_met');
});

test('what is counted is not overruled', () =>
  expect(statusOf('N', ['There is loosening of a screw.', 'The cup sits like a rock.']).status).toBe('met'));

const note = (page: number, day: string, said: string) =>
  typedPage(page, 'Visit note', 'Mae West DOB 09/17/1961', `Date of service: ${day}`, said, 'Signed by A. Lee, MD');

test.each([
  ['05/15/2026', 'met'],
  ['01/15/2026', 'unknown'],
])('a window of 30 days before June holds for likeness too: told on %s it is %s', (day, status) => {
  const pages = [note(1, day, 'The cup rattles.'), note(2, '06/01/2026', 'She has a cough.')];
  expect(review(pages, policies[0], 'First').criteria.find(({ id }) => id === 'W')!.status).toBe(status);
});

test('words of an earlier day overrule nothing', () => {
  const [earlier, later] = ['05/01/2026', '06/01/2026'];
  const found = 'There is loosening of a screw.';
  const statusOn = (ofFound: string, ofLike: string) =>
    review([note(1, ofFound, found), note(2, ofLike, 'The cup sits like a rock.')], policies[0], 'First').criteria[0]
      .status;
  expect(statusOn(later, earlier)).toBe('met');
  expect(statusOn(earlier, later)).toBe('not_met');
});
