// A sentence that labels check boxes in; of the boxes right behind it, those that are ticked, out.

import type { Chart } from '../chart/chart.ts';

/** "Pain duration: ☐ < 3 months ☒ > 6 months", "27447 ☒ RIGHT ☐ LEFT": sentences, by index. */
export function tickedUnder({ sentences }: Chart, label: number): readonly number[] {
  const { start, end } = sentences[label];
  const ticked: number[] = [];
  for (let i = label + 1; i < sentences.length; i++) {
    const { kind, check, lead } = sentences[i];
    if (kind !== 'checkbox' || lead === undefined || lead.start < start || lead.end > end) break;
    if (check === 'on') ticked.push(i);
  }
  return ticked;
}
