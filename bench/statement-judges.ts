// A labelled statement in, what was asked of it and whether the reader answers as labelled out.

import { chartFromText } from '../packages/engine/src/chart/index.ts';
import { assess } from '../packages/engine/src/evidence/assertion/index.ts';
import { parseMarked } from '../packages/engine/src/evidence/assertion/marked-sentences.ts';
import { dateFor, durationsIn } from '../packages/engine/src/evidence/dates/index.ts';
import type { AnalyteNeed, Assertion, TherapyNeed } from '../packages/engine/src/evidence/finding.ts';
import { chartOf, phrasesOf, showInterval } from '../packages/engine/src/evidence/marked-cases.ts';
import { findMeasurements } from '../packages/engine/src/evidence/measurement/index.ts';
import { agents } from '../packages/engine/src/evidence/therapy/agents/index.ts';
import { findTherapies } from '../packages/engine/src/evidence/therapy/index.ts';
import { isoOf } from '../packages/engine/src/values/civil-date.ts';

export type Judged = { readonly asked: string; readonly right: boolean; readonly told: string };

const NOT_DONE: ReadonlySet<string> = new Set(['planned', 'recommended', 'ordered']);

/** In the labels of the authors: none for a plain statement. */
function labelsOf({ polarity, certainty, frame, experiencer, temporality }: Assertion): string {
  const labels = [
    polarity === 'negated' ? 'negated' : '',
    certainty === 'certain' ? '' : 'possible',
    frame === 'actual' ? '' : NOT_DONE.has(frame) ? 'notdone' : frame,
    experiencer === 'patient' ? '' : experiencer,
    temporality === 'current' ? '' : temporality,
  ];
  return labels.filter(Boolean).sort().join(' ');
}

/** Is each phrase taken for a plain fact where it is one, and for none where it is not? */
export function judgePhrases(line: string): Judged[] {
  return parseMarked(line).flatMap(({ text, targets }) => {
    const chart = chartFromText(text);
    return targets.map(({ start, end, want }): Judged => {
      const said = text.slice(start, end);
      const span = placeOf(chart.text, said, start);
      const sentence = chart.sentences.findIndex((s) => s.start <= span.start && span.start < s.end);
      const got = sentence < 0 ? 'unread' : labelsOf(assess(chart, sentence, span));
      const asked = want.length === 0 ? 'plain' : 'not plain';
      return { asked, right: (got === '') === (want.length === 0), told: `[${said}] ${got || 'plain'}` };
    });
  });
}

/** The occurrence nearest to where it stood before the text was set. */
function placeOf(text: string, said: string, near: number): { readonly start: number; readonly end: number } {
  let start = text.indexOf(said);
  for (let at = start; at >= 0; at = text.indexOf(said, at + 1))
    if (Math.abs(at - near) < Math.abs(start - near)) start = at;
  return { start, end: start + said.length };
}

type Course = {
  readonly id: string;
  readonly status: string;
  readonly outcome: string;
  readonly days: readonly [number, number] | null;
  readonly sessions: number | null;
};

const everything: TherapyNeed = { id: 'any', classes: agents.map((a) => a.id), phrases: [], except: [] };
/** What two readers of one sentence do not agree on is one. */
const SAME: Readonly<Record<string, string>> = { stopped: 'tried', prescribed: 'planned', ongoing: 'unstated' };
const merged = (word: string): string => SAME[word] ?? word;

export function judgeTherapies({ text, agents: courses }: { text: string; agents: readonly Course[] }): Judged[] {
  const found = findTherapies(chartOf(text), [everything], assess)
    .get('any')!
    .filter((e) => e.assertion.experiencer === 'patient' && !['hypothetical', 'goal'].includes(e.assertion.frame));
  return courses.flatMap(({ id, status, outcome, days, sessions }): Judged[] => {
    const own = found.filter((e) => e.agent === id);
    const episode = own.find((e) => e.outcome !== 'unstated') ?? own[0];
    if (!episode) return [{ asked: 'agent', right: false, told: `no ${id}` }];
    const judged: Judged[] = [
      { asked: 'agent', right: true, told: id },
      { asked: 'status', right: merged(episode.status) === merged(status), told: `${id} ${episode.status}` },
      { asked: 'outcome', right: merged(episode.outcome) === merged(outcome), told: `${id} ${episode.outcome}` },
    ];
    const lasted = episode.days;
    if (days)
      judged.push({
        asked: 'days',
        right: lasted?.lo != null && Math.abs(lasted.lo - days[0]) <= Math.max(3, 0.15 * days[0]),
        told: `${id} ${lasted && showInterval(lasted)}`,
      });
    if (sessions !== null)
      judged.push({
        asked: 'sessions',
        right: episode.sessions?.lo === sessions,
        told: `${id} ${episode.sessions?.lo}`,
      });
    return judged;
  });
}

const need = (
  id: string,
  unit: string,
  plausible: readonly [number, number],
  labels: readonly string[],
  except: readonly string[] = [],
): AnalyteNeed => ({ id, unit, plausible, labels: phrasesOf(labels), except: phrasesOf(except), computed: null });
const analytes: readonly AnalyteNeed[] = [
  need('ef', '%', [5, 90], ['LVEF', 'EF', 'ejection fraction']),
  need('ahi', '/h', [0, 200], ['AHI', 'apnea hypopnea index'], ['REM', 'supine', 'residual', '{on|with} CPAP']),
  need('a1c', '%', [3, 20], ['A1c', 'HbA1c', 'hemoglobin A1c']),
  need('spo2', '%', [30, 100], ['SpO2', 'O2 sat', 'saturation', 'sat', 'sats']),
  need('ess', 'points', [0, 24], ['ESS', 'Epworth', 'Epworth Sleepiness Scale']),
  need('pain', '/10', [0, 10], ['pain', 'NRS', 'VAS']),
  need('sbp', 'mmHg', [50, 300], ['BP', 'blood pressure']),
  need('pao2', 'mmHg', [20, 600], ['PaO2']),
  need('qrs', 'ms', [40, 300], ['QRS', 'QRS duration']),
  need('mrd', 'mm', [-5, 10], ['MRD1', 'MRD']),
  need('va', '20/x', [10, 1000], ['VA', 'BCVA', 'visual acuity', 'acuity']),
  need('nyha', '', [1, 4], ['NYHA']),
  need('glucose', 'mg/dL', [20, 900], ['glucose', 'sugar']),
  need('weight', 'kg', [30, 400], ['weight', 'wt', 'weighs']),
  need('height', 'cm', [120, 230], ['height', 'ht']),
  need('temp', 'degF', [90, 110], ['temp', 'temperature']),
  need('neck', 'cm', [25, 80], ['neck', 'neck circumference']),
  need('bmi', 'kg/m2', [10, 120], ['BMI', 'body mass index']),
];
type Value = {
  readonly id: string;
  readonly value: string;
  readonly role: string;
  readonly date: string | null;
};
const rounded = (value: string): string =>
  value.replace(/\d+(?:\.\d+)?/g, (n) => String(Math.round(Number(n) * 10) / 10));
/** Of units: kilograms, centimetres and degrees are worked out. */
const CLOSE = 0.6;
const isClose = (a: string, b: string): boolean => Math.abs(Number.parseFloat(a) - Number.parseFloat(b)) < CLOSE;

export function judgeValues({ text, values }: { text: string; values: readonly Value[] }): Judged[] {
  const left = [...findMeasurements(chartOf(text), analytes, assess).values()].flat();
  const judged = values.flatMap(({ id, value, role, date }): Judged[] => {
    const at = left.findIndex(
      (m) =>
        m.analyte === id &&
        (rounded(showInterval(m.value)) === rounded(value) ||
          (['weight', 'height', 'temp'].includes(id) && isClose(showInterval(m.value), value))),
    );
    if (at < 0) return [{ asked: 'found', right: false, told: `no ${id} ${value}` }];
    const [m] = left.splice(at, 1);
    const day = m.date ? isoOf(m.date.lo) : '';
    return [
      { asked: 'found', right: true, told: id },
      { asked: 'role', right: (m.role === 'actual') === (role === 'actual'), told: `${id} ${value} ${m.role}` },
      ...(date ? [{ asked: 'its day', right: day.startsWith(date), told: `${id} ${value} ${day}` }] : []),
    ];
  });
  const tooMany = left.map((m) => `${m.analyte} ${showInterval(m.value)}`);
  return [...judged, { asked: 'nothing else', right: tooMany.length === 0, told: tooMany.join(', ') }];
}

type Day = {
  readonly text: string;
  readonly phrase: string;
  readonly date?: readonly [string, string];
  readonly days?: readonly [number, number];
};
const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;

export function judgeDay({ text, phrase, date, days }: Day): Judged {
  const chart = chartOf(text);
  const start = chart.text.lastIndexOf(phrase);
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  if (date) {
    const found = dateFor(chart, sentence, { start, end: start + phrase.length });
    const [lo, hi] = [dayOf(date[0]), dayOf(date[1])];
    const slack = Math.max(3, (hi - lo) / 2);
    const right = found !== null && Math.abs(found.lo - lo) <= slack && Math.abs(found.hi - hi) <= slack;
    return { asked: 'day', right, told: `${phrase} ${found && `${isoOf(found.lo)}..${isoOf(found.hi)}`}` };
  }
  const [lo, hi] = days!;
  const lasted = durationsIn(chart, sentence);
  const right = lasted.some(
    ({ days: d }) =>
      d.lo !== null &&
      Math.abs(d.lo - lo) <= Math.max(3, 0.12 * lo) &&
      (d.hi === null || Math.abs(d.hi - hi) <= Math.max(3, 0.15 * hi)),
  );
  return { asked: 'lasted', right, told: `${phrase} ${lasted.map((d) => showInterval(d.days)).join(' | ')}` };
}
