// What a reviewer does with a case beside reading it.

import { z } from 'zod';
import { caseList, recommendationKind, urgency } from '../case.ts';
import { MOST_EXTENDED_DAYS } from '../due.ts';
import { routes } from '../routes.ts';
import { administrators, deciders, done, id, licence, members, npi, route, timestamp } from './route.ts';

export const outcome = z.enum(['approve', 'deny', 'request_documents']);

export const determination = z.object({
  id: z.uuid(),
  outcome,
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

const dueChangeFacts = {
  by: z.string(),
  at: timestamp,
  reason: z.string(),
  due_before: timestamp,
  due_at: timestamp.describe('From then on'),
};
export const dueChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('extension'), days: z.int(), ...dueChangeFacts }),
  z.object({ kind: z.literal('urgency'), urgency, ...dueChangeFacts }),
]);

export const retention = z.object({
  purged_after: timestamp.nullable().describe('When the organization’s rule purges it; null: it is kept, or undecided'),
  hold: z
    .object({ reason: z.string(), by: z.string(), at: timestamp })
    .nullable()
    .describe('Purged by no rule and nobody'),
});

export const reviewState = z.object({
  last_modified: timestamp.describe('Of the case: a screen that shows an older one reads it anew'),
  determinations: z.array(determination),
  history: z.array(historyEntry),
  changes: z.array(change).describe('What the last re-adjudication changed'),
  due_changes: z.array(dueChange).describe('What persons changed about the due date, oldest first'),
  retention,
  may_decide: z.boolean(),
  may_deny: z.boolean().describe('The signed-in reviewer has an NPI and has opened the chart'),
});

const reasonForDue = z.string().trim().min(1).max(1000);

export const reviewRoutes = {
  /** `GET /v1/cases` with what is searched for in the body: an address with a patient's name stays in the logs of every proxy. */
  findCases: route({
    method: 'POST',
    path: '/account/cases/search',
    roles: members,
    summary: 'List cases',
    body: routes.listCases.query,
    answer: caseList,
  }),
  reviewState: route({
    method: 'GET',
    path: '/account/cases/:id/review',
    roles: members,
    summary: 'What the screens need of a case beside the public shape',
    params: id,
    answer: reviewState,
  }),
  opened: route({
    method: 'POST',
    path: '/account/cases/:id/opened',
    roles: members,
    summary: 'Record that the chart (or the evidence of a criterion) was opened',
    params: id,
    body: z.strictObject({ criterion: z.string().max(100).optional() }),
    answer: done,
  }),
  determine: route({
    method: 'POST',
    path: '/account/cases/:id/determination',
    roles: deciders,
    summary: 'Approve, deny, or ask for documents, with a reason of one’s own',
    params: id,
    body: z.strictObject({ outcome, reason: z.string().trim().min(1).max(10_000) }),
    answer: determination,
  }),
  /** multipart/form-data with `sources`; the case is adjudicated again with all its files. */
  addDocuments: route({
    method: 'POST',
    path: '/account/cases/:id/documents',
    roles: deciders,
    summary: 'Add documents to a case',
    params: id,
    answer: done,
  }),
  extend: route({
    method: 'POST',
    path: '/account/cases/:id/extension',
    roles: deciders,
    summary: 'Extend the time to decide, once, for a reason',
    params: id,
    body: z.strictObject({ days: z.int().min(1).max(MOST_EXTENDED_DAYS), reason: reasonForDue }),
    answer: done,
  }),
  changeUrgency: route({
    method: 'POST',
    path: '/account/cases/:id/urgency',
    roles: deciders,
    summary: 'Make a case expedited or standard, for a reason',
    params: id,
    body: z.strictObject({ urgency, reason: reasonForDue }),
    answer: done,
  }),
  hold: route({
    method: 'POST',
    path: '/account/cases/:id/hold',
    roles: administrators,
    summary: 'Put a case on legal hold: it is not purged until it is released',
    params: id,
    body: z.object({ reason: z.string().trim().min(1).max(1000) }),
    answer: done,
  }),
  release: route({
    method: 'DELETE',
    path: '/account/cases/:id/hold',
    roles: administrators,
    summary: 'Release a case from legal hold',
    params: id,
    answer: done,
  }),
  purge: route({
    method: 'POST',
    path: '/account/cases/:id/purge',
    roles: administrators,
    summary: 'Destroy a closed case: its key, words, name and the files that no other case has. It cannot be undone',
    params: id,
    body: z.object({ confirm: z.literal('purge') }),
    answer: done,
  }),
  /** multipart/form-data as `POST /v1/adjudicate/submit`, by a signed-in member. */
  upload: route({
    method: 'POST',
    path: '/account/cases',
    roles: deciders,
    summary: 'Submit a chart',
    answer: z.object({ case_id: z.uuid() }),
  }),
} as const;

export type Outcome = z.infer<typeof outcome>;
export type Determination = z.infer<typeof determination>;
export type DueChange = z.infer<typeof dueChange>;
export type HistoryEntry = z.infer<typeof historyEntry>;
export type ReviewState = z.infer<typeof reviewState>;
