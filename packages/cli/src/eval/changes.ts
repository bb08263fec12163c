// Two summaries of the same charts → one line per case and per criterion that is judged otherwise since.

import type { Summary } from './score.ts';

export function changesSince(before: Summary, now: Summary): readonly string[] {
  const was = new Map(before.cases.map((c) => [c.id, c]));
  const cases = now.cases.flatMap((c) => {
    const old = was.get(c.id);
    return old && old.got !== c.got
      ? [`${c.got === c.expected ? 'better' : 'WORSE '} ${c.id}: ${old.got} → ${c.got}, labelled ${c.expected}`]
      : [];
  });
  const wrongBefore = new Map(before.wrongLeaves.map((w) => [`${w.chart} ${w.leaf}`, w]));
  const wrongNow = new Map(now.wrongLeaves.map((w) => [`${w.chart} ${w.leaf}`, w]));
  const worse = [...wrongNow].flatMap(([key, w]) => {
    const old = wrongBefore.get(key);
    if (!was.has(w.chart) || old?.got === w.got) return [];
    return [
      `${old ? 'other ' : 'WORSE '} ${key}: ${old ? `${old.got} → ` : ''}${w.got}, labelled ${w.expected} “${w.quote.replace(/\s+/g, ' ').slice(0, 90)}”`,
    ];
  });
  const charts = new Set(now.cases.map((c) => c.id));
  const better = [...wrongBefore].flatMap(([key, w]) =>
    wrongNow.has(key) || !charts.has(w.chart) ? [] : [`better ${key}: ${w.got} → ${w.expected}`],
  );
  return [...cases, ...worse, ...better];
}
