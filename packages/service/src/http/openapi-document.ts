// What the validator's schemas do not say, put into the OpenAPI document from the route table: names, headers, the form that is read as a
// stream, and answers that are no JSON.

import { type AnswerHeader, answerHeaders, headersOfStatus, type Route, routes, submitFields } from '@mnr/api';
import { z } from 'zod';

type Answer = { description?: string; content?: object; headers?: object };
type Operation = { operationId?: string; requestBody?: object; responses?: Record<string, Answer> };
export type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: object; headers?: object };
};

export function complete(document: OpenApiDocument): void {
  nameOnce(document);
  const headers = Object.entries(answerHeaders).map(([name, schema]) => [name, { ...described(schema) }]);
  document.components.headers = Object.fromEntries(headers);
  const operation = ({ path, method }: Route) =>
    document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  for (const [name, route] of Object.entries<Route>(routes)) {
    const found = operation(route);
    if (!found) continue;
    // Generated clients name their methods by it.
    found.operationId = name;
    for (const [status, answer] of Object.entries(found.responses ?? {}))
      answer.headers = references([
        ...headersOfStatus(Number(status)),
        ...(status === '200' ? (route.answerHeaders ?? []) : []),
      ]);
    const ok = found.responses?.['200'];
    if (ok) ok.description = route.summary;
    if (ok && route.produces) ok.content = { [route.produces]: { schema: { type: 'string' } } };
  }
  const submit = operation(routes.submit);
  if (submit) submit.requestBody = { required: true, content: { 'multipart/form-data': { schema: submitForm() } } };
}

/** The schemas of requests are those of answers: each type has one name, and not a second one with `Input` behind it. */
function nameOnce(document: OpenApiDocument): void {
  const { schemas = {} } = document.components;
  const kept = Object.entries(schemas).filter(([name]) => !name.endsWith('Input'));
  document.components.schemas = Object.fromEntries(kept);
  const once = <T>(part: T): T =>
    JSON.parse(JSON.stringify(part).replace(/(#\/components\/schemas\/\w+?)Input"/g, '$1"'));
  document.paths = once(document.paths);
}

function submitForm(): object {
  const form = z.toJSONSchema(submitFields, { io: 'input' }) as { properties: object; required: readonly string[] };
  return {
    type: 'object',
    required: ['sources', ...form.required],
    properties: {
      sources: {
        type: 'array',
        minItems: 1,
        items: { type: 'string', contentMediaType: 'application/pdf', format: 'binary' },
        description: 'The patient chart; several files are one chart, in order',
      },
      ...form.properties,
    },
  };
}

const references = (names: readonly AnswerHeader[]): object =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

function described(schema: z.ZodType): object {
  const { description, $schema: _, ...rest } = z.toJSONSchema(schema) as { description?: string; $schema?: string };
  return { description, schema: rest };
}
