// A review as text for the terminal: recommendation, why, on which words it rests, and what is missing.

import type { SingleCase } from '@mnr/api';

/** Both the engine's review and the service's case have these. */
export type Shown = Pick<SingleCase, 'recommendation' | 'rationale' | 'policy_matched' | 'patient_name'> & {
  readonly missing: readonly SingleCase['missing'][number][];
  readonly criteria: readonly (Pick<SingleCase['criteria'][number], 'id' | 'statement' | 'status' | 'reason'> & {
    readonly evidence: readonly Quote[];
    readonly counter_evidence: readonly Quote[];
  })[];
};

type Quote = Pick<SingleCase['criteria'][number]['evidence'][number], 'document' | 'page' | 'quote'>;

const marks = { met: '✓', not_met: '✗', unknown: '?', conflict: '⚡', judgement: '⚖' } as const;

export function showReview(review: Shown): string {
  const lines = [
    `${(review.recommendation ?? 'none').toUpperCase()}   ${review.policy_matched ?? ''}`,
    `Patient: ${review.patient_name ?? 'not found in the chart'}`,
    '',
    ...(review.rationale ?? '').split('\n').flatMap((line) => wrap(line, '', '  ')),
    '',
    'Criteria',
  ];
  for (const criterion of review.criteria) {
    lines.push(
      ...wrap(
        `${marks[criterion.status]} ${criterion.id}  ${criterion.statement} (${criterion.status.replace('_', ' ')})`,
        '  ',
        '      ',
      ),
    );
    if (criterion.status !== 'met') lines.push(...wrap(criterion.reason, '      '));
    for (const { page, document, quote } of [
      ...criterion.evidence.slice(0, 3),
      ...criterion.counter_evidence.slice(0, 2),
    ]) {
      lines.push(...wrap(`“${quote.replace(/\s+/g, ' ')}” — page ${page}, ${document}`, '      ', '        '));
    }
  }
  if (review.missing.length > 0) {
    lines.push('', 'What is missing');
    for (const { criterion, ask } of review.missing) lines.push(...wrap(`- ${ask} (${criterion})`, '  ', '    '));
  }
  return lines.join('\n');
}

const WIDTH = 110;

function wrap(text: string, first: string, rest = first): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line.trim() !== '' && line.length + word.length > WIDTH) {
      lines.push(line.trimEnd());
      line = rest;
    }
    line += `${word} `;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}
