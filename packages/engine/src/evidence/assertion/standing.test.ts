import { expect, test } from 'vitest';
import { assess } from './assess.ts';
import { chartOfSentence, parseMarked } from './marked-sentences.ts';
import { isBackground } from './standing.ts';

// `{b}`: told as background; without it: what the visit is about, or no story of the patient.
const SENTENCES = `
[Hypertension]{b}.
3. [Type 2 diabetes mellitus]{b}
[Gout]{b}, [asthma]{b}, and [hypothyroidism]{b}.
[Laparoscopic cholecystectomy]{b}.
[Pneumonia].
[Acute gout].
[Severe osteoarthritis] of the hip.
[Moderate pulmonary hypertension].
The patient with [asthma] was examined.
Impression: [osteoporosis].
Problem list: [osteoporosis]{b}.
[Atrial fibrillation] with rapid ventricular response is noted.
A 71-year-old woman with [hypertension]{b} and [gout]{b} who presents with [flank pain].
He is a 50-year-old man with [psoriasis]{b}, referred for [knee pain].
She presents with [migraine].
A woman with [low back pain] who was seen in March.
Amlodipine 5 mg daily for [hypertension]{b}.
Ceftriaxone 1 g daily for [pneumonia].
He has multiple medical problems including [COPD]{b} and [glaucoma]{b}.
A man with known [Parkinson disease]{b} fell.
Social history: [smoker]{b}, lives alone.
Social history: drinks [two glasses of wine]{b} nightly.
She [smokes]{b} half a pack a day.
No known [allergies]{b}.
Denies [alcohol]{b}.
Denies [chest pain].
Psychiatric history: [panic disorder]{b}.
Past medical history is notable for a stroke, which left no deficit, and he has [eczema]{b}.
Past medical problems: [anemia]{b}; now admitted with [melena].
Clinical history: [bladder mass].
History of present illness: [palpitations].
Long [psychiatric history]{b}.
Status post [appendectomy]{b}, now with [fever].
Mother has [hypertension].
No [diabetes].
If [asthma] worsens, call.
Former [smoker]{b}.
# section social_history
[Two beers]{b} on weekends.
# section past_history
[Eczema]{b}
`;

test.each(parseMarked(SENTENCES).map((s) => [s.text, s] as const))('background in %j', (text, { section, targets }) => {
  const chart = chartOfSentence(text, section);
  const show = (t: { start: number; end: number }, is: boolean): string =>
    text.slice(t.start, t.end) + (is ? ' background' : '');
  expect(targets.map((t) => show(t, isBackground(chart, 0, t, assess(chart, 0, t))))).toEqual(
    targets.map((t) => show(t, t.want.includes('b'))),
  );
});
