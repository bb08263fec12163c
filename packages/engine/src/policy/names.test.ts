import { expect, expectTypeOf, test } from 'vitest';
import type { DocumentKind, SectionKind } from '../chart/chart.ts';
import { unitNamed } from '../evidence/measurement/numbers/units.ts';
import { agents } from '../evidence/therapy/agents/index.ts';
import { unitSymbols } from '../values/unit-names.ts';
import { type DocumentKindName, documentGroups, documentKinds, type SectionKindName } from './names.ts';
import { therapyAgents, therapyClasses } from './therapy-names.ts';

test('a policy can name exactly the document and section kinds that a chart has', () => {
  expectTypeOf<DocumentKindName>().toEqualTypeOf<DocumentKind>();
  expectTypeOf<SectionKindName>().toEqualTypeOf<SectionKind>();
  for (const kinds of Object.values(documentGroups)) for (const kind of kinds) expect(documentKinds).toContain(kind);
});

test('a policy can name exactly the units and treatments that the readers know', () => {
  for (const symbol of unitSymbols) expect(unitNamed(symbol)?.symbol).toBe(symbol);
  const classes = new Set(agents.flatMap((agent) => agent.classes));
  expect(new Set(therapyClasses)).toEqual(classes);
  expect(new Set(therapyAgents)).toEqual(new Set(agents.map(({ id }) => id).filter((id) => !classes.has(id))));
});
