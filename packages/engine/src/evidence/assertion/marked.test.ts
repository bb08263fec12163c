import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { chartOfSentence, parseMarked } from './marked-sentences.ts';

const folder = new URL('./marked/', import.meta.url);

for (const file of readdirSync(folder).sort()) {
  describe(`sentences marked in ${file}`, () => {
    const sentences = parseMarked(readFileSync(new URL(file, folder), 'utf8'));
    test('are at least 40', () => expect(sentences.length).toBeGreaterThanOrEqual(40));
    test.each(sentences.map((s) => [s.text, s] as const))('%s', (text, { section, targets }) => {
      const chart = chartOfSentence(text, section);
      const read = targets.map((t) => mark(text.slice(t.start, t.end), assess(chart, 0, t)));
      const want = targets.map((t) => `${text.slice(t.start, t.end)}: ${[...t.want].sort().join(' ')}`);
      expect(read).toEqual(want);
    });
  });
}

function mark(words: string, a: ReturnType<typeof assess>): string {
  const plain = new Set(['affirmed', 'certain', 'actual', 'patient', 'current']);
  const values = [a.polarity, a.certainty, a.frame, a.experiencer, a.temporality].filter((v) => !plain.has(v));
  return `${words}: ${values.sort().join(' ')}`;
}
