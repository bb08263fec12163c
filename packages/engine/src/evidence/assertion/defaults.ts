// Where a statement stands, in; what that alone says about it, out: a family history section is about the family until told otherwise.

import type { Chart, DocumentKind, Section, SectionKind } from '../../chart/chart.ts';
import type { Assertion } from '../finding.ts';

export type Default = Partial<Pick<Assertion, 'frame' | 'experiencer' | 'temporality' | 'polarity'>> & {
  readonly rule: string;
};

const BY_SECTION: Partial<Record<SectionKind, Default>> = {
  family_history: { experiencer: 'family', rule: 'section family history' },
  instructions: { frame: 'education', rule: 'section instructions' },
  education: { frame: 'education', rule: 'section education' },
  goals: { frame: 'goal', rule: 'section goals' },
  indication: { frame: 'workup', rule: 'section indication' },
  past_history: { temporality: 'historical', rule: 'section past history' },
  surgical_history: { temporality: 'historical', rule: 'section surgical history' },
};

const BY_DOCUMENT: Partial<Record<DocumentKind, Default>> = {
  education: { frame: 'education', rule: 'document education' },
  policy_text: { frame: 'education', rule: 'document policy text' },
  voided: { frame: 'void', rule: 'a paper that was entered in error' },
};

/** Headings that say more than their kind does. */
const BY_HEADING: readonly (readonly [RegExp, Default])[] = [
  [
    /\b(?:return|er|ed|emergency) precautions\b|\bwhen to (?:call|seek|return)\b/i,
    { frame: 'hypothetical', rule: 'heading' },
  ],
  [/\bpertinent negatives\b|^\s*(?:patient )?denies\b/i, { polarity: 'negated', rule: 'heading' }],
  [/\bfamily (?:medical )?history\b|^\s*fhx?\b/i, { experiencer: 'family', rule: 'heading' }],
  [/\bgoals?\b(?! of care)/i, { frame: 'goal', rule: 'heading' }],
  [/\b(?:risks|possible complications|potential side effects)\b/i, { frame: 'hypothetical', rule: 'heading' }],
];

const NONE: readonly Default[] = [];
const bySection = new WeakMap<Section, readonly Default[]>();

export function defaultsAt(chart: Chart, sentence: number): readonly Default[] {
  const { section, document } = chart.sentences[sentence];
  const inSection = chart.sections[section];
  const inDocument = chart.documents[document];
  const byDocument = inDocument && BY_DOCUMENT[inDocument.kind];
  let found = inSection ? ofSection(inSection) : NONE;
  if (inSection?.kind === 'indication' && speaksForItself(chart, sentence, inSection.start)) found = NONE;
  return byDocument ? [...found, byDocument] : found;
}

function ofSection(section: Section): readonly Default[] {
  const before = bySection.get(section);
  if (before) return before;
  const byKind = BY_SECTION[section.kind];
  const byHeading = BY_HEADING.filter(([pattern]) => section.heading.length < 60 && pattern.test(section.heading));
  const found = [...(byKind ? [byKind] : []), ...byHeading.map(([, byHeading]) => byHeading)];
  bySection.set(section, found);
  return found;
}

/** An indication is short. What follows it under labels of its own ("LAD: proximal occlusion") is the report itself. */
function speaksForItself(chart: Chart, sentence: number, sectionStart: number): boolean {
  const { start, end } = chart.sentences[sentence];
  if (start - sectionStart < 20) return false;
  if (start - sectionStart > 400) return true;
  const colon = chart.text.slice(start, Math.min(end, start + 40)).indexOf(':');
  return (
    colon > 0 && !/indication|reason|history|diagnos|symptom|clinical/i.test(chart.text.slice(start, start + colon))
  );
}
