// Percent relief from two scores on one scale (00-conventions section 4): "8/10 to 2/10", "pain 8 → 1". Sentences in, measurements out.

import type { Chart } from '../../../chart/chart.ts';
import type { Interval } from '../../../values/interval.ts';
import type { Span } from '../../../values/span.ts';
import { dateFor } from '../../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../../finding.ts';
import { flatText, sentenceTexts } from '../../flat-text.ts';
import type { Assess } from '../index.ts';
import { isDenied } from '../numbers/denied.ts';
import { maskedSpans } from '../numbers/masks.ts';
import { quantitiesIn, withNumberWords } from '../numbers/quantities.ts';
import { pairsOfCurves } from '../pain-curve/relief.ts';
import { sideIn } from '../sides.ts';
import { linePair } from './change-lines.ts';
import { inDigits } from './change-pairs.ts';
import { inColumns, score } from './columns.ts';
import { pairsOfLogs } from './log.ts';
import { N, type Pair, statedPairs } from './pairs.ts';
import { sharesOfPain, sumOfScores } from './shares.ts';
import { about, beforeAtEnd, hundredLine, wordsOfPain } from './words.ts';

const first =
  /\b(?:before|pre-?(?:procedure|block|injection|trial|op|treatment)?(?:edure)?|baseline|prior|initial(?:ly)?|from|was|started|went)\b/i;
const after =
  /\b(?:after|post-?(?:procedure|block|injection|trial|op|treatment)?|following|now|today|to|then|with (?:the )?(?:stimulator|stimulation|device|trial)|during (?:the )?trial|on trial|down)\b|→|->/i;

export function percentRelief(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  assess: Assess,
  exceptsIn: (sentence: number) => readonly Span[],
): Measurement[] {
  const out: Measurement[] = [];
  const texts = sentenceTexts(chart);
  const told = wordsOfPain(chart);
  const spelled = withNumberWords(chart);
  // A stated percentage says more than two scores of the same clause.
  const logs = pairsOfLogs(chart);
  const hours = pairsOfCurves(chart);
  const stated = new Map<number, Measurement[]>();
  for (const w of written) if (w.role === 'actual') stated.set(w.sentence, [...(stated.get(w.sentence) ?? []), w]);
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index];
    if (spelled[index] === 0 && !FIGURE.test(text) && !told.share(index)) continue;
    const from = chart.sentences[index].start;
    const said = (stated.get(index) ?? []).map((w) => clauseOf(text, w.start - from));
    if (said.length > 0 && !text.includes(';')) continue;
    const isSaid = (at: number): boolean => said.includes(clauseOf(text, at));
    const pairs = (logs.get(index) ?? hours.get(index) ?? pairsAt(chart, texts, index)).filter(
      (p) => p.before > 0 && p.after <= p.before && !isSaid(p.start) && !isDenied(text.slice(0, p.start)),
    );
    for (const p of pairs) {
      const percent = Math.round(((p.before - p.after) / p.before) * 1000) / 10;
      out.push(measured(chart, need, index, { lo: percent, hi: percent }, p, assess, text));
    }
    if (pairs.length > 0 || told.goal(index)) continue;
    const summed = said.length === 0 ? sumOfScores(text) : null;
    const sum = summed && sumsScores(chart, index) ? summed : null;
    if (sum) out.push(measured(chart, need, index, sum.value, { ...sum, inputs: [sum] }, assess, text));
    if (sum || !ofPainAt(chart, index)) continue;
    const excepts = exceptsIn(index);
    for (const share of sharesOfPain(text)) {
      const at = { start: from + share.start, end: from + share.end };
      // "RFA took 60 % off; the block 90 %": what the policy leaves out is left out of the same stretch.
      const left = excepts.some((x) => x.start < at.end + EXCEPT_REACH && at.start - EXCEPT_REACH < x.end);
      if (!left && !isSaid(share.start) && !isDenied(text.slice(0, share.start)))
        out.push(measured(chart, need, index, share.value, { ...share, inputs: [share] }, assess, text));
    }
  }
  return out;
}

/** Which of the clauses that semicolons part. */
const clauseOf = (text: string, at: number): number => text.slice(0, Math.max(0, at)).split(';').length;

const FIGURE = /[\d½¼¾]/;
const EXCEPT_REACH = 12;

/** Whether a share of something is of pain here: the sentence says so, or the one before it. */
function ofPainAt(chart: Chart, index: number): boolean {
  const told = wordsOfPain(chart);
  const s = chart.sentences[index];
  return (
    told.about(index) ||
    (chart.sentences[index - 1]?.document === s.document && told.about(index - 1)) ||
    (s.lead !== undefined && about.test(flatText(chart, s.lead))) ||
    about.test(chart.sections[s.section].heading)
  );
}

/** How far back the scores lie that a sentence sums up. */
const SUMMED = 5;
/** Whether scores of pain are told in the sentences right before one, and nothing else is counted there. */
function sumsScores(chart: Chart, index: number): boolean {
  const told = wordsOfPain(chart);
  const { document, section } = chart.sentences[index];
  let of = false;
  let scores = 0;
  for (let i = index - 1; i >= Math.max(0, index - SUMMED); i--) {
    const s = chart.sentences[i];
    if (s.document !== document || s.section !== section || told.ofSomethingElse(i)) break;
    of ||= told.about(i);
    if (told.twoScores(i)) scores++;
  }
  return of && scores > 0;
}

type Stretch = Pick<Pair, 'start' | 'end' | 'approximate' | 'inputs'>;

function measured(
  chart: Chart,
  need: AnalyteNeed,
  index: number,
  value: Interval,
  at: Stretch,
  assess: Assess,
  text: string,
): Measurement {
  const s = chart.sentences[index];
  const span = { start: s.start + at.start, end: s.start + at.end };
  return {
    ...span,
    analyte: need.id,
    value,
    approximate: at.approximate,
    unit: need.unit,
    unitBasis: 'written',
    role: 'actual',
    assertion: assess(chart, index, span),
    date: dateFor(chart, index, span),
    sentence: index,
    side: sideIn(text),
    label: span,
    qualifiers: [{ start: s.start, end: s.end }],
    inputs: at.inputs.map((i) => ({ start: s.start + i.start, end: s.start + i.end })),
    implausible: false,
  };
}

const NO_PAIRS: readonly Pair[] = [];

/** The score pairs of a sentence, or of the one before it and itself; offsets are those of the sentence. */
function pairsAt(chart: Chart, texts: readonly string[], index: number): readonly Pair[] {
  const told = wordsOfPain(chart);
  if (told.goal(index)) return NO_PAIRS;
  const s = chart.sentences[index];
  const text = texts[index];
  const before = chart.sentences[index - 1];
  const neighbour = before?.document === s.document ? texts[index - 1] : '';
  const headers = (s.cells ?? []).map((c) => (c.header ? flatText(chart, c.header) : ''));
  const lead = s.lead ? flatText(chart, s.lead) : '';
  const headed = about.test(chart.sections[s.section].heading);
  // Two scores out of ten, one before and one after something, are of pain whatever else the sentence names.
  const ofPain =
    told.about(index) ||
    told.outOfTenTwice(index) ||
    ((told.partThenScores(index) || told.partAgainst(index)) && !told.ofSomethingElse(index)) ||
    headed ||
    (about.test(`${lead} ${headers.join(' ')}`) && /\d/.test(text));
  const neighbourOfPain = neighbour !== '' && told.about(index - 1);
  if (ofPain || neighbourOfPain) {
    const spelled = withNumberWords(chart)[index] === 1;
    const pairs = statedPairs(text, spelled, told.partAgainst(index) && onLine(chart, s.document));
    if (pairs.length > 0) return pairs;
  }
  const lines = told.ofSomethingElse(index) ? null : linePair(chart, index, scoreLabel, oneScore);
  if (lines !== null && lines.before <= 10) return [lines];
  const across =
    (neighbourOfPain || headed) && neighbour !== '' && told.beforeAtEnd(index - 1) && !told.goal(index - 1)
      ? acrossSentences(neighbour, text)
      : null;
  if (across !== null) {
    const start = before.start - s.start;
    return [
      {
        ...across,
        start: start + across.start,
        inputs: across.inputs.map((i, n) => (n === 0 ? { start: start + i.start, end: start + i.end } : i)),
      },
    ];
  }
  if (!ofPain) return NO_PAIRS;
  if (s.kind !== 'row' || !s.cells) return inText(text);
  const columns = inColumns(text, s.start, s.cells, headers);
  return columns ? [columns] : NO_PAIRS;
}

/** Whether a paper measures pain on a line of a hundred millimetres. */
const onLine = (chart: Chart, document: number): boolean => {
  const d = chart.documents[document];
  return d !== undefined && hundredLine.test(chart.text.slice(d.start, d.end));
};

/** "Leg pain NRS before ESI 02/03/2026: 8/10" above "Leg pain NRS 4 weeks after ESI: 3/10". */
const scoreLabel = /\b(?:pain|nrs|vas|nprs|score)\b/i;
const oneScore = new RegExp(N, 'gi');

const afterAtStart = new RegExp(
  `^\\D{0,40}?(?:\\d+ ?(?:min|h|hr|hour|day|d|wk|week|mo|month)\\w*)?\\D{0,20}\\b(?:after|post-?\\w*|while|during|best|later|at\\s+\\d+ (?:min|h|hr|hour|day|week|wk|month|mo)\\w*|day \\d{1,2}|with (?:the )?(?:leads?|stim\\w*|wires?))\\b[^.;\\d]{0,25}:?\\s?${N}\\D*$`,
  'i',
);
const onHundred = /\bmm\b|\/\s?100/i;

/** "Pain with leaning back before: 9." and, as the next sentence, "Twenty minutes after: 1." */
function acrossSentences(left: string, right: string): Pair | null {
  const a = beforeAtEnd.exec(left);
  const b = a && afterAtStart.exec(inDigits(right));
  const most = onHundred.test(left) && onHundred.test(right) ? 100 : 10;
  if (!a || !b || Number(a[1]) > most || Number(b[1]) > most) return null;
  const start = a.index + a[0].lastIndexOf(a[1]);
  const end = b.index + b[0].lastIndexOf(b[1]);
  return {
    before: Number(a[1]),
    after: Number(b[1]),
    start,
    end: end + b[1].length,
    approximate: false,
    inputs: [
      { start, end: start + a[1].length },
      { start: end, end: end + b[1].length },
    ],
  };
}

function inText(text: string): readonly Pair[] {
  const all = quantitiesIn(text, maskedSpans(text)).filter(score);
  // "First block 8→1, second 8→3" are two answers.
  const changes = all.filter((q) => q.second !== null && q.change);
  if (changes.length > 0)
    return changes.map((change) => {
      const at = { start: change.start, end: change.end };
      return {
        before: change.first,
        after: change.second!,
        ...at,
        approximate: change.bound === 'about',
        inputs: [at],
      };
    });
  const scored = all.filter(
    (q) =>
      q.second === null &&
      (q.over !== null ||
        /\b(?:pain|vas|nrs|score|nprs|was|is|of|to|from|now|today|at)\b[\s:=(]*(?:about\s)?$/i.test(
          text.slice(Math.max(0, q.start - 20), q.start),
        )),
  );
  if (scored.length !== 2 || (scored[0].over ?? 10) !== (scored[1].over ?? 10)) return [];
  const [a, b] = scored;
  const left = text.slice(Math.max(0, a.start - 40), a.start);
  const between = text.slice(a.end, b.start);
  const right = text.slice(b.end, b.end + 40);
  const inputs = [a, b].map((q) => ({ start: q.start, end: q.end }));
  const span = { start: a.start, end: b.end };
  const approximate = a.bound === 'about' || b.bound === 'about';
  const early =
    (first.test(left) && !/\b(?:after|post)\b/i.test(left)) || first.test(between.split(/[,;]|\band\b/)[0] ?? '');
  const late = after.test(between) || after.test(right.split(/[,;]/)[0]);
  if (
    (early && late) ||
    /^\W*(?:\w+\W+)?(?:down|dropp?\w*|fell|improved|decreased|reduced)\W+to\W*(?:a\W+)?$/i.test(between) ||
    /\b(?:down|drop\w*|fell|decreas\w+|improv\w+|reduc\w+|went)\b[^.;]*$/i.test(
      `${left} ${/\bto\b/.test(between) ? '' : ';'}`,
    )
  )
    return [{ before: a.first, after: b.first, ...span, approximate, inputs }];
  // "2/10 today, 8/10 before the block"
  if (
    /\b(?:after|now|today|post|current)/i.test(left + between.split(/[,;]/)[0]) &&
    /\b(?:before|baseline|pre|prior|was|down from|from)/i.test(between + right)
  )
    return [{ before: b.first, after: a.first, ...span, approximate, inputs }];
  return [];
}
