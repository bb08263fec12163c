// The table of public routes: validation, types, OpenAPI and the client are all made from it.

import { z } from 'zod';
import { caseList, caseStatus, recommendationKind, singleCase, submitFields, submitted, urgency } from './case.ts';
import { medicalCode, policyDetail, policyInList, publisher } from './catalog.ts';
import { errorBody } from './errors.ts';
import type { AnswerHeader } from './headers.ts';

export type Scope = 'read:service' | 'write:service';

/** A whole number as it stands in a query string. */
const whole = (most: number) => z.coerce.number().int().min(1).max(most);
const page = whole(10_000_000).default(1).describe('Page number');
const limit = whole(100).default(20).describe('Records per page, at most 100');
const moment = z
  .string()
  .refine(
    (text) => z.union([z.iso.datetime({ offset: true }), z.iso.date()]).safeParse(text).success,
    'a day such as 2026-01-31 or a timestamp such as 2026-01-31T08:00:00Z',
  )
  .optional()
  .describe('A date or a timestamp, ISO 8601');
/** PostgreSQL has no NUL in text. */
const text = z
  .string()
  .trim()
  .max(200)
  .refine((value) => !value.includes('\0'), 'a text without a NUL character')
  .optional();

const answers = {
  400: errorBody.describe('Malformed request.'),
  401: errorBody.describe('Bearer token missing, invalid, or lacking the required scope.'),
  422: errorBody.describe('A field is missing or invalid.'),
  429: errorBody.describe('Too many requests; see Retry-After.'),
  500: errorBody.describe('The service failed.'),
  503: errorBody.describe('The service is not able to answer now.'),
};

const caseParams = z.object({ case_id: z.string().max(100).describe('Case identifier') });
const notFound = {
  404: errorBody.describe('The case cannot be found.'),
  410: errorBody.describe('The case was purged.'),
};

export const routes = {
  submit: {
    method: 'POST',
    path: '/v1/adjudicate/submit',
    scope: 'write:service',
    tag: 'Cases',
    summary: 'Submit a chart for adjudication',
    description:
      'Takes the patient chart as one or more PDF files (`sources`, in order: together they are one chart), the policy and the title of its sub-procedure. ' +
      'Answers as soon as the chart is safely stored. Repeating a request with the same `Idempotency-Key` returns the same case.',
    form: submitFields,
    headers: z.object({
      'idempotency-key': z
        .string()
        .min(1)
        .max(255)
        .optional()
        .describe(
          'A text of your choice, new for each submission: the same key with the same request gives the same case for 72 hours',
        ),
    }),
    answerHeaders: ['Location'],
    responses: {
      200: submitted,
      ...answers,
      409: errorBody.describe('The first request with this Idempotency-Key is still being processed.'),
      413: errorBody.describe('The upload is too large.'),
      415: errorBody.describe('Not a PDF, or not multipart/form-data.'),
    },
  },
  listCases: {
    method: 'GET',
    path: '/v1/cases',
    scope: 'read:service',
    tag: 'Cases',
    summary: 'List cases',
    description: 'The cases of the organization that owns the key, newest first.',
    query: z.object({
      page,
      limit,
      status: caseStatus.optional(),
      recommendation: recommendationKind.optional(),
      policy_id: text.describe('Identifier or short name of the policy'),
      query: text.describe('Part of the patient name, or a case id'),
      submitted_after: moment,
      submitted_before: moment,
      urgency: urgency.optional(),
      due: z
        .enum(['overdue', 'within_24_hours'])
        .optional()
        .describe('Cases without a determination: past their `due_at`, or due in the next 24 hours'),
      sort: z
        .enum([
          '-case_submitted',
          'case_submitted',
          '-last_modified',
          'last_modified',
          'patient_name',
          '-patient_name',
          'due_at',
          '-due_at',
        ])
        .default('-case_submitted')
        .describe('By `due_at`, cases without a determination come first'),
    }),
    responses: { 200: caseList, ...answers },
  },
  getCase: {
    method: 'GET',
    path: '/v1/cases/:case_id',
    scope: 'read:service',
    tag: 'Cases',
    summary: 'Retrieve a case',
    description: 'While the case is in process the answer carries a Retry-After header and `progress`.',
    params: caseParams,
    answerHeaders: ['Retry-After'],
    responses: { 200: singleCase, ...answers, ...notFound },
  },
  caseEvents: {
    method: 'GET',
    path: '/v1/cases/:case_id/events',
    scope: 'read:service',
    tag: 'Cases',
    summary: 'Follow a case',
    description:
      'Server-sent events: `progress` with {status, progress} while the case is in process, then one `adjudicated` with {status, recommendation}, after which the stream ends.',
    params: caseParams,
    produces: 'text/event-stream',
    responses: { 200: z.string().describe('Server-sent events'), ...answers, ...notFound },
  },
  casePage: {
    method: 'GET',
    path: '/v1/cases/:case_id/pages/:page.webp',
    scope: 'read:service',
    tag: 'Cases',
    summary: 'Image of a page of the chart',
    description: 'Page numbers count over all files of the chart, as in citations.',
    params: z.object({ ...caseParams.shape, page: z.string().max(10).describe('1-based page number') }),
    produces: 'image/webp',
    responses: {
      200: z.unknown().describe('The image'),
      ...answers,
      ...notFound,
      404: errorBody.describe('The case has no such page.'),
    },
  },
  listCodes: {
    method: 'GET',
    path: '/v1/codes',
    scope: 'read:service',
    tag: 'Catalog',
    summary: 'List medical codes',
    description: 'Totals are in the header X-Total-Count, neighbouring pages in Link.',
    query: z.object({ page, limit, query: text.describe('Search by code or display name') }),
    answerHeaders: ['X-Total-Count', 'Link'],
    responses: { 200: z.array(medicalCode), ...answers },
  },
  listPublishers: {
    method: 'GET',
    path: '/v1/publishers',
    scope: 'read:service',
    tag: 'Catalog',
    summary: 'List policy publishers',
    description: 'The publishers of the policies available to the organization.',
    responses: { 200: z.array(publisher), ...answers },
  },
  listPolicies: {
    method: 'GET',
    path: '/v1/policies',
    scope: 'read:service',
    tag: 'Catalog',
    summary: 'List policies',
    description:
      'Which policies and titles there are, to choose one. Totals are in X-Total-Count, neighbouring pages in Link.',
    query: z.object({
      page,
      limit,
      query: text.describe('Part of the name, a title or the publisher'),
      publisher: text.describe('Identifier or name of the publisher'),
      code: text.describe('Policies with a title of this HCPCS, CPT or ICD-10-CM code'),
    }),
    answerHeaders: ['X-Total-Count', 'Link'],
    responses: { 200: z.array(policyInList), ...answers },
  },
  getPolicy: {
    method: 'GET',
    path: '/v1/policies/:policy_id',
    scope: 'read:service',
    tag: 'Catalog',
    summary: 'Retrieve a policy',
    description: 'Titles, criteria, sources, codes and versions.',
    params: z.object({ policy_id: z.string().max(200).describe('Identifier or short name of the policy') }),
    responses: { 200: policyDetail, ...answers, 404: errorBody.describe('The policy cannot be found.') },
  },
} as const satisfies Readonly<Record<string, Route>>;

export type Route = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly scope: Scope | null;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  /** Text fields of a multipart form that also carries `sources`. */
  readonly form?: z.ZodType;
  /** Of the answer 200, beside those of every answer. */
  readonly answerHeaders?: readonly AnswerHeader[];
  /** When the answer is not JSON. */
  readonly produces?: string;
  readonly responses: Readonly<Record<number, z.ZodType>>;
};

export type RouteName = keyof typeof routes;
