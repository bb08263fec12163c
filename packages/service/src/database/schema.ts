// The tables as Kysely sees them. Rows stay inside repository functions.

import type { Urgency } from '@mnr/api';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Sealed = ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
type Json = ColumnType<unknown, string | null | undefined, string | null>;

export type CaseStatus = 'in process' | 'open' | 'pending' | 'closed';
export type RecommendationKind = 'approve' | 'deny' | 'pend' | 'escalate';
export type Scope = 'read:service' | 'write:service';
export type Role = 'administrator' | 'reviewer' | 'auditor';

export type OrganizationTable = {
  readonly id: string;
  readonly name: string;
  readonly deny_allowed: Defaulted<boolean>;
  /** After its determination; null: closed cases are kept. */
  readonly keep_closed_days: Defaulted<number | null>;
  readonly created_at: Generated<Date>;
};

export type UserTable = {
  readonly id: string;
  readonly organization_id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly role: Role;
  readonly npi: string | null;
  readonly licence: string | null;
  readonly disabled_at: Date | null;
  readonly created_at: Generated<Date>;
  readonly failed_sign_ins: Defaulted<number>;
  readonly locked_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type SessionTable = {
  readonly hash: Buffer;
  readonly organization_id: string;
  readonly user_id: string;
  readonly csrf_token: string;
  readonly created_at: Generated<Date>;
  readonly last_seen_at: Defaulted<Date>;
  readonly expires_at: Date;
};

export type PasswordLinkTable = {
  readonly hash: Buffer;
  readonly organization_id: string;
  readonly user_id: string;
  readonly expires_at: Date;
  readonly used_at: Date | null;
};

export type ApiKeyTable = {
  readonly id: string;
  readonly organization_id: string;
  readonly name: string;
  readonly hash: Buffer;
  readonly prefix: string;
  readonly last_four: string;
  readonly scopes: Scope[];
  readonly created_by: string | null;
  readonly created_at: Generated<Date>;
  readonly last_used_at: Date | null;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
};

export type PublisherTable = { readonly id: string; readonly name: string };

export type PolicyTable = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly publisher_id: string;
  readonly current_version_id: string | null;
};

export type PolicyVersionTable = {
  readonly id: string;
  readonly policy_id: string;
  readonly version: string;
  readonly sha256: string;
  readonly document: string;
  readonly effective_from: string | null;
  readonly effective_to: string | null;
  readonly added_at: Generated<Date>;
};

export type CodeTable = {
  readonly system: string;
  readonly code: string;
  readonly display: string;
  readonly billable: Defaulted<boolean>;
  readonly release: string | null;
  readonly effective_from: string | null;
  readonly effective_to: string | null;
};

export type ChartTable = {
  readonly id: string;
  readonly organization_id: string;
  readonly sha256: string;
  readonly bytes: ColumnType<string, number, never>;
  readonly pages: ColumnType<number | null, number | null | undefined, number | null>;
  /** The master key that wraps the key in its file; null for a file of an earlier release. */
  readonly key_id: Defaulted<string | null>;
  readonly created_at: Generated<Date>;
};

export type CaseTable = {
  readonly id: string;
  readonly organization_id: string;
  readonly policy_id: string;
  readonly policy_version_id: string;
  readonly policy_title: string;
  readonly status: Defaulted<CaseStatus>;
  readonly recommendation: RecommendationKind | null;
  readonly patient_name: string | null;
  /** Sealed, as is every `Buffer` of a case's words (words/words.ts). */
  readonly rationale: Buffer | null;
  readonly review: Sealed;
  readonly progress: Json;
  readonly submitted_by_key: string | null;
  readonly submitted_by_user: ColumnType<string | null, string | null | undefined, string | null>;
  readonly previous_review: Sealed;
  readonly decided_by: Defaulted<string[]>;
  readonly asked_for: Defaulted<string[]>;
  readonly created_at: Generated<Date>;
  readonly last_modified: ColumnType<Date, Date | undefined, Date>;
  readonly adjudicated_at: Date | null;
  readonly held_at: Defaulted<Date | null>;
  readonly held_by: Defaulted<string | null>;
  readonly hold_reason: Sealed;
  readonly urgency: Defaulted<Urgency>;
  readonly extended_days: Defaulted<number>;
  readonly due_at: Date;
};

/** The key of a case, wrapped by the master key of that id. */
export type CaseKeyTable = {
  readonly organization_id: string;
  readonly case_id: string;
  readonly key_id: string;
  readonly wrapped: Buffer;
};

/** The one in use; `settled_at` once nothing is under another. */
export type MasterKeyTable = { readonly id: string; readonly settled_at: Defaulted<Date | null> };

export type CaseFileTable = {
  readonly organization_id: string;
  readonly case_id: string;
  readonly position: number;
  readonly chart_id: string;
  readonly name: Buffer;
  readonly added_by: string | null;
  readonly added_at: Generated<Date>;
};

export type DueChangeTable = {
  readonly id: string;
  readonly organization_id: string;
  readonly case_id: string;
  readonly kind: 'extension' | 'urgency';
  readonly days: number | null;
  readonly urgency: Urgency | null;
  readonly due_before: Date;
  readonly due_at: Date;
  readonly reason: Buffer;
  readonly made_by: string;
  readonly made_at: Generated<Date>;
};

/** All that is left of a case that was purged, beside its entries in the audit log. */
export type PurgedCaseTable = {
  readonly organization_id: string;
  readonly case_id: string;
  readonly rule: 'retention' | 'request';
  readonly kept_days: number | null;
  readonly purged_by: string | null;
  readonly purged_at: Generated<Date>;
  readonly finished_at: Defaulted<Date | null>;
};

export type ChartRemovalTable = { readonly organization_id: string; readonly sha256: string };

export type IdempotencyKeyTable = {
  readonly organization_id: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly case_id: string | null;
  readonly created_at: Generated<Date>;
};

export type DeterminationTable = {
  readonly id: string;
  readonly organization_id: string;
  readonly case_id: string;
  readonly outcome: 'approve' | 'deny' | 'request_documents';
  readonly reason: Buffer;
  readonly reviewer_id: string;
  readonly reviewer_npi: string | null;
  readonly recommendation: RecommendationKind;
  readonly agrees: boolean;
  readonly chart_opened_at: Date | null;
  readonly evidence_opened: Json;
  readonly made_at: Generated<Date>;
};

/** position, at and both hashes are set by the database. */
export type AuditLogTable = {
  readonly organization_id: string;
  readonly position: ColumnType<string, never, never>;
  readonly at: ColumnType<Date, never, never>;
  readonly actor_kind: 'key' | 'user' | 'service';
  readonly actor_id: string | null;
  readonly action: string;
  readonly subject_kind: string;
  readonly subject_id: string | null;
  readonly detail: ColumnType<unknown, string | undefined, never>;
  readonly previous_hash: ColumnType<string, never, never>;
  readonly hash: ColumnType<string, never, never>;
};

export type Schema = {
  readonly organizations: OrganizationTable;
  readonly users: UserTable;
  readonly sessions: SessionTable;
  readonly password_links: PasswordLinkTable;
  readonly api_keys: ApiKeyTable;
  readonly publishers: PublisherTable;
  readonly policies: PolicyTable;
  readonly policy_versions: PolicyVersionTable;
  readonly codes: CodeTable;
  readonly charts: ChartTable;
  readonly cases: CaseTable;
  readonly case_files: CaseFileTable;
  readonly case_keys: CaseKeyTable;
  readonly purged_cases: PurgedCaseTable;
  readonly chart_removals: ChartRemovalTable;
  readonly master_key: MasterKeyTable;
  readonly idempotency_keys: IdempotencyKeyTable;
  readonly determinations: DeterminationTable;
  readonly due_changes: DueChangeTable;
  readonly audit_log: AuditLogTable;
};

export type CaseRow = Selectable<CaseTable>;
export type ApiKeyRow = Selectable<ApiKeyTable>;
export type NewAuditEntry = Insertable<AuditLogTable>;
