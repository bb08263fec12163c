// OpenAPI 3.1 from the schemas that validate, at /openapi.json, and a page to browse it at /docs. Nothing comes from elsewhere.

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { complete, type OpenApiDocument } from './openapi-document.ts';

const pagePolicy = [
  "default-src 'self'",
  // The page sets sizes as inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

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
    transformObject: (made) => {
      const document = jsonSchemaTransformObject(made);
      complete(document as OpenApiDocument);
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
