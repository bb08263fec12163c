// A list is read alike whether it has five items or five hundred: what was decided for one place of a long list is kept for the next.

import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { assess } from './index.ts';

const items = (count: number): string => Array.from({ length: count }, (_, i) => `sign${i} of harm`).join(', ');

test.each([
  ['Denies {items}, wheezing, or cough.', 'wheezing', 'negated'],
  ['Denies {items}, wheezing, cough.', 'wheezing', 'negated'],
  ['Denies cough, {items}; wheezing today.', 'wheezing', 'affirmed'],
  ['Denies cough, {items}, but has wheezing.', 'wheezing', 'affirmed'],
  ['No cough, the lungs show wheezing, {items}.', 'wheezing', 'affirmed'],
  ['No cough, {items}, or wheezing, the lungs were heard.', 'cough', 'negated'],
])('%j: %s is %s in short lists and long ones', (text, word, polarity) => {
  for (const count of [3, 200]) {
    // what stands farther off than any denial reaches is not asked about
    const chart = chartFromText(text.replace('{items}', items(text.indexOf(word) > text.indexOf('{') ? 3 : count)));
    const long = chartFromText(`${text.slice(0, -1).replace('{items}', items(3))}, ${items(count)}.`);
    for (const c of [chart, long]) {
      const start = c.text.indexOf(word);
      const sentence = c.sentences.findIndex((s) => s.start <= start && start < s.end);
      expect(assess(c, sentence, { start, end: start + word.length }).polarity, `${count}`).toBe(polarity);
      // asked from the end as well: nothing that was kept for a later place may answer for an earlier one
      for (let at = c.sentences[sentence].end - 4; at > start; at -= 40)
        assess(c, sentence, { start: at, end: at + 3 });
      expect(assess(c, sentence, { start, end: start + word.length }).polarity, `${count}`).toBe(polarity);
    }
  }
});
