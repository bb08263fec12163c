import { expect, expectTypeOf, test } from 'vitest';
import type { DocumentKind, SectionKind } from '../chart/chart.ts';
import { type DocumentKindName, documentGroups, documentKinds, type SectionKindName } from './names.ts';

test('a policy can name exactly the document and section kinds that a chart has', () => {
  expectTypeOf<DocumentKindName>().toEqualTypeOf<DocumentKind>();
  expectTypeOf<SectionKindName>().toEqualTypeOf<SectionKind>();
  for (const kinds of Object.values(documentGroups)) for (const kind of kinds) expect(documentKinds).toContain(kind);
});
