import { describe, expect, test } from 'vitest';
import { isoOf } from '../../values/civil-date.ts';
import { chartFromText } from '../from-text.ts';
import { readChart } from '../read-chart.ts';
import { typedPage } from './typed-page.ts';

const prose = ['Seen for knee pain.', 'Plan: therapy.', 'Alex Morgan MD 06/01/2026'];
const nameOn = (...heads: readonly string[]) =>
  readChart(heads.map((head, i) => typedPage(i + 1, `Office visit 06/0${i + 1}/2026`, head, ...prose))).patient.name
    ?.text;

test.each([
  [['Patient: Thaddeus Mwangi-Prior   Born: 08/19/1963'], 'Thaddeus Mwangi-Prior'],
  [['Nettie M. Fairbanks / DOB 04/17/1969 / MRN 31-40092'], 'Nettie M. Fairbanks'],
  [['VALE, JORDAN   68 y.o. male   DOB: 03/04/1958   MRN: 88213'], 'Jordan Vale'],
  [['Patient Name   Jordan Vale      Study Date   07/15/2026', 'MRN 88213'], 'Jordan Vale'],
  [['Jordan Vale (68 yrs) M   DOB 03/04/1958'], 'Jordan Vale'],
  [['DUBOSE, Keisha Marie | F, 42 y | DOB 06/30/1984 | MRN 773021'], 'Keisha Marie Dubose'],
  [['Garrison Ledoux, b. 09/19/1983, MRN GS-60251'], 'Garrison Ledoux'],
  [['Crandall, Milton J.   d.o.b. 12/05/1960   record 88-1024'], 'Milton J. Crandall'],
  [['RUSK, Opal Jeannette   birth 09/12/1946   MRN 266-0173'], 'Opal Jeannette Rusk'],
  [
    ['QUARLES, DORIS L.   DICTATED: O. BOONE, M.D.   DOB 01/19/1963', 'QUARLES, DORIS   DOB 01/19/1963'],
    'Doris Quarles',
  ],
  [['PATIENT: VALE,JORDAN P   DOB: 03/04/1958 (68)   ID: V7742'], 'Jordan P. Vale'],
  [['Patient Dolores Pruitt. Please consider her request.'], 'Dolores Pruitt'],
  [['Patient: Jordan Vale  DOB 03/04/1958', 'PATIENT PAIN DIARY (fill in at home)'], 'Jordan Vale'],
  [['Patient: PRUITT, DARLENE K   DOB: 11/30/1960', 'Patient: Darlene Pruitt   DOB: 11/30/1960'], 'Darlene K. Pruitt'],
  [['Patient: Wendell T. Okafor   DOB 11/14/1963', 'Patient: Wendell Okafor   DOB 11/14/1963'], 'Wendell T. Okafor'],
])('%j is %s', (heads, name) => {
  expect(nameOn(...heads)).toBe(name);
});

test('a day between a name and its record number is a birth, and dates no paper', () => {
  const { patient, documents } = readChart([
    typedPage(1, 'Fox River Eye · Field room WEST, Mae · 09/17/1961 · MRN 660775', 'Lid screen, 05/06/2026.', ...prose),
  ]);
  expect(isoOf(patient.birthDate!.day)).toBe('1961-09-17');
  expect(isoOf(documents[0].date!.lo)).toBe('2026-05-06');
});

test.each([
  ['Surgeon: CARL ORR 03/04/2014'],
  ['Implanted by: Carl Orr 05/01/2013'],
  ['Emergency contact: Lee, Ruth 05/01/1948'],
  ['Subscriber: Lee, Robert 05/01/1948'],
  ['SMITH, JOHN 03/04/2014'],
])('a day behind the name of somebody else is not when the patient was born: %s', (line) => {
  const { patient } = readChart([
    typedPage(1, 'Office visit 06/01/2026', 'Patient: Lee, Ann   MRN 4410', line, ...prose),
  ]);
  expect(patient).toMatchObject({ name: { text: 'Ann Lee' }, birthDate: null });
});

test('a day behind a surgeon dates the operation where the birth has its label', () => {
  const { documents } = readChart([
    typedPage(1, 'Operative Report', 'Patient: Lee, Ann   DOB 07/14/1974', 'Surgeon: CARL ORR 03/04/2014', 'Scope.'),
  ]);
  expect(documents[0].date && isoOf(documents[0].date.lo)).toBe('2014-03-04');
});

test('a name on a line of its own, over the birth', () => {
  const page = typedPage(
    1,
    'Castellane, Reuben A.',
    'DOB 09/22/1970 | MRN 00417739',
    'Office visit 06/01/2026',
    ...prose,
  );
  expect(readChart([page]).patient.name?.text).toBe('Reuben A. Castellane');
});

test.each([
  ['in the line', 'Chestnut Ridge Eye Physicians          Reuben Castellane · DOB 09/22/1970', 'Work-up, second eye'],
  [
    'over the birth',
    'Chequamegon Lid Surgery                Reuben Castellane',
    'Consultation        DOB 09/22/1970 · MRN 88-1107',
  ],
])('a name at the right of a letterhead, %s', (_, first, second) => {
  const page = typedPage(1, first, second, ...prose);
  expect(readChart([page]).patient.name?.text).toBe('Reuben Castellane');
});

test('what stands beside something else over a number is no other patient', () => {
  const page = typedPage(
    1,
    'Patient: Ann Lee                      DOB 01/28/1952',
    'Sex F                                 Age 74',
    'Language English                      Room 4',
    'Insurance                             Blue Cross',
    'Visit 03/02/2026                      MRN 99887',
    ...prose,
  );
  const chart = readChart([page]);
  expect([chart.patient.name?.text, chart.otherPatients.length]).toEqual(['Ann Lee', 0]);
});

describe('whose chart it is', () => {
  const other = (text: string): string[] => chartFromText(text).otherPatients.map((p) => p.text);
  test('names in other forms are the same person', () => {
    const chart = chartFromText(
      '=== visit_note 2026-01-01\nPatient: Lorraine Okafor-Bell DOB: 05/21/1959\n=== lab 2026-01-02\nPatient: OKAFOR-BELL, LORRAINE M\n=== order 2026-01-03\nPt: Okafor, L.\n=== letter 2026-01-04\nRe: Lorraine Okafor-Bel, born 05/21/1959',
    );
    expect(chart.patient.name?.text).toBe('Lorraine Okafor-Bell');
    expect(chart.otherPatients).toEqual([]);
  });
  test('another person is noticed', () => {
    expect(
      other(
        '=== visit_note 2026-01-01\nPatient: Ann Lee DOB: 05/21/1959\nShe is well.\n=== lab 2026-01-02\nPatient: Robert Quintana DOB: 02/03/1944\nA1c 8.1',
      ),
    ).toEqual(['Robert Quintana']);
  });
  test.each(['WEST, MAE 09/17/1961', 'West, Mae E. | 09/17/1961 | 77-1903', 'WEST, MAE 09/17/1961 F'])(
    'also by the head of a page alone: %s',
    (head) => {
      const own = typedPage(1, 'Office visit 06/01/2026', 'Patient: Ann Lee   DOB: 05/21/1959   MRN 4410', ...prose);
      const page = typedPage(2, head, 'Left eye 20/400, a dense cataract.', 'Alex Morgan MD 06/02/2026');
      expect(readChart([own, page]).otherPatients.map((p) => p.text)).toHaveLength(1);
    },
  );
  test.each<[string, string]>([
    ['Hernia Repair 05/05/1999', 'Family history: none.'],
    ['Cholecystectomy, Laparoscopic 04/12/2009', 'Family history: none.'],
    ['Prevnar, Pneumovax 10/04/2012', 'Shingrix, Second 10/04/2015'],
    ['Lee, Robert 04/12/1957 (husband)', 'He drives her.'],
    ['LEE, ROBERT 04/12/1957 M', 'Subscriber 88123'],
  ])('not by a list or a household that goes on at the top of a page: %s', (...lines) => {
    const own = typedPage(1, 'Office visit 06/01/2026', 'Patient: Ann Lee   DOB: 05/21/1959   MRN 4410', ...prose);
    expect(readChart([own, typedPage(2, ...lines)]).otherPatients).toEqual([]);
  });
  test('who is named again without a label is nobody else', () => {
    const pages = ['LEE, ANN 05/21/1959', 'Lee, A. 05/21/1959', 'ANN LEE 05/21/1959'].map((head, i) =>
      typedPage(i + 1, head, `Office visit 06/0${i + 1}/2026`, ...prose),
    );
    expect(readChart(pages).otherPatients).toEqual([]);
  });
  test('providers, family and contacts are no patients', () => {
    expect(
      other(
        'Patient: Ann Lee DOB: 05/21/1959\nProvider: Robert Quintana, MD\nEmergency contact: John Lee\nMother: Grace Hopper, alive\nReferred by: Carla Diaz, NP',
      ),
    ).toEqual([]);
  });
});
