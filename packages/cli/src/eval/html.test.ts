import type { Review } from '@mnr/engine';
import { expect, test } from 'vitest';
import { gatesFailed } from './gates.ts';
import { htmlReport } from './html.ts';
import { type Scored, score } from './score.ts';

const scored = (id: string, expect: Review['recommendation'], said: Review['recommendation']): Scored =>
  ({
    label: {
      ...{
        id,
        file: `${id}.pdf`,
        policy: 'p',
        policy_title: '<b>Title</b>',
        patient_name: 'Jordan Vale',
        scan: 'none',
      },
      ...{ expect, leaves: { A: 'met' }, evidence: {} },
    },
    review: {
      ...{ recommendation: said, criteria: [], escalation_reasons: [], patient_name: 'Jordan Vale' },
      chart: { pages: 3 },
    },
    milliseconds: 12,
  }) as unknown as Scored;

const summary = score([
  scored('one', 'approve', 'approve'),
  scored('two', 'deny', 'approve'),
  scored('three', 'pend', 'pend'),
]);

test('the report needs no other file, and texts cannot become markup', () => {
  const html = htmlReport(summary);
  expect(html).toContain('2 of 3 recommendations right');
  expect(html).not.toMatch(/<script|<link|https?:\/\/|src=|NaN|undefined/);
  expect(html).not.toContain('<b>Title</b>');
});

test.each([
  ['nothing promised', { noFalse: false, recommendation: null, criteria: null }, 0],
  ['a false approval', { noFalse: true, recommendation: null, criteria: null }, 1],
  ['a share that is reached', { noFalse: false, recommendation: 0.66, criteria: null }, 0],
  ['a share that is missed', { noFalse: false, recommendation: 0.67, criteria: null }, 1],
  ['every gate', { noFalse: true, recommendation: 0.9, criteria: 0.5 }, 3],
])('gates: %s', (_name, gates, count) => {
  expect(gatesFailed(summary, gates)).toHaveLength(count);
});
