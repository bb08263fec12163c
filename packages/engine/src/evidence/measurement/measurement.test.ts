import { expect, test } from 'vitest';
import { isoOf } from '../../values/civil-date.ts';
import { parseFormula } from '../../values/formula.ts';
import { assess } from '../assertion/index.ts';
import type { AnalyteNeed, Measurement } from '../finding.ts';
import { casesOf, chartOf, phrasesOf, showInterval } from '../marked-cases.ts';
import { findMeasurements } from './index.ts';

const need = (
  id: string,
  unit: string,
  plausible: readonly [number, number],
  labels: string[],
  except: string[] = [],
  computed: AnalyteNeed['computed'] = null,
): AnalyteNeed => ({ id, unit, plausible, labels: phrasesOf(labels), except: phrasesOf(except), computed });
const needs: readonly AnalyteNeed[] = [
  need('ef', '%', [5, 90], ['LVEF', 'EF', 'ejection fraction']),
  need('ahi', '/h', [0, 200], ['AHI', 'apnea hypopnea index'], ['REM', 'supine', 'residual', '{on|with} CPAP']),
  need('a1c', '%', [3, 20], ['A1c', 'HbA1c', 'hemoglobin A1c']),
  need('spo2', '%', [30, 100], ['SpO2', 'O2 sat', 'saturation']),
  need('ess', 'points', [0, 24], ['ESS', 'Epworth', 'Epworth Sleepiness Scale']),
  need('pain', '/10', [0, 10], ['pain', 'NRS', 'VAS']),
  need('sbp', 'mmHg', [50, 300], ['BP', 'blood pressure']),
  need('pao2', 'mmHg', [20, 600], ['PaO2']),
  need('qrs', 'ms', [40, 300], ['QRS', 'QRS duration']),
  need('mrd', 'mm', [-5, 10], ['MRD1']),
  need('va', '20/x', [10, 1000], ['VA', 'BCVA', 'visual acuity', 'acuity']),
  need('nyha', '', [1, 4], ['NYHA']),
  need('glucose', 'mg/dL', [20, 900], ['glucose', 'sugar']),
  need('weight', 'kg', [30, 400], ['weight', 'wt', 'weighs']),
  need('height', 'cm', [120, 230], ['height', 'ht']),
  need('temp', 'degF', [90, 110], ['temp', 'temperature']),
  need('use', 'h', [0, 24], ['use', 'average use', 'used it']),
  need('nights', '%', [0, 100], ['nights', 'used on', 'nights used']),
  need('neck', 'cm', [25, 80], ['neck', 'neck circumference']),
  need('bmi', 'kg/m2', [10, 120], ['BMI', 'body mass index'], [], 'bmi'),
  need('py', 'pack-years', [0, 250], ['pack years', 'pack year'], [], 'pack_years'),
  need('relief', '%', [0, 100], ['relief', 'improvement', 'pain relief'], [], 'percent_relief'),
  need('cut', '%', [-300, 100], ['opioid reduction'], [], 'analgesic_cut'),
  need('gain', '%', [-100, 1000], ['functional improvement'], [], 'function_gain'),
];
const only = (ids: readonly string[]): readonly AnalyteNeed[] => needs.filter((n) => ids.includes(n.id));

const show = (m: Measurement): string =>
  [m.analyte, (m.approximate ? '~' : '') + showInterval(m.value), m.role === 'actual' ? '' : m.role, m.side ?? '']
    .filter(Boolean)
    .join(' ');

function read(text: string, wanted: readonly AnalyteNeed[]): { m: Measurement; text: string }[] {
  const chart = chartOf(text);
  return [...findMeasurements(chart, wanted, assess).values()]
    .flat()
    .sort((a, b) => a.start - b.start || a.value.lo! - b.value.lo!)
    .map((m) => ({ m, text: chart.text }));
}

/** Columns of a width that every cell fits in. */
const table = (text: string): string => {
  const rows = text.split(' // ').map((r) => r.split(' | '));
  const width = rows[0].map((_, i) => Math.max(...rows.map((r) => (r[i] ?? '').length)) + 6);
  return rows.map((r) => r.map((c, i) => c.padEnd(width[i])).join('')).join('\n');
};

const single = needs.filter((n) => n.computed === null && n.id !== 'weight' && n.id !== 'height');
const plain = [...single, ...only(['bmi', 'weight', 'height'])].map((n) => ({ ...n, computed: null }));

for (const name of ['values', 'bounds', 'roles']) {
  test.each(casesOf(new URL(`../cases/${name}.yaml`, import.meta.url)))(`${name}: %j says %j`, (text, says) => {
    expect(sorted(read(text, plain).map(({ m }) => show(m)))).toEqual(sorted(says === '' ? [] : says.split(' | ')));
  });
}

test.each(casesOf(new URL('../cases/computed.yaml', import.meta.url)))('computed: %j gives %j', (text, says) => {
  expect(
    read(text, only(['bmi', 'py', 'relief', 'cut', 'gain']))
      .map(({ m }) => show(m))
      .join(' | '),
  ).toBe(says);
});

const hours = { ...need('hours', 'h', [0, 24], ['TST', 'recorded for', 'slept']), computed: null };
const hyp = need('hyp', '', [0, 900], ['hypopneas', '"H"'], ['index']);
const apn = need('apn', '', [0, 900], ['apneas', '"A"'], ['index']);
const events: AnalyteNeed = {
  ...need('events', '', [0, 2000], ['total events']),
  from: ['hyp + [apn]', 'ahi * hours'].map((f) => parseFormula(f)!),
};
test.each([
  ['TST 6 h, AHI 14.6.', 'events 87.6'],
  ['Total events 40. TST 6 h, AHI 14.6.', 'events 40'],
  ['12 apneas and 55 hypopneas in 2 h.', 'events 67'],
  ['31 hypopneas.', 'events >=31'],
  ['AHI 14.6.', ''],
  ['Diagnostic part: slept 2 h, AHI 40. Titration: slept 4 h, AHI 3.', 'events 80 | events 12'],
  ['Slept 2 h. AHI 40. Slept 4 h.', ''],
])('worked out: %j gives %j', (text, says) => {
  const found = findMeasurements(chartOf(text), [events, hyp, apn, only(['ahi'])[0], hours], assess).get('events')!;
  expect(found.map(show).join(' | ')).toBe(says);
  expect(found.every((m) => m.value.hi === 40 || (m.inputs?.length ?? 0) > 0)).toBe(true);
});

test.each(casesOf(new URL('../cases/tables.yaml', import.meta.url)))('table: %j says %j', (text, says) => {
  const asked = new Set(says.split(' | ').map((s) => s.split(' ')[0]));
  const wanted =
    says === ''
      ? plain
      : needs
          .filter((n) => asked.has(n.id))
          .map((n) => (n.id === 'bmi' && !text.includes('Visit') ? { ...n, computed: null } : n));
  const found = read(table(text), wanted).map(
    ({ m }) => show(m) + (m.date && m.date.basis === 'column' ? ` @${isoOf(m.date.lo)}` : ''),
  );
  expect(sorted(found)).toEqual(sorted(says === '' ? [] : says.split(' | ')));
});

const sorted = (list: readonly string[]): string[] => [...list].sort();

test('a computed value cites all that it was computed from', () => {
  const [{ m, text }] = read('Height 64 in. Weight 220 lb.', only(['bmi']));
  expect(m.inputs?.map((i) => text.slice(i.start, i.end))).toEqual(['Height 64 in.', 'Weight 220 lb.']);
});

test.each([
  ['Hct 50 on phlebotomy (was 58).', '50 current, 58 historical'],
  ['Hct down to 50 from 58.', '50 current, 58 historical'],
  ['At his highest his hct was 52; hct today 41.', '52 historical, 41 current'],
  ['He entered our program at a hct of 52; hct today 41.', '52 historical, 41 current'],
  ['Hct at discharge was 58; hct today 41.', '58 historical, 41 current'],
  ['Hct was 58 % in March; it has come up to 60 %.', '58 historical, 60 current'],
  ['Hct 58 % in March and has since dropped to 41 %.', '58 historical, 41 current'],
  ['06/11/2026: Hct 48.9, improved from 57.2 in the ED.', '48.9 current, 57.2 historical'],
])('what a value came from was so earlier: %j', (text, says) => {
  const found = read(text, [need('hct', '%', [0, 80], ['hct'])]).map(({ m }) => m);
  expect(found.map((m) => `${m.value.lo} ${m.assertion.temporality}`).join(', ')).toBe(says);
  const [now, then] = ['current', 'historical'].map((t) => found.find((m) => m.assertion.temporality === t)!.date!);
  expect(then.hi).toBeLessThan(now.lo);
});

test('an impossible value is flagged', () =>
  expect(read('SpO2 180 %.', only(['spo2'])).map(({ m }) => m.implausible)).toEqual([true]));

const share: AnalyteNeed = { ...need('share', '%', [0, 100], ['adherence rate of nights']), computed: 'adherence' };
test.each([
  ['4 h or more on 24 of 30 nights.', '80'],
  ['In the thirty days ending 5/10 he wore it at least four hours on 28 nights.', '93.33'],
  ['04/01 - 04/30 (30 days): 22 nights at 4 hours or more.', '73.33'],
  ['30-day run Apr 4 - May 3: 23 nights met the 4 h mark.', '76.67'],
  ['90-day report: 12% of nights at 4 h, best month 17%.', '12 17'],
  ['Percent of days over 4 hrs: 92%', '92'],
  ['Best consecutive 30 days over 4 h: 16/30 (53%).', '53.33 53'],
  ['Usage >= 4 hours: 83 %.', '83'],
  ['04/01-04/14: 13/14 days >= 4 h (93%).', ''],
  ['First two weeks: 95 % of nights at 4 h or more.', ''],
  ['Average use 5.1 h, 29 of 30 days used.', ''],
  ['The insurer requires 4 h on 70 % of nights.', ''],
  ['Used more than 4 hours on 22 nights.', ''],
  ['Adherence definitions: adherent = 4 h or more on 70 % of nights in a consecutive 30-day period.', ''],
  ['Compliance is 4 hours on 70% of nights.', ''],
  ['Compliance 4 hours or more: 71 % of nights.', '71'],
  // A share of the nights it was worn is none of the nights there were.
  ['Of the nights she puts it on, 74 % run past four hours.', ''],
  ['On nights used, 81% were 4 h or more.', ''],
  ['4 h or more on 90 % of the nights he wore it.', ''],
  ['Best 30 nights: 24 with four hours or more.', '80'],
  ['He passed four hours on 25 of 30 nights.', '83.33'],
  ['21 nights out of thirty he kept the mask on at least four hours.', '70'],
  ['Averages 6.2 hours, 28/30 days used, 25/30 >= 4 hr.', '83.33'],
  ['30 nights, 28 with use, 20 with 4 hours or more.', ''],
  ['% days >= 4h: 77', '77'],
  ['Nights used 22 of 30; 4 h or more on 18 of 30 nights.', '60'],
  ['Share of used days reaching 4 hours 81 %', ''],
])('adherence: %j is %j', (text, says) =>
  expect(
    findMeasurements(chartOf(text), [share], assess)
      .get('share')!
      .map((m) => showInterval(m.value))
      .join(' '),
  ).toBe(says),
);

test('a column of values names none of them where each row names its test', () => {
  const meter = [need('glucose', 'mg/dL', [20, 900], ['glucose', '{value|values|reading}'])];
  const lab = ['Test | Value | Range', 'Glucose, random | 148 | 70-99', 'ALT | 22 | 7-40', 'GGT | 31 | 5-61'].join(
    ' // ',
  );
  expect(read(table(lab), meter).map(({ m }) => show(m))).toEqual(['glucose 148', 'glucose 70..99 reference']);
  const log = ['Date | Value', '07/01/2026 | 64', '07/02/2026 | 58'].join(' // ');
  expect(read(table(log), meter).map(({ m }) => show(m))).toEqual(['glucose 64', 'glucose 58']);
});
