// The table of account routes: what the screens use beside the public routes. Signed-in people only (session cookie), by role.
// The public read routes (`/v1/cases`, `/v1/policies`, …) answer a session too, limited to its organization.

import { z } from 'zod';
import { caseStatus, recommendationKind } from './case.ts';
import { errorBody } from './errors.ts';

/** Administrators manage; reviewers decide (an adverse determination needs an NPI); auditors only read. */
export const role = z.enum(['administrator', 'reviewer', 'auditor']);
const timestamp = z.iso.datetime();
const email = z.string().trim().toLowerCase().pipe(z.email().max(254));
const password = z.string().min(12).max(200).describe('12 characters or more');
const name = z.string().trim().min(1).max(200);
const npi = z
  .string()
  .regex(/^\d{10}$/)
  .nullable();
const licence = z.string().trim().max(60).nullable();

export const member = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role,
  npi,
  licence,
  disabled: z.boolean(),
  created_at: timestamp,
});

export const session = z.object({
  user: member,
  organization: z.object({ id: z.uuid(), name: z.string(), deny_allowed: z.boolean() }),
  /** Sent back as `X-CSRF-Token` with every request that changes something. */
  csrf_token: z.string(),
});

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string(),
  last_four: z.string(),
  scopes: z.array(z.enum(['read:service', 'write:service'])),
  created_by: z.string().nullable().describe('Name of the member'),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
});

export const newApiKey = apiKey.extend({ key: z.string().describe('The key itself, shown this once') });

export const determination = z.object({
  id: z.uuid(),
  outcome: z.enum(['approve', 'deny', 'request_documents']),
  reason: z.string(),
  recommendation: recommendationKind,
  agrees: z.boolean(),
  reviewer: z.object({ name: z.string(), npi, licence }),
  evidence_opened: z.array(z.string()).describe('Criteria whose evidence the reviewer opened'),
  chart_opened_at: timestamp.nullable(),
  made_at: timestamp,
});

export const historyEntry = z.object({
  at: timestamp,
  actor: z.string(),
  action: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

export const change = z.object({ criterion: z.string(), before: z.string(), after: z.string() });

export const figures = z.object({
  submitted_by_day: z.array(z.object({ day: z.iso.date(), cases: z.int() })),
  by_status: z.array(z.object({ status: caseStatus, cases: z.int() })),
  by_recommendation: z.array(z.object({ recommendation: recommendationKind, cases: z.int() })),
  hours_to_determination: z.object({ cases: z.int(), median: z.number().nullable(), ninetieth: z.number().nullable() }),
  seconds_to_recommendation: z.object({
    cases: z.int(),
    median: z.number().nullable(),
    ninetieth: z.number().nullable(),
  }),
  agreement: z.array(
    z.object({
      recommendation: recommendationKind,
      outcome: z.enum(['approve', 'deny', 'request_documents']),
      cases: z.int(),
    }),
  ),
  overrides_by_criterion: z.array(z.object({ criterion: z.string(), policy: z.string(), cases: z.int() })),
  pends_by_criterion: z.array(z.object({ criterion: z.string(), policy: z.string(), cases: z.int() })),
});

export const auditEntry = z.object({
  position: z.int(),
  at: timestamp,
  actor_kind: z.enum(['key', 'user', 'service']),
  actor: z.string().nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  hash: z.string(),
});

const id = z.object({ id: z.uuid() });
const done = z.object({ done: z.literal(true) });
const answers = {
  400: errorBody,
  401: errorBody,
  403: errorBody,
  404: errorBody,
  409: errorBody,
  422: errorBody,
  429: errorBody,
  500: errorBody,
};

export type AccountRoute = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Who may: null is everybody, also signed out. */
  readonly roles: readonly z.infer<typeof role>[] | null;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  readonly responses: Readonly<Record<number, z.ZodType>>;
};

const route = <const R extends Omit<AccountRoute, 'responses'>>(r: R) => ({
  ...r,
  responses: { 200: r.answer, ...answers },
});

const everybody = null;
const members = ['administrator', 'reviewer', 'auditor'] as const;
const administrators = ['administrator'] as const;

export const accountRoutes = {
  state: route({
    method: 'GET',
    path: '/account/state',
    roles: everybody,
    summary: 'Whether a first administrator must be made',
    answer: z.object({ needs_setup: z.boolean() }),
  }),
  setup: route({
    method: 'POST',
    path: '/account/setup',
    roles: everybody,
    summary:
      'Make the organization and its first administrator; only once, with the token that the first start prints or from this machine',
    body: z.object({ organization: name, name, email, password, token: z.string().max(200).optional() }),
    answer: session,
  }),
  login: route({
    method: 'POST',
    path: '/account/login',
    roles: everybody,
    summary: 'Sign in',
    body: z.object({ email, password: z.string().max(200) }),
    answer: session,
  }),
  logout: route({ method: 'POST', path: '/account/logout', roles: members, summary: 'Sign out', answer: done }),
  me: route({ method: 'GET', path: '/account/me', roles: members, summary: 'Who is signed in', answer: session }),
  changePassword: route({
    method: 'POST',
    path: '/account/password',
    roles: members,
    summary: 'Change the own password; ends the other sessions',
    body: z.object({ current: z.string().max(200), password }),
    answer: done,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/account/reset',
    roles: everybody,
    summary: 'Set a password with a one-time link',
    body: z.object({ token: z.string().max(200), password }),
    answer: done,
  }),

  members: route({
    method: 'GET',
    path: '/account/members',
    roles: members,
    summary: 'Members of the organization',
    answer: z.object({ members: z.array(member) }),
  }),
  addMember: route({
    method: 'POST',
    path: '/account/members',
    roles: administrators,
    summary: 'Add a member; the answer has a one-time link to set a password',
    body: z.object({ name, email, role, npi: npi.optional(), licence: licence.optional() }),
    answer: z.object({ member, link: z.string(), expires_at: timestamp }),
  }),
  changeMember: route({
    method: 'PATCH',
    path: '/account/members/:id',
    roles: administrators,
    summary: 'Change role, NPI, licence, or disable',
    params: id,
    body: z.object({
      role: role.optional(),
      name: name.optional(),
      npi: npi.optional(),
      licence: licence.optional(),
      disabled: z.boolean().optional(),
    }),
    answer: member,
  }),
  resetLink: route({
    method: 'POST',
    path: '/account/members/:id/reset',
    roles: administrators,
    summary: 'A one-time link with which the member sets a new password',
    params: id,
    answer: z.object({ link: z.string(), expires_at: timestamp }),
  }),
  organization: route({
    method: 'PATCH',
    path: '/account/organization',
    roles: administrators,
    summary: 'Rename the organization; switch recommending denial off or on',
    body: z.object({ name: name.optional(), deny_allowed: z.boolean().optional() }),
    answer: z.object({ id: z.uuid(), name: z.string(), deny_allowed: z.boolean() }),
  }),

  keys: route({
    method: 'GET',
    path: '/account/keys',
    roles: ['administrator', 'auditor'],
    summary: 'API keys',
    answer: z.object({ keys: z.array(apiKey) }),
  }),
  makeKey: route({
    method: 'POST',
    path: '/account/keys',
    roles: administrators,
    summary: 'Generate an API key',
    body: z.object({
      name,
      scopes: z.array(z.enum(['read:service', 'write:service'])).min(1),
      expires_in_days: z.int().min(1).max(3650).nullable().default(365),
    }),
    answer: newApiKey,
  }),
  rotateKey: route({
    method: 'POST',
    path: '/account/keys/:id/rotate',
    roles: administrators,
    summary: 'A new key in place of this one, which goes on for the overlap',
    params: id,
    body: z.object({ overlap_hours: z.int().min(0).max(720).default(24) }),
    answer: newApiKey,
  }),
  revokeKey: route({
    method: 'DELETE',
    path: '/account/keys/:id',
    roles: administrators,
    summary: 'Revoke an API key at once',
    params: id,
    answer: done,
  }),

  reviewState: route({
    method: 'GET',
    path: '/account/cases/:id/review',
    roles: members,
    summary: 'What the screens need of a case beside the public shape',
    params: id,
    answer: z.object({
      determinations: z.array(determination),
      history: z.array(historyEntry),
      changes: z.array(change).describe('What the last re-adjudication changed'),
      may_decide: z.boolean(),
      may_deny: z.boolean().describe('The signed-in reviewer has an NPI and has opened the chart'),
    }),
  }),
  opened: route({
    method: 'POST',
    path: '/account/cases/:id/opened',
    roles: members,
    summary: 'Record that the chart (or the evidence of a criterion) was opened',
    params: id,
    body: z.object({ criterion: z.string().max(100).optional() }),
    answer: done,
  }),
  determine: route({
    method: 'POST',
    path: '/account/cases/:id/determination',
    roles: ['administrator', 'reviewer'],
    summary: 'Approve, deny, or ask for documents, with a reason of one’s own',
    params: id,
    body: z.object({
      outcome: z.enum(['approve', 'deny', 'request_documents']),
      reason: z.string().trim().min(1).max(10_000),
    }),
    answer: determination,
  }),
  /** multipart/form-data with `sources`; the case is adjudicated again with all its files. */
  addDocuments: route({
    method: 'POST',
    path: '/account/cases/:id/documents',
    roles: ['administrator', 'reviewer'],
    summary: 'Add documents to a case',
    params: id,
    answer: done,
  }),
  /** multipart/form-data as `POST /v1/adjudicate/submit`, by a signed-in member. */
  upload: route({
    method: 'POST',
    path: '/account/cases',
    roles: ['administrator', 'reviewer'],
    summary: 'Submit a chart',
    answer: z.object({ case_id: z.uuid() }),
  }),

  figures: route({
    method: 'GET',
    path: '/account/figures',
    roles: members,
    summary: 'Volumes, times, agreement, pends',
    query: z.object({ days: z.coerce.number().int().min(1).max(730).default(90) }),
    answer: figures,
  }),
  audit: route({
    method: 'GET',
    path: '/account/audit',
    roles: ['administrator', 'auditor'],
    summary: 'The audit log, newest first',
    query: z.object({
      before: z.coerce.number().int().optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
      action: z.string().max(100).optional(),
      subject_id: z.string().max(100).optional(),
    }),
    answer: z.object({ entries: z.array(auditEntry), intact: z.boolean() }),
  }),
  /** Answers `application/x-ndjson`, one entry a line, oldest first. */
  auditExport: route({
    method: 'GET',
    path: '/account/audit.ndjson',
    roles: ['administrator', 'auditor'],
    summary: 'The whole audit log',
    answer: z.unknown(),
  }),
} as const;

export type Member = z.infer<typeof member>;
export type Session = z.infer<typeof session>;
export type ApiKey = z.infer<typeof apiKey>;
export type NewApiKey = z.infer<typeof newApiKey>;
export type Determination = z.infer<typeof determination>;
export type HistoryEntry = z.infer<typeof historyEntry>;
export type Figures = z.infer<typeof figures>;
export type AuditEntry = z.infer<typeof auditEntry>;
