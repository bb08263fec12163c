// A summary → lines on the terminal.

import type { Rate, Summary } from './score.ts';

const percent = (r: Rate): string => (r.of === 0 ? 'n/a' : `${((100 * r.right) / r.of).toFixed(1)} %`);
const line = (name: string, r: Rate): string =>
  `${name.padEnd(34)} ${`${r.right}/${r.of}`.padStart(9)}  ${percent(r).padStart(7)}   95 %: ${(100 * r.low).toFixed(0)}–${(100 * r.high).toFixed(0)} %`;

export function printScore(s: Summary, verbose: boolean): void {
  console.log(line('recommendation right', s.recommendation));
  console.log(
    `false approvals ${s.falseApprovals.length} ${s.falseApprovals.join(' ')}   false denials ${s.falseDenials.length} ${s.falseDenials.join(' ')}`,
  );
  console.log(line('criteria right', s.criteria));
  console.log(line('"met" precision', s.metPrecision));
  console.log(line('evidenced "not_met" precision', s.notMetPrecision));
  console.log(line('"met" with citation', s.metCited));
  console.log(line('citation agrees with label', s.citationAgrees));
  console.log(line('pends that lack a fact by label', s.pendsWithUnknown));
  console.log(line('"unknown" right', s.unknownRight));
  console.log(line('unknown by label, found', s.unknownFound));
  console.log(line('patient name right', s.patientNames));
  console.log(`reading and judging, median ${s.millisecondsMedian.toFixed(0)} ms a chart`);
  print('expected \\ got', s.confusion);
  print('criterion \\ got', s.leafConfusion);
  for (const [name, g] of [
    ...Object.entries(s.byScan).map(([k, v]) => [`scan ${k}`, v] as const),
    ...Object.entries(s.byTitle),
  ]) {
    console.log(
      `${name.slice(0, 76).padEnd(78)} ${g.recommendation.right}/${g.recommendation.of}  criteria ${percent(g.criteria)}`,
    );
  }
  for (const w of s.wrong) console.log(w);
  if (!verbose) return;
  for (const w of s.wrongLeaves)
    console.log(
      `${w.chart} ${w.leaf}: ${w.expected}→${w.got}${w.silent ? ' (silent)' : ''}\n    label: ${w.label}\n    said:  ${w.quote.replace(/\s+/g, ' ')}\n    why:   ${w.reason.replace(/\s+/g, ' ').slice(0, 220)}`,
    );
}

function print(title: string, t: Readonly<Record<string, Readonly<Record<string, number>>>>): void {
  const columns = Object.keys(Object.values(t)[0] ?? {});
  console.log(`\n${title.padEnd(16)}${columns.map((c) => c.padStart(10)).join('')}`);
  for (const [row, cells] of Object.entries(t))
    console.log(row.padEnd(16) + columns.map((c) => String(cells[c]).padStart(10)).join(''));
}
