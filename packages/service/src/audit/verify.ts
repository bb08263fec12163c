// Checks a chain of audit entries as an outsider would: rows (and the entry before them) in, the positions at which it is broken out.

import { createHash } from 'node:crypto';
import type { AuditRow } from './batches.ts';

type Link = Pick<AuditRow, 'position' | 'hash'>;

export function verifyAudit(rows: readonly AuditRow[], before?: Link): readonly number[] {
  let previous = before?.hash ?? '';
  let expected = Number(before?.position ?? 0) + 1;
  return rows.flatMap((row) => {
    const broken = Number(row.position) !== expected || row.previous_hash !== previous || row.hash !== hashOf(row);
    previous = row.hash;
    expected = Number(row.position) + 1;
    return broken ? [Number(row.position)] : [];
  });
}

export async function verifyBatches(
  batches: AsyncIterable<readonly AuditRow[]>,
  before?: Link,
): Promise<{ readonly entries: number; readonly broken: readonly number[]; readonly last: Link | undefined }> {
  const broken: number[] = [];
  let entries = 0;
  let last = before;
  for await (const rows of batches) {
    broken.push(...verifyAudit(rows, last));
    entries += rows.length;
    last = rows.at(-1);
  }
  return { entries, broken, last };
}

function hashOf(row: AuditRow): string {
  const fields = [
    row.previous_hash,
    row.organization_id,
    row.position,
    row.at.toISOString(),
    row.actor_kind,
    row.actor_id ?? '',
    row.action,
  ];
  return createHash('sha256')
    .update([...fields, row.subject_kind, row.subject_id ?? '', jsonbText(row.detail)].join('\n'))
    .digest('hex');
}

/** How PostgreSQL writes jsonb: shorter keys first, then by bytes; a space after `:` and `,`. */
export function jsonbText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort(
    (a, b) => Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.compare(Buffer.from(a), Buffer.from(b)),
  );
  return `{${keys.map((key) => `${JSON.stringify(key)}: ${jsonbText((value as Record<string, unknown>)[key])}`).join(', ')}}`;
}
