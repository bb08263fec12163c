// The append-only, hash-chained audit log.

import { z } from 'zod';
import { overseers, route, timestamp } from './route.ts';

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

export const auditChain = z.object({
  entries: z.int().describe('Entries verified, from the first'),
  broken: z.array(z.int()).describe('Positions at which the chain is broken, at most 100'),
  at: timestamp.describe('When the newest entries were verified'),
  whole_at: timestamp.describe('When all entries up to `whole_entries` were last verified one by one'),
  whole_entries: z.int(),
});

export const auditRoutes = {
  audit: route({
    method: 'GET',
    path: '/account/audit',
    roles: overseers,
    summary: 'The audit log, newest first',
    query: z.object({
      before: z.coerce.number().int().optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
      action: z.string().max(100).optional(),
      subject_id: z.string().max(100).optional(),
    }),
    answer: z.object({ entries: z.array(auditEntry) }),
  }),
  auditChain: route({
    method: 'GET',
    path: '/account/audit/chain',
    roles: overseers,
    summary: 'Whether the chain is intact: entries added since the last look are verified, the others were before',
    answer: auditChain,
  }),
  verifyAudit: route({
    method: 'POST',
    path: '/account/audit/verify',
    roles: overseers,
    summary: 'Verify every entry of the chain again',
    answer: auditChain,
  }),
  /** Answers `application/x-ndjson`, one entry a line, oldest first. */
  auditExport: route({
    method: 'GET',
    path: '/account/audit.ndjson',
    roles: overseers,
    summary: 'The whole audit log',
    answer: z.unknown(),
  }),
} as const;

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditChain = z.infer<typeof auditChain>;
