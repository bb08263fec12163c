// Prints what the reader makes of a chart: documents, sections, sentences. For authors of policies and cues.
//
//   npx tsx scripts/show-chart.ts FILE.pdf|FILE.txt|FILE.json [--tokens] [--lines] [--documents]

import { readFileSync } from 'node:fs';
import { type Chart, chartFromText, readChart } from '../packages/engine/src/chart/index.ts';
import { tokensIn } from '../packages/engine/src/chart/words/token-columns.ts';
import { readPdf } from '../packages/engine/src/pdf/index.ts';
import { isoOf } from '../packages/engine/src/values/civil-date.ts';

async function chartOf(file: string): Promise<Chart> {
  if (file.endsWith('.txt')) return chartFromText(readFileSync(file, 'utf8'));
  if (file.endsWith('.json')) return readChart(JSON.parse(readFileSync(file, 'utf8')));
  return readChart((await readPdf(new Uint8Array(readFileSync(file)))).pages);
}

function show(chart: Chart, flags: ReadonlySet<string>): void {
  const at = (span: { start: number; end: number } | null | undefined): string =>
    span ? chart.text.slice(span.start, span.end).replace(/\s*\n\s*/g, ' ⏎ ') : '';
  const { name, birthDate } = chart.patient;
  console.log(
    `patient ${name?.text ?? '?'} ${birthDate ? isoOf(birthDate.day) : ''}${chart.otherPatients.map((p) => ` OTHER ${p.text}`).join('')}`,
  );
  if (flags.has('--lines')) for (const l of chart.lines) console.log(`${l.page} ${l.kind.padEnd(9)} ${at(l)}`);
  for (const d of chart.documents) {
    const date = d.date
      ? `${isoOf(d.date.lo)}${d.date.hi !== d.date.lo ? `..${isoOf(d.date.hi)}` : ''} (${d.date.basis})`
      : 'undated';
    console.log(
      `\n■ ${d.index} ${d.kind} · ${date} · p${d.pageFrom}${d.pageTo !== d.pageFrom ? `-${d.pageTo}` : ''} · ${d.signed ? `signed ${d.signedOn === null ? '' : isoOf(d.signedOn)}` : 'not signed'} · ${d.author?.text ?? 'no author'} (${d.authorRole}) · ${d.patient.name?.text ?? '-'} · ${d.title}`,
    );
    if (flags.has('--documents')) continue;
    let section = -1;
    chart.sentences.forEach((s, i) => {
      if (s.document !== d.index) return;
      if (s.section !== section) {
        section = s.section;
        console.log(`  § ${chart.sections[section].kind}  ${chart.sections[section].heading}`);
      }
      const cells = s.cells?.map((c) => `${c.header ? `${at(c.header)}=` : ''}${at(c)}`).join(' ¦ ');
      const marks = `${s.check ? ` [${s.check}]` : ''}${s.copyOf !== undefined ? ` ⧉${s.copyOf}` : ''}${s.lead ? `  ‹${at(s.lead)}›` : ''}`;
      console.log(`    ${String(i).padStart(4)} ${s.kind.padEnd(8)} ${cells ?? at(s)}${marks}`);
      if (flags.has('--tokens'))
        console.log(
          `         ${tokensIn(chart.tokens, chart.sentenceTokens[i], chart.sentenceTokens[i + 1])
            .map((t) => (t.norm === t.stem ? t.norm : `${t.norm}>${t.stem}`))
            .join(' ')}`,
        );
    });
  }
}

const [file, ...rest] = process.argv.slice(2);
if (!file) console.error('usage: npx tsx scripts/show-chart.ts FILE.pdf [--tokens] [--lines] [--documents]');
else chartOf(file).then((chart) => show(chart, new Set(rest)));
