// OpenAPI 3.1 from the schemas that validate, at /openapi.json, and a page to browse it at /docs. Nothing comes from elsewhere.

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { routes, submitFields } from '@mnr/api';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

const pagePolicy = [
  "default-src 'self'",
  // The page sets sizes as inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

type Operation = {
  operationId?: string;
  requestBody?: object;
  responses?: Record<string, { content?: object; headers?: object }>;
};

export async function installOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Medical necessity review',
        version,
        description:
          'A patient chart and a policy go in, a cited recommendation comes out. It supports a human decision and does not replace it.',
      },
      components: {
        securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of your organization' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (documents) => {
      const document = 'openapiObject' in documents ? documents.openapiObject : documents.swaggerObject;
      describeWhatIsNotJson(document as { paths: Record<string, Record<string, Operation>> });
      return document;
    },
  });
  app.get('/openapi.json', { config: { scope: null }, schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Not the package's own: its `upgrade-insecure-requests` leaves the page blank on every plain HTTP address but localhost.
    staticCSP: pagePolicy,
    theme: { title: 'Medical necessity review: API' },
    uiConfig: { displayRequestDuration: true, persistAuthorization: false },
  });
}

/** What the schemas of the validator do not say: names; the form, which is read as a stream; two answers that are no JSON. These come from the route table and not from the body validator. */
function describeWhatIsNotJson(document: { paths: Record<string, Record<string, Operation>> }): void {
  const operation = (route: { path: string; method: string }) =>
    document.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
  const submit = operation(routes.submit);
  if (submit) {
    const form = z.toJSONSchema(submitFields, { io: 'input' }) as { properties: object; required: readonly string[] };
    submit.requestBody = {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
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
          },
        },
      },
    };
  }
  for (const [name, route] of Object.entries(routes)) {
    const found = operation(route);
    // Generated clients name their methods by it.
    if (found) found.operationId = name;
  }
  for (const route of [routes.caseEvents, routes.casePage]) {
    const found = operation(route)?.responses?.['200'];
    if (found) found.content = { [route.produces]: { schema: { type: 'string' } } };
  }
}
