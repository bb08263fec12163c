import { expect, test } from 'vitest';
import { dayFromIso, isoOf } from './civil-date.ts';
import { findDates } from './date-text.ts';

const show = (text: string, anchor?: string): string =>
  findDates(text, anchor ? { anchor: dayFromIso(anchor) } : {})
    .map((d) => `${text.slice(d.start, d.end)}=${d.lo === d.hi ? isoOf(d.lo) : `${isoOf(d.lo)}..${isoOf(d.hi)}`}`)
    .join(' | ');

test.each([
  ['seen 06/09/2026.', '06/09/2026=2026-06-09'],
  ['DOB 4/17/58', '4/17/58=1958-04-17'],
  ['on 9 June 2026', '9 June 2026=2026-06-09'],
  ['June 9, 2026', 'June 9, 2026=2026-06-09'],
  ['Tuesday, June 9th, 2026', 'June 9th, 2026=2026-06-09'],
  ['2026-06-09T10:00Z', '2026-06-09T10:00Z=2026-06-09'],
  ['08 Oct 2026', '08 Oct 2026=2026-10-08'],
  ['09-Jun-2026, 09JUN2026', '09-Jun-2026=2026-06-09 | 09JUN2026=2026-06-09'],
  ['28/06/2026', '28/06/2026=2026-06-28'],
  ['09.06.2026', '09.06.2026=2026-06-09'],
  ['Mar 2025', 'Mar 2025=2025-03-01..2025-03-31'],
  ['03/2025', '03/2025=2025-03-01..2025-03-31'],
  ['since 2019.', '2019=2019-01-01..2019-12-31'],
  ['03/02/2026 to 05/25/2026', '03/02/2026=2026-03-02 | 05/25/2026=2026-05-25'],
  ['PT 02/02/2026-05/15/2026', '02/02/2026=2026-02-02 | 05/15/2026=2026-05-15'],
  ['3/2-5/15/26', '3/2=2026-03-02 | 5/15/26=2026-05-15'],
  ['08/03 to 09/18/2026', '08/03=2026-08-03 | 09/18/2026=2026-09-18'],
  ['from January to August 2024', 'January=2024-01-01..2024-01-31 | August 2024=2024-08-01..2024-08-31'],
  ['June 3 and 10, 2026', 'June 3=2026-06-03 | 10, 2026=2026-06-10'],
  ['June 3–9, 2026', 'June 3=2026-06-03 | 9, 2026=2026-06-09'],
  ['02/30/2026', ''],
  ['2000 mg, 1950 mL, CPT 2010, 20/40, 5/5, 10/10, BP 120/80', ''],
  ['April 21 and 08/27', ''],
])('%j without an anchor is %j', (text, want) => expect(show(text)).toBe(want));

test.each([
  ['April 21 (week-June 3)', '2026-06-01', 'April 21=2026-04-21 | June 3=2026-06-03'],
  ['April 21', '2026-06-01', 'April 21=2026-04-21'],
  ['seen 12/20', '2026-01-10', '12/20=2025-12-20'],
  ['on 08/27', '2026-08-05', '08/27=2026-08-27'],
  ['PT Jan 20 - Apr 17 there', '2026-06-01', 'Jan 20=2026-01-20 | Apr 17=2026-04-17'],
  ['PT January 20-April 17', '2026-06-01', 'January 20=2026-01-20 | April 17=2026-04-17'],
  ['since 4/6, no better', '2026-06-01', '4/6=2026-04-06'],
  ['naproxen started 3/2, MRI 4/14, ESI 5/6 helped', '2026-06-01', '3/2=2026-03-02 | 4/14=2026-04-14 | 5/6=2026-05-06'],
  ['4/14: caudal, no help', '2026-06-01', '4/14=2026-04-14'],
  ['started 1/2 tab, MBB 2/2 positive, pain started 8/10, 4/5: strength', '2026-06-01', ''],
  ['since July', '2026-10-29', 'July=2026-07-01..2026-07-31'],
  ['pain 10/10, vision 20/40, strength 5/5', '2026-10-29', ''],
  ['may be worse; Mark 3', '2026-10-29', ''],
  ['A COLD IN MARCH, SINCE JUNE 3 IN THERAPY', '2026-06-29', 'MARCH=2026-03-01..2026-03-31 | JUNE 3=2026-06-03'],
  ['THIS MAY BE WORSE BY MARCHING', '2026-10-29', ''],
])('%j in a note of %s is %j', (text, anchor, want) => expect(show(text, anchor)).toBe(want));

test('text without dates gives none', () =>
  expect(show('no improvement with therapy for 6 weeks, 12.6 events')).toBe(''));
