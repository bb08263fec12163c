// A summary and its cases → one HTML file that needs nothing else, for people to look at.

import { ENGINE_VERSION } from '@mnr/engine/version';
import { escapeHtml, intervals, matrix, percent, times } from './plots.ts';
import type { Summary } from './score.ts';

const style = `
:root{color-scheme:light dark;--paper:#fbfaf8;--card:#fff;--ink:#1d2530;--soft:#5d6878;--line:#e3e1dc;--good:#1f7a5c;--bad:#c0392b;--warn:#b7791f;--blue:#2a5fa5}
@media(prefers-color-scheme:dark){:root{--paper:#14181e;--card:#1c2129;--ink:#e8ebef;--soft:#98a3b3;--line:#303844;--good:#4fb892;--bad:#ef7d70;--warn:#dfae5a;--blue:#7fb0ee}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1040px;margin:0 auto;padding:40px 24px 80px}h1{font-size:28px;margin:0 0 4px;letter-spacing:-.01em}h2{font-size:18px;margin:0 0 4px}
p{margin:0 0 12px;color:var(--soft);max-width:70ch}section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:20px 24px;margin-top:20px}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));gap:14px;margin-top:24px}.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 18px}
.card b{display:block;font-size:30px;line-height:1.2;font-variant-numeric:tabular-nums}.card span{color:var(--soft);font-size:13px}.good b{color:var(--good)}.bad b{color:var(--bad)}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(400px,1fr));gap:28px}
svg{display:block;width:100%;height:auto;font:13px system-ui,sans-serif}svg text{fill:var(--ink)}svg .tick{fill:var(--soft);font-size:11px}svg .value{font-variant-numeric:tabular-nums}
svg .grid{stroke:var(--line)}svg .bar{stroke:var(--blue);stroke-opacity:.35;stroke-width:8;stroke-linecap:round}svg .dot{fill:var(--blue)}svg .miss{fill:var(--bad)}
svg .right{fill:var(--good)}svg .wrong{fill:var(--warn)}svg .worst{fill:var(--bad)}svg .none{fill:var(--line);fill-opacity:.45}svg .count,svg .strong{font-size:17px;font-weight:600}svg .zero{fill:var(--soft)}svg .strong{fill:var(--card)}
table{border-collapse:collapse;width:100%;font-size:14px}th{text-align:left;color:var(--soft);font-weight:500}td,th{padding:6px 10px 6px 0;border-bottom:1px solid var(--line);vertical-align:top}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
.pill{display:inline-block;padding:0 9px;border-radius:99px;border:1px solid var(--line);font-size:13px}.pill.miss{border-color:var(--bad);color:var(--bad)}q{color:var(--soft)}
.wrap{overflow-x:auto}@media print{section,.card{break-inside:avoid}}`;

export function htmlReport(s: Summary): string {
  const named = (of: Summary['byScan'], what: 'recommendation' | 'criteria') =>
    Object.entries(of).map(([name, g]) => ({ name: name.replace(/^[^:]+: /, ''), rate: g[what] }));
  const dangers = s.falseApprovals.length + s.falseDenials.length;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Evaluation: ${s.recommendation.right} of ${s.recommendation.of} recommendations right</title><style>${style}</style>
<main>
<h1>${s.recommendation.right} of ${s.recommendation.of} recommendations right</h1>
<p>${dangers === 0 ? 'No case was approved or denied that should not have been.' : `${dangers} ${dangers === 1 ? 'case was' : 'cases were'} approved or denied that should not have been.`} Engine ${escapeHtml(ENGINE_VERSION)}. Every share stands with its 95 % interval (Wilson); with few cases the interval says more than the share.</p>
<div class="cards">
${card('recommendations right', percent(s.recommendation), '')}
${card('false approvals', String(s.falseApprovals.length), s.falseApprovals.length === 0 ? 'good' : 'bad')}
${card('false denials', String(s.falseDenials.length), s.falseDenials.length === 0 ? 'good' : 'bad')}
${card('criteria right', percent(s.criteria), '')}
${card('“met” that is met', percent(s.metPrecision), '')}
${card('a chart, median, once read', `${s.millisecondsMedian.toFixed(0)} ms`, '')}
</div>
${section(
  'What was promised',
  'The point is the share, the bar its interval.',
  intervals('Shares with their intervals', [
    { name: 'recommendation right', rate: s.recommendation },
    { name: 'criteria right', rate: s.criteria },
    { name: '“met” is met', rate: s.metPrecision },
    { name: 'evidenced “not met” is not met', rate: s.notMetPrecision },
    { name: '“met” has a citation', rate: s.metCited },
    { name: 'citation agrees with the label’s', rate: s.citationAgrees },
    { name: 'patient name right', rate: s.patientNames },
  ]),
)}
<section class="two"><div><h2>Recommendations</h2><p>Rows: the label. Columns: what was recommended. Red is dangerous, amber is caution where none was needed, or the wrong caution.</p>${matrix('Recommendations against labels', s.confusion, (row, column) => row !== column && (column === 'approve' || column === 'deny'))}</div>
<div><h2>Criteria</h2><p>The same for each criterion. “Absent” was not judged for this title.</p>${matrix('Criteria against labels', s.leafConfusion, (row, column) => (row === 'met' && column === 'not_met') || (row !== 'met' && column === 'met'))}</div></section>
${section(
  'Is “unknown” honest?',
  'A pend should be a case with a silent fact, and a criterion left open one that the chart leaves open.',
  intervals('Calibration of unknown', [
    { name: 'pends that lack a fact by label', rate: s.pendsWithUnknown },
    { name: '“unknown” is unknown by label', rate: s.unknownRight },
    { name: 'unknown by label is left open', rate: s.unknownFound },
  ]),
)}
${section('By kind of page', 'Recommendations right. “none” is a text layer, the others are pictures.', intervals('By scan kind', named(s.byScan, 'recommendation')))}
${section('By title', 'Criteria right: a title has too few cases to judge its recommendations by.', intervals('By title', named(s.byTitle, 'criteria')))}
${section('Time', 'Judging one chart after its pages were read. Red: the recommendation is wrong.', times('Time by pages', s.cases))}
${casesTable(s)}
${wrongTable(s)}
</main></html>
`;
}

const card = (name: string, value: string, mood: string): string =>
  `<div class="card ${mood}"><b>${escapeHtml(value)}</b><span>${escapeHtml(name)}</span></div>`;

const section = (title: string, lead: string, inside: string): string =>
  `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(lead)}</p>${inside}</section>`;

function casesTable(s: Summary): string {
  const rows = s.cases.map(
    (c) =>
      `<tr><td>${escapeHtml(c.id)}</td><td>${c.expected}</td><td><span class="pill ${c.expected === c.got ? '' : 'miss'}">${c.got}</span></td><td class="n">${c.criteria.right}/${c.criteria.of}</td><td class="n">${c.pages}</td><td class="n">${c.milliseconds.toFixed(0)}</td></tr>`,
  );
  return `<section><h2>Every case</h2><div class="wrap"><table><tr><th>case</th><th>label</th><th>said</th><th class="n">criteria</th><th class="n">pages</th><th class="n">ms</th></tr>${rows.join('')}</table></div></section>`;
}

function wrongTable(s: Summary): string {
  if (s.wrongLeaves.length === 0) return '';
  const short = (text: string) => escapeHtml(text.replace(/\s+/g, ' ').slice(0, 160));
  const rows = s.wrongLeaves.map(
    (w) =>
      `<tr><td>${escapeHtml(w.chart)}</td><td>${escapeHtml(w.leaf)}</td><td>${w.expected} → ${escapeHtml(w.got)}${w.silent ? ', silent' : ''}</td><td>${w.label ? `label: <q>${short(w.label)}</q><br>` : ''}${w.quote ? `said: <q>${short(w.quote)}</q>` : short(w.reason)}</td></tr>`,
  );
  return `<section><h2>Every criterion that differs</h2><div class="wrap"><table><tr><th>case</th><th>criterion</th><th>label → said</th><th>words</th></tr>${rows.join('')}</table></div></section>`;
}
