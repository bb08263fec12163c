// Figures → inline SVG: intervals, a confusion matrix, time by length. Colours come from the page's style sheet.

import type { Rate } from './score.ts';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' ');

const share = (r: Rate): number => (r.of === 0 ? 0 : r.right / r.of);
/** Rounded down: 339 of 340 are not 100 %. */
export const percent = (r: Rate): string => (r.of === 0 ? 'none' : `${Math.floor((1000 * r.right) / r.of) / 10} %`);

/** One line per rate: the share as a point, its 95 % interval as a bar. */
export function intervals(title: string, rates: readonly { readonly name: string; readonly rate: Rate }[]): string {
  const left = 330;
  const width = 860;
  const right = width - 130;
  const row = 28;
  const height = rates.length * row + 34;
  const x = (v: number) => left + v * (right - left);
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map(
      (v) =>
        `<line class="grid" x1="${x(v)}" x2="${x(v)}" y1="4" y2="${height - 26}"/><text class="tick" x="${x(v)}" y="${height - 8}" text-anchor="middle">${100 * v}</text>`,
    )
    .join('');
  const lines = rates.map(({ name, rate: r }, i) => {
    const y = 18 + i * row;
    const shown = name.length > 48 ? `${name.slice(0, 47)}…` : name;
    const label = `<text x="${left - 14}" y="${y + 4}" text-anchor="end">${escapeHtml(shown)}<title>${escapeHtml(name)}</title></text>`;
    const value = `<text class="value" x="${width}" y="${y + 4}" text-anchor="end">${r.of === 0 ? 'none' : `${r.right}/${r.of} · ${percent(r)}`}</text>`;
    if (r.of === 0) return label + value;
    const tip = `<title>${escapeHtml(name)}: ${r.right} of ${r.of}, 95 % interval ${(100 * r.low).toFixed(0)} to ${(100 * r.high).toFixed(0)} %</title>`;
    return `${label}<g><line class="bar" x1="${x(r.low)}" x2="${x(r.high)}" y1="${y}" y2="${y}"/><circle class="dot" cx="${x(share(r))}" cy="${y}" r="6"/>${tip}</g>${value}`;
  });
  return svg(title, width, height, grid + lines.join(''));
}

export type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Rows are what the labels say, columns what was said; what must never happen is marked. */
export function matrix(title: string, table: Table, worst: (row: string, column: string) => boolean): string {
  const rows = Object.keys(table);
  const columns = Object.keys(Object.values(table)[0] ?? {});
  const cell = 74;
  const left = 110;
  const top = 34;
  const cells = rows.flatMap((row, i) => {
    const sum = Object.values(table[row]).reduce((a, b) => a + b, 0);
    return columns.map((column, j) => {
      const n = table[row][column];
      const kind = row === column ? 'right' : worst(row, column) ? 'worst' : 'wrong';
      // What must never happen is shown in full however rare it is.
      const depth = n === 0 ? 0 : kind === 'worst' ? 1 : 0.18 + (0.82 * n) / Math.max(1, sum);
      const [cx, cy] = [left + j * cell, top + i * 48];
      return `<g><rect class="${n === 0 ? 'none' : kind}" x="${cx}" y="${cy}" width="${cell - 4}" height="44" rx="6" ${n === 0 ? '' : `fill-opacity="${depth.toFixed(2)}"`}/><text class="${n === 0 ? 'zero' : depth > 0.6 ? 'strong' : 'count'}" x="${cx + cell / 2 - 2}" y="${cy + 28}" text-anchor="middle">${n}</text><title>labelled ${row}, said ${column}: ${n} of ${sum}</title></g>`;
    });
  });
  const heads = [
    ...rows.map((r, i) => `<text x="${left - 12}" y="${top + i * 48 + 27}" text-anchor="end">${escapeHtml(r)}</text>`),
    ...columns.map(
      (c, j) =>
        `<text x="${left + j * cell + cell / 2 - 2}" y="${top - 12}" text-anchor="middle">${escapeHtml(c)}</text>`,
    ),
  ];
  return svg(title, left + columns.length * cell, top + rows.length * 48, cells.join('') + heads.join(''));
}

type Case = {
  readonly id: string;
  readonly expected: string;
  readonly got: string;
  readonly pages: number;
  readonly milliseconds: number;
};

/** Each case by its pages and its time; both scales begin at zero. */
export function times(title: string, cases: readonly Case[]): string {
  const [width, height, left, bottom] = [860, 240, 60, 40];
  const most = Math.max(1, ...cases.map((c) => c.milliseconds)) * 1.08;
  const longest = Math.max(1, ...cases.map((c) => c.pages)) * 1.05;
  const x = (v: number) => left + (v / longest) * (width - left - 10);
  const y = (v: number) => height - bottom - (v / most) * (height - bottom - 10);
  const ticks = [0, 0.5, 1].map((f) => {
    const ms = (f * most) / 1.08;
    const pages = Math.round((f * longest) / 1.05);
    return `<line class="grid" x1="${left}" x2="${width}" y1="${y(ms)}" y2="${y(ms)}"/><text class="tick" x="${left - 8}" y="${y(ms) + 4}" text-anchor="end">${ms.toFixed(0)}</text><text class="tick" x="${x(pages)}" y="${height - 20}" text-anchor="middle">${pages}</text>`;
  });
  const dots = cases.map(
    (c) =>
      `<circle class="${c.expected === c.got ? 'dot' : 'miss'}" cx="${x(c.pages).toFixed(1)}" cy="${y(c.milliseconds).toFixed(1)}" r="5" fill-opacity=".75"><title>${escapeHtml(c.id)}: ${c.pages} pages, ${c.milliseconds.toFixed(0)} ms</title></circle>`,
  );
  return svg(
    title,
    width,
    height,
    `${ticks.join('')}${dots.join('')}<text class="tick" x="${width}" y="${height - 4}" text-anchor="end">pages</text><text class="tick" x="${left - 8}" y="${height - 4}" text-anchor="end">ms</text>`,
  );
}

const svg = (title: string, width: number, height: number, inside: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" style="max-width:${width}px" role="img" aria-label="${escapeHtml(title)}">${inside}</svg>`;
