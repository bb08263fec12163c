// Papers in; the day that windows are counted from out: of the service where one is planned, else of the order or request.

import { expect, test } from 'vitest';
import { typedPage } from '../chart/documents/typed-page.ts';
import { readPolicies } from '../policy/index.ts';
import { review } from '../review.ts';

const { policies } = readPolicies(
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
  planned_service: {phrases: ["date of {service|surgery|procedure}", "{surgery|service} date"]}
leaves:
  A:
    name: Pain
    statement: There is pain.
    ask: A note.
    met: [{says: ["pain"], within: 6 months before IDX}]
titles:
  - title: First
    criteria: {all: [A]}
`,
    },
  ],
);

const who = 'Mae West DOB 09/17/1961';
const prose = Array.from({ length: 8 }, (_, i) => `She tells of the knee at length, and of the ${i} stairs at home.`);
const visit = ['Office visit', who, 'Date of service: 10/15/2026', ...prose, 'Signed A. Reed, MD 10/15/2026'];

test.each<[string, readonly (readonly string[])[], string]>([
  [
    'the day of service that a form plans',
    [
      visit,
      ['Prior authorization request', who, 'Date of service: 11/30/2026', 'Code 27447, requested by A. Reed, MD'],
    ],
    '2026-11-30',
  ],
  [
    'the day ahead in a field of the request, whatever its name',
    [visit, ['Surgery booking request', who, 'Sent 10/21/2026', 'Date / place: 11/30/2026, Cedar Ridge Hospital']],
    '2026-11-30',
  ],
  [
    'no appointment that was cancelled',
    [
      visit,
      [
        ...['Prior authorization request', who, 'Date: 10/21/2026', 'Appointment 1: 11/09/2026, CANCELLED by pt'],
        'Appointment 2: 11/16/2026, confirmed',
      ],
    ],
    '2026-11-16',
  ],
  [
    'the day to which it was moved',
    [
      visit,
      [
        'Prior authorization request',
        who,
        'Date: 10/21/2026',
        'Appointment: 11/09/2026 moved to 11/16/2026, confirmed',
      ],
    ],
    '2026-11-16',
  ],
  [
    'and not the one from which',
    [
      visit,
      ['Prior authorization request', who, 'Date: 10/21/2026', 'Planned: 11/16/2026, rescheduled from 11/09/2026'],
    ],
    '2026-11-16',
  ],
  [
    'the day of its place where no field asks when',
    [visit, ['Prior authorization request', who, 'Date: 10/21/2026', 'Site: Delta Regional, inpatient, 11/10/2026']],
    '2026-11-10',
  ],
  [
    'no day on which the request was sent, or the patient is cleared or seen again',
    [
      visit,
      [
        'Prior authorization request',
        who,
        'Date: 10/21/2026',
        'Next visit: 12/02/2026',
        'Clearance: PCP 11/10/2026',
        'Request sent: 10/26/2026',
      ],
    ],
    '2026-10-21',
  ],
  [
    'not the day that a note bears itself',
    [visit, ['Order', who, 'Order date: 10/20/2026', 'Total knee, right', 'Signed A. Reed, MD 10/20/2026']],
    '2026-10-20',
  ],
  [
    'not the day of an earlier procedure',
    [['Procedure note', who, 'Date of procedure: 09/08/2026', ...prose, 'Signed A. Reed, MD 09/08/2026'], visit],
    '2026-10-15',
  ],
  [
    "the day of the supplier's packet where it holds the order",
    [
      visit,
      ['Mobility Supply: intake form', who, 'Order date: 10/28/2026', 'Supplier intake: rollator, delivery not yet'],
    ],
    '2026-10-28',
  ],
  [
    'the day of the request where there is no order',
    [visit, ['Prior authorization request', who, 'Date: 11/02/2026', 'Code 27447, requested by A. Reed, MD']],
    '2026-11-02',
  ],
  [
    'no day of a request from before the visit',
    [visit, ['Prior authorization request', who, 'Date: 07/13/2026', 'Code 27447, requested by A. Reed, MD']],
    '2026-10-15',
  ],
  [
    "and not of the payer's answer",
    [visit, ['Health Plan: Notice of Decision', who, 'Date: 12/20/2026', 'Your request was denied.']],
    '2026-10-15',
  ],
  [
    'the day ahead that the visit names without a year',
    [
      [
        'Office visit',
        who,
        'Seen on 10/15/2026',
        ...prose,
        'Surgery date November 17.',
        'Signed A. Reed, MD 10/15/2026',
      ],
    ],
    '2026-11-17',
  ],
  [
    'no day of service from long before the visit',
    [
      [
        'Office visit',
        who,
        'Seen on 10/15/2026',
        ...prose,
        'Surgery date 03/12/2025.',
        'Signed A. Reed, MD 10/15/2026',
      ],
    ],
    '2026-10-15',
  ],
  [
    'no order of long before the visit',
    [['Order', who, 'Order date: 07/20/2026', 'Walker', 'Signed A. Reed, MD 07/20/2026'], visit],
    '2026-10-15',
  ],
])('%s', (_, papers, day) => {
  const pages = papers.map((lines, k) => typedPage(k + 1, ...lines));
  expect(review(pages, policies[0], 'First').index_date).toBe(day);
});

const { policies: ofShots } = readPolicies(
  [],
  [
    {
      file: 'shots/policy.yaml',
      text: `
policy: shots
id: 00000000-0000-4000-8000-000000000002
name: Shots
publisher: Nobody
version: "1"
dates:
  last_visit: [{document: visit_note}]
  IDX: [{event: shot, accept: [planned, ordered], within: after last_visit}, {same_as: last_visit}]
concepts:
  shot: {phrases: ["{epidural|injection}"]}
leaves:
  A:
    name: Shot
    statement: There was one.
    ask: A note.
    met: [{says: ["epidural"], within: 12 months before IDX}]
titles:
  - title: First
    criteria: {all: [A]}
`,
    },
  ],
);

test.each([
  ['Started epidurals last September.', '2026-06-01'],
  ['First epidural in September, with good relief.', '2026-06-01'],
  ['He got his first epidural on 9/12.', '2026-06-01'],
  ['We plan an epidural on September 12.', '2026-09-12'],
  ['September 12 is held for the epidural.', '2026-09-12'],
])('a day without a year lies ahead only where it is appointed: %j is asked for on %s', (said, day) => {
  const note = ['Office visit', who, 'Date of service: 06/01/2026', ...prose, said, 'Signed A. Reed, MD 06/01/2026'];
  expect(review([typedPage(1, ...note)], ofShots[0], 'First').index_date).toBe(day);
});
