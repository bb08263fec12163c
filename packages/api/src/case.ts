// What a case looks like on the wire: in the list and alone.

import { z } from 'zod';
import { DAY_HOURS, hoursToDecide, MOST_EXTENDED_DAYS, urgencies } from './due.ts';

export const caseStatus = z
  .enum(['in process', 'open', 'pending', 'closed'])
  .describe(
    '`in process`: being adjudicated. `open`: adjudicated, awaiting a human. `pending`: a reviewer asked for documents. `closed`: a human determination is recorded.',
  )
  .meta({ id: 'CaseStatus' });
export const recommendationKind = z.enum(['approve', 'deny', 'pend', 'escalate']).meta({ id: 'Recommendation' });
const urgencyMeaning = `\`standard\`: to be decided within ${hoursToDecide.standard / DAY_HOURS} days of 24 hours from receipt. \`expedited\`: within ${hoursToDecide.expedited} hours.`;
export const urgency = z.enum(urgencies).describe(urgencyMeaning).meta({ id: 'Urgency' });
const timestamp = z.iso.datetime().describe('ISO 8601, UTC');

export const box = z
  .object({ page: z.int(), x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })
  .meta({ id: 'Box' });

export const evidence = z
  .object({
    document: z.string().describe('Title of the document inside the chart'),
    page: z.int().describe('1-based, over all files of the chart'),
    quote: z.string().describe('Verbatim words of that page'),
    context: z.string().describe('The sentence or row around the quote'),
    date: z.string().nullable(),
    boxes: z.array(box).describe('Where the words stand: PDF points from the top left of the page'),
    confidence: z
      .number()
      .nullable()
      .optional()
      .describe(
        '0–100: of the least certain of these words, when they were read from a picture of the page; null for print',
      ),
    start: z.int(),
    end: z.int(),
  })
  .meta({ id: 'Evidence' });

export const criterion = z
  .object({
    id: z.string(),
    name: z.string(),
    statement: z.string(),
    role: z.enum(['required', 'alternative', 'exclusion']),
    status: z.enum(['met', 'not_met', 'unknown', 'conflict', 'judgement']).describe('The truth of the statement'),
    reason: z.string(),
    silent: z.boolean().describe('The status follows from silence and not from words of the chart'),
    evidence: z.array(evidence),
    counter_evidence: z.array(evidence),
    near_misses: z.array(z.object({ evidence, why: z.string() })),
  })
  .meta({ id: 'Criterion' });

export const missing = z.object({ criterion: z.string(), ask: z.string(), why: z.string() }).meta({ id: 'Missing' });

export const progress = z
  .object({
    stage: z.enum(['queued', 'reading', 'ocr', 'reviewing']),
    pages_done: z.int(),
    pages_total: z.int().nullable(),
  })
  .meta({ id: 'Progress' });

export const chart = z
  .object({
    pages: z.int(),
    unreadable_pages: z.array(z.int()),
    page_sizes: z.array(z.object({ width: z.number(), height: z.number() })).describe('PDF points, page by page'),
    documents: z.array(
      z.object({
        title: z.string(),
        kind: z.string(),
        date: z.string().nullable(),
        pages: z.tuple([z.int(), z.int()]),
      }),
    ),
    files: z.array(z.object({ name: z.string(), sha256: z.string(), bytes: z.int() })),
  })
  .meta({ id: 'Chart' });

export const determination = z
  .object({
    outcome: z.enum(['approve', 'deny', 'request_documents']),
    reason: z.string(),
    agrees: z.boolean().describe('Whether it agrees with the recommendation'),
    reviewer: z.string(),
    made_at: timestamp,
  })
  .meta({ id: 'Determination' });

const dueAt = timestamp.describe(
  'By when a person is to decide: receipt (`case_submitted`), plus the hours of the urgency, plus 24 for each day of an extension',
);

export const caseInList = z
  .object({
    id: z.uuid(),
    patient_name: z.string().nullable(),
    status: caseStatus,
    decision_recommendation: recommendationKind.nullable(),
    determination_outcome: z.enum(['approve', 'deny']).nullable().describe('What a person decided; null until then'),
    determined_at: timestamp.nullable().describe('When a person decided; null until then'),
    case_submitted: timestamp,
    urgency,
    due_at: dueAt,
    policy_id: z.uuid(),
    policy_title: z.string(),
    last_modified: timestamp,
    progress: progress.nullable(),
  })
  .meta({ id: 'CaseInList' });

export const singleCase = z
  .object({
    id: z.uuid(),
    status: caseStatus,
    recommendation: recommendationKind.nullable().describe('null while in process'),
    decision_recommendation: recommendationKind.nullable().describe('The same value as `recommendation`'),
    rationale: z.string().nullable(),
    policy_id: z.uuid(),
    policy_title: z.string(),
    policy_matched: z.string().nullable().describe('The policy and the sub-procedure used'),
    policy_version: z.string().nullable(),
    patient_name: z.string().nullable(),
    patient_birth_date: z.string().nullable().describe('As found in the chart; null when none was'),
    created_at: timestamp,
    case_submitted: timestamp.describe('The same value as `created_at`'),
    last_modified: timestamp,
    urgency,
    due_at: dueAt,
    extended_days: z
      .int()
      .describe(`Days by which a person extended the time to decide, at most ${MOST_EXTENDED_DAYS}; 0: not extended`),
    criteria: z.array(criterion),
    missing: z.array(missing).describe('The smallest set of documents or facts that would settle the case'),
    escalation_reasons: z.array(z.string()),
    decided_by: z.array(z.string()).describe('The criteria that decided, by id'),
    index_date: z.string().nullable(),
    engine_version: z.string().nullable(),
    reader: z.string().nullable(),
    chart: chart.nullable(),
    progress: progress.nullable(),
    determination: determination.nullable(),
  })
  .meta({ id: 'Case' });

export const pagination = z
  .object({
    currentPage: z.int(),
    pageSize: z.int(),
    totalPages: z.int(),
    totalItems: z.int(),
  })
  .meta({ id: 'Pagination' });

export const caseList = z.object({ cases: z.array(caseInList), pagination }).meta({ id: 'CaseList' });
export const submitted = z.object({ case_id: z.uuid() }).meta({ id: 'Submitted' });

/** The text fields of the submit form; `sources` are its files. */
export const submitFields = z.object({
  policy_id: z.string().trim().min(1).max(200).describe('Identifier or short name of the chosen policy'),
  policy_title: z.string().trim().min(1).max(500).describe('Title of the sub-procedure of the policy that applies'),
  urgency: z.enum(urgencies).default('standard').describe(urgencyMeaning),
});

export type CaseInList = z.infer<typeof caseInList>;
export type SingleCase = z.infer<typeof singleCase>;
export type CaseList = z.infer<typeof caseList>;
export type Progress = z.infer<typeof progress>;
