// Programs that have just been loaded run many times slower than those that have run: a policy in, a small invented chart read against it.

import type { Page, Policy, Review } from '@mnr/engine';

const NOTE = `Office visit 06/09/2026
Patient: Invented Person   DOB: 01/02/1960
HISTORY OF PRESENT ILLNESS:
She has had low back pain for 8 weeks since April 2026 and denies fever. She tried ibuprofen 600 mg for 6 weeks without relief.
Physical therapy from 04/01/2026 to 05/20/2026, 12 visits, gave little benefit. No family history of cancer.
PHYSICAL EXAM: BP 130/80, BMI 31.2, SpO2 94 % at rest. Strength 5/5 on the left, 4/5 on the right.
• metformin 500 mg twice daily
ASSESSMENT AND PLAN: MRI is recommended if symptoms persist. Follow up in 4 weeks.
Electronically signed by Ann Example, MD on 06/09/2026`;

/** A page of a few words, as small as a warm-up may be. */
const page: Page = {
  number: 1,
  width: 1100,
  height: 792,
  source: 'text',
  confidence: 100,
  words: NOTE.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((m) => ({
      text: m[0],
      x0: 50 + m.index * 6,
      x1: 50 + (m.index + m[0].length) * 6,
      y0: 60 + row * 14,
      y1: 70 + row * 14,
      size: 10,
    })),
  ),
};

export function warmUp(
  review: (pages: readonly Page[], policy: Policy, title: string) => Review,
  policy: Policy,
): void {
  const [first] = policy.titles;
  if (first) review([page], policy, first.title);
}

/** One empty page: the reader's process has then loaded all that it opens files with. */
export const emptyPdf = (): Uint8Array =>
  new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n',
  );
