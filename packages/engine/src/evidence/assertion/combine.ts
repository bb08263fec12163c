// All that cues and places say of one mention in; one value per axis, by the order of precedence, out.

import type { Assertion } from '../finding.ts';
import type { Axis } from './cues/cue.ts';
import type { Found } from './signs.ts';

/** The first that was found decides. */
const FRAMES: readonly Assertion['frame'][] = [
  'void',
  'template',
  'demand',
  'education',
  'declined',
  'goal',
  'hypothetical',
  'planned',
  'recommended',
  'ordered',
  'workup',
];

/** What governs the whole sentence outweighs its other words, a template and education excepted: "we will see whether" is a question, no plan. */
function frameOf(found: readonly Found[]): Assertion['frame'] {
  let first = FRAMES.length;
  let ofWhole = FRAMES.length;
  for (const f of found) {
    if (f.axis !== 'frame') continue;
    const place = FRAMES.indexOf(f.value as Assertion['frame']);
    if (place < 0) continue;
    first = Math.min(first, place);
    if (f.whole) ofWhole = Math.min(ofWhole, place);
  }
  const decides = first <= FRAMES.indexOf('education') || ofWhole === FRAMES.length ? first : ofWhole;
  return FRAMES[decides] ?? 'actual';
}

const has = (found: readonly Found[], axis: Axis, value: string): boolean =>
  found.some((f) => f.axis === axis && f.value === value);

export function combine(found: readonly Found[]): Assertion {
  const negated = has(found, 'polarity', 'negated');
  const frame = frameOf(found);
  // what is denied is not merely possible: "nothing to suggest"
  const certainty = negated
    ? 'certain'
    : has(found, 'certainty', 'possible')
      ? 'possible'
      : has(found, 'certainty', 'probable')
        ? 'probable'
        : 'certain';
  const experiencer = has(found, 'experiencer', 'family')
    ? 'family'
    : has(found, 'experiencer', 'other')
      ? 'other'
      : 'patient';
  const temporality = has(found, 'temporality', 'resolved')
    ? 'resolved'
    : has(found, 'temporality', 'historical')
      ? 'historical'
      : 'current';
  const decided: Readonly<Record<Axis, string>> = {
    polarity: negated ? 'negated' : 'affirmed',
    certainty,
    frame,
    experiencer,
    temporality,
  };
  return {
    polarity: negated ? 'negated' : 'affirmed',
    certainty,
    frame,
    experiencer,
    temporality,
    cues: found.filter((f) => decided[f.axis] === f.value).map(({ axis, span, rule }) => ({ axis, span, rule })),
    whole: found.some((f) => f.whole),
  };
}
