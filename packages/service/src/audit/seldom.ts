// Entries that may come by the thousand (lists polled, sign-ins guessed, doors tried): of the same kind by the same one there is one entry a
// minute, and the next one says how many came between. What is tried often fills no disk.

import type { Db } from '../database/index.ts';
import { type AuditEntry, recordAudit } from './record.ts';

const WINDOW_MS = 60_000;
/** Beyond it the oldest are forgotten: then there is an entry more, and never memory without end. */
const MOST_KNOWN = 10_000;

const known = new WeakMap<Db, Map<string, { readonly since: number; unrecorded: number }>>();

export async function recordSeldom(db: Db, entry: AuditEntry, now = Date.now()): Promise<void> {
  const seen = known.get(db) ?? new Map<string, { since: number; unrecorded: number }>();
  known.set(db, seen);
  const key = JSON.stringify([entry.organizationId, entry.actor, entry.action, entry.subject, entry.detail]);
  const last = seen.get(key);
  if (last && now - last.since < WINDOW_MS) {
    last.unrecorded++;
    return;
  }
  seen.delete(key);
  if (seen.size >= MOST_KNOWN) seen.delete(seen.keys().next().value!);
  seen.set(key, { since: now, unrecorded: 0 });
  const more = last?.unrecorded ? { more_before: last.unrecorded } : {};
  await recordAudit(db, { ...entry, detail: { ...entry.detail, ...more } });
}
