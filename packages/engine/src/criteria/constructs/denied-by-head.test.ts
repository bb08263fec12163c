import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { gather } from '../../evidence/index.ts';
import { needsOf, readPolicies } from '../../policy/index.ts';
import { judge } from '../index.ts';

const { policies } = readPolicies(
  [],
  [
    {
      file: 'sample/policy.yaml',
      text: `
policy: sample
id: 00000000-0000-4000-8000-000000000001
name: Sample
publisher: Nobody
version: "1"
concepts:
  fever: {phrases: [fever]}
leaves:
  B:
    name: Fever
    statement: There is a fever.
    ask: A note.
    met: [{present: fever}]
    not_met: [{absent: fever}]
titles:
  - title: First
    criteria: {all: [B]}
`,
    },
  ],
);

test.each([
  ['Denies:\n- chills\n- fever', 'Denies:\n- chills\n- fever'],
  ['Not present\n- fever\n- chills', 'Not present\n- fever'],
  ['| Reports | Denies |\n| leg pain | fever |\n| numb foot | chills |', 'Denies\nleg pain fever'],
  ['Fever: no', 'Fever: no'],
])('what denies a finding is quoted with it: %j', (text, quote) => {
  const chart = chartFromText(`Office visit 06/01/2026\nPatient: Ann Lee\n\n${text}\n\nSigned: A. Orr, MD`);
  const judged = judge(policies[0], 'First', chart, gather(chart, needsOf(policies[0], 'First')));
  const [{ status, pieces }] = judged.leaves;
  expect([status, chart.text.slice(pieces[0].span.start, pieces[0].span.end)]).toEqual(['not_met', quote]);
});
