// Whatever the OpenAPI document allows, and much that it does not: every answer is one that it describes, and none is a failure.

import { type Route, routes } from '@mnr/api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from './harness.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
};
type Parameter = {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
};
type Document = {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
type Operation = {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description?: string;
        readonly headers?: object;
        readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
      }
    >
  >;
};

/** What a schema says, or the named one that it refers to. */
const resolved = (document: Document, schema: Schema): Schema =>
  document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'NaN',
    'null',
    '%',
    "' or 1=1 --",
    '../../etc/passwd',
    '\u0000',
    '🙂',
    'a'.repeat(3000),
  ),
);

/** Mostly what the schema asks for, sometimes not. */
function likely(schema: Schema): fc.Arbitrary<string> {
  const right = schema.enum
    ? fc.constantFrom(...schema.enum)
    : schema.type === 'integer'
      ? fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 10_000_000) }).map(String)
      : schema.format === 'uuid'
        ? fc.uuid()
        : schema.format === 'date-time'
          ? fc
              .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
              .map((d) => d.toISOString())
          : fc.string({ maxLength: 30 });
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: anything });
}

const wellFormed = (text: string) => Buffer.from(text).toString();

/** A client makes `/v1/cases/.` into `/v1/cases/`, another route, before it is sent. */
const segment = (value: string) => (/^\.{0,2}$/.test(value) ? '-' : encodeURIComponent(wellFormed(value)));

test('the document is OpenAPI 3.1 and names every route of the table', async () => {
  const document = (await (await service.request('/openapi.json', { as: null })).json()) as Document;
  expect(document.openapi).toBe('3.1.0');
  for (const [name, route] of Object.entries(routes)) {
    const operation = document.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    for (const [status, { content }] of Object.entries(operation.responses))
      expect(Object.keys(content ?? {}), `${name} ${status}`).toEqual([
        status === '200' && 'produces' in route ? route.produces : 'application/json',
      ]);
  }
  const page = await service.request('/docs/', { as: null });
  expect(page.status).toBe(200);
  // On a plain HTTP address the browser would ask for the page's own files by HTTPS, and show nothing.
  expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(await page.text()).not.toMatch(/(src|href)="https?:/);
});

test('the document holds together: every reference has its end, every parameter of a path its description, every answer a named type', async () => {
  const document = (await (await service.request('/openapi.json', { as: null })).json()) as Document;
  const text = JSON.stringify(document);
  const at = (reference: string) =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document);
  const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference));
  expect(references.size).toBeGreaterThan(20);
  expect([...references].filter((reference) => at(reference) === undefined)).toEqual([]);
  expect(Object.keys(document.components.schemas).filter((name) => name.endsWith('Input'))).toEqual([]);
  const ids = new Set<string>();
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, { operationId, parameters = [], responses }] of Object.entries(operations)) {
      const where = `${method} ${path}`;
      if (operationId) expect(ids.has(operationId), where).toBe(false);
      ids.add(operationId ?? where);
      const declared = parameters.filter((p) => p.in === 'path').map((p) => [p.name, p.required]);
      expect(declared, where).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true]));
      for (const [status, answer] of Object.entries(responses)) {
        expect(answer.description, `${where} ${status}`).toBeTruthy();
        if (path.startsWith('/v1/'))
          expect(Object.keys(answer.headers ?? {}), `${where} ${status}`).toContain('X-Request-Id');
        const shape = JSON.stringify(answer.content?.['application/json'] ?? '');
        if (path.startsWith('/v1/') && shape) expect(shape, `${where} ${status}`).toMatch(/"\$ref"|^""$/);
      }
    }
  const submit = document.paths['/v1/adjudicate/submit'].post;
  expect(submit.parameters).toContainEqual(
    expect.objectContaining({ in: 'header', name: 'idempotency-key', description: expect.stringMatching(/72 hours/) }),
  );
  expect(Object.keys(submit.responses['200'].headers ?? {})).toContain('Location');
  expect(Object.keys(submit.responses['429'].headers ?? {})).toContain('Retry-After');
});

test.each(Object.entries(routes).filter(([, route]) => route.method === 'GET'))(
  '%s answers only as described',
  async (_, route: Route) => {
    const document = (await (await service.request('/openapi.json')).json()) as Document;
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    const parameters = (document.paths[path].get.parameters ?? []).filter((p) => p.in !== 'header');
    const request = fc.record(
      Object.fromEntries(parameters.map((p) => [`${p.in} ${p.name}`, likely(resolved(document, p.schema))])),
      {
        requiredKeys: parameters.filter((p) => p.in === 'path').map((p) => `path ${p.name}`),
      },
    );
    await fc.assert(
      fc.asyncProperty(request, async (values) => {
        const query = new URLSearchParams();
        let address = path;
        for (const [key, value] of Object.entries(values as Record<string, string>)) {
          const [where, name] = key.split(' ');
          if (where === 'query') query.set(name, wellFormed(value));
          else address = address.replace(`{${name}}`, () => segment(value));
        }
        const response = await service.request(`${address}?${query}`);
        // An address that is a different one altogether (`/v1/cases/..`) has its own answer.
        const schema = route.responses[response.status];
        expect([...Object.keys(route.responses).map(Number), 404]).toContain(response.status);
        expect(response.status).toBeLessThan(500);
        if (/json/.test(response.headers.get('content-type') ?? '') && schema) schema.parse(await response.json());
        else await response.arrayBuffer();
      }),
      { numRuns: 60 },
    );
  },
);

test('submit answers only as described, whatever stands in the fields', async () => {
  const fields = fc.record(
    { policy_id: fc.oneof(anything, fc.constant('pap-osa')), policy_title: anything, extra: anything },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fields, fc.option(fc.uint8Array({ maxLength: 2000 })), anything, async (given, file, name) => {
      const form = new FormData();
      for (const [key, value] of Object.entries(given)) form.append(key, wellFormed(value ?? ''));
      if (file) form.append('sources', new Blob([new Uint8Array(file)]), wellFormed(name).slice(0, 100));
      const response = await service.request('/v1/adjudicate/submit', { method: 'POST', body: form });
      expect([400, 415, 422]).toContain(response.status);
      expect(await response.json()).toEqual({ detail: expect.any(String) });
    }),
    { numRuns: 60 },
  );
});
