import { describe, expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { isoOf } from '../../values/civil-date.ts';
import { assess } from '../assertion/index.ts';
import type { TherapyEpisode, TherapyNeed } from '../finding.ts';
import { casesOf, chartOf, showInterval } from '../marked-cases.ts';
import { agents } from './agents/index.ts';
import { findTherapies } from './index.ts';

const everything: TherapyNeed = { id: 'any', classes: [...new Set(agents.map((a) => a.id))], phrases: [], except: [] };

const show = (t: TherapyEpisode): string =>
  [
    t.agent,
    t.status,
    t.outcome === 'unstated' ? '' : t.outcome,
    t.days ? `${showInterval(t.days)}d` : '',
    t.sessions ? `n=${showInterval(t.sessions)}` : '',
    t.from && (t.to || t.status === 'current') ? `${isoOf(t.from.lo)}>${t.to ? isoOf(t.to.hi) : ''}` : '',
    t.assertion.frame === 'hypothetical' ? 'hypothetical' : '',
    t.assertion.experiencer === 'patient' ? '' : t.assertion.experiencer,
  ]
    .filter(Boolean)
    .join(' ');

const read = (text: string): string =>
  findTherapies(chartOf(text), [everything], assess).get('any')!.map(show).join(' | ');

test.each(casesOf(new URL('../cases/therapy-status.yaml', import.meta.url)))('%j means %j', (text, says) =>
  expect(read(text)).toBe(says),
);
test.each(casesOf(new URL('../cases/therapy-outcome.yaml', import.meta.url)))('%j ended %j', (text, says) =>
  expect(read(text)).toBe(says),
);

test('a lead gives its items their outcome', () => {
  expect(
    read(
      'Failed therapies:\n- naproxen 500 mg for 8 weeks\n- physical therapy, 12 visits\n- gabapentin, stopped for dizziness',
    ),
  ).toBe('naproxen tried failed 56d | physical_therapy tried failed n=12 | gabapentin stopped intolerant');
});

test.each([
  ['Has the patient failed six weeks of physical therapy? No', 'physical_therapy prescribed 42d'],
  ['Failed naproxen: No', 'naproxen prescribed'],
  ['Failed naproxen: Yes', 'naproxen tried failed'],
  ['Physical therapy tried: No', 'physical_therapy never'],
])('a form that answers No tells of no failure: %j means %j', (text, says) => expect(read(text)).toBe(says));

test('a new PT who comes for a consult is a patient', () => {
  expect(read('HARBOR PAIN ASSOCIATES NEW PT CONSULT, 2ND VISIT')).toBe('');
  expect(read('New PT since May, 8 visits, no relief.')).toContain('physical_therapy');
});

test('a medication list shows use, never failure', () => {
  expect(read('x.\n\nMedications\nnaproxen 500 mg twice daily\nmetformin 1000 mg daily')).toBe(
    'naproxen current ongoing | metformin current ongoing',
  );
});

test('an allergy list shows intolerance', () => {
  expect(read('x.\n\nAllergies\nNSAIDs - GI bleed')).toBe('nsaid stopped intolerant');
});

test('table cells speak for the treatment of their row', () => {
  const rows = [
    'Treatment       Dose          Since         Result',
    'Naproxen        500 mg bid    01/05/2026    no relief',
    'PT              12 visits     02/02/2026    minimal',
    'Gabapentin      300 mg        03/02/2026    dizziness',
    'Duloxetine      60 mg         04/06/2026    good',
  ];
  expect(
    read(rows.join('\n'))
      .split(' | ')
      .map((t) => t.split(' ').slice(0, 3).join(' ')),
  ).toEqual([
    'naproxen current failed',
    'physical_therapy tried failed',
    'gabapentin stopped intolerant',
    'duloxetine tried effective',
  ]);
});

test('an episode cites agent, outcome and duration', () => {
  const chart = chartOf('PT x 8 weeks without relief.');
  const [t] = findTherapies(chart, [everything], assess).get('any')!;
  expect(t.spans.map((s) => chart.text.slice(s.start, s.end))).toEqual(
    expect.arrayContaining(['PT', 'without relief', '8 weeks']),
  );
});

test('a closing note is one course, from its first visit to its last', () => {
  const chart = chartFromText(
    [
      '=== therapy_note 2026-07-17 Physical therapy closing note',
      'First / last visit: 04/20/2026 / 07/17/2026',
      'Visits 14 kept, 2 missed.',
      'Stairs and standing are where they were, so two of three goals were not reached.',
    ].join('\n'),
  );
  expect(findTherapies(chart, [everything], assess).get('any')!.map(show)).toContain(
    'physical_therapy tried failed 88d n=14 2026-04-20>2026-07-17',
  );
});

describe('what a later note tells to go on runs from the note that began it', () => {
  const notes = (first: string, second: string): string => {
    const chart = chartFromText(
      `=== visit_note 2026-01-08 Office visit\n${first}\n\n=== visit_note 2026-05-20 Office visit\n${second}`,
    );
    return findTherapies(chart, [everything], assess).get('any')!.map(show).at(-1)!;
  };
  test.each([
    ['Start meloxicam 15 mg daily.', 'Knee: meloxicam faithfully since, no better.', 'meloxicam tried failed 132d'],
    [
      'Start meloxicam 15 mg daily.',
      'Still on meloxicam, knee no better.',
      'meloxicam current ongoing 132d 2026-01-08>',
    ],
    ['Start meloxicam 15 mg daily.', 'Meloxicam did not help.', 'meloxicam tried failed'],
    ['Start naproxen 500 mg daily.', 'Still on meloxicam, knee no better.', 'meloxicam current ongoing'],
    ['If it gets worse we could try meloxicam.', 'Still on meloxicam.', 'meloxicam current ongoing'],
    ['Sister takes meloxicam 15 mg daily.', 'Still on meloxicam.', 'meloxicam current ongoing'],
  ])('%j, then %j: %j', (first, second, says) => expect(notes(first, second)).toBe(says));
});
