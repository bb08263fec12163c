// POST /v1/adjudicate/submit: chart made durable, case and job in one transaction, then the answer.

import { refuse, routes, submitFields, type Urgency, urgencies } from '@mnr/api';
import type { PdfProblemKind } from '@mnr/engine/pdf';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { acceptCase, refuseReusedKey } from '../cases/accept.ts';
import { errorPlace } from '../jobs/error-place.ts';
import { isWorkerEnded } from '../jobs/worker-pool.ts';
import { findTitle, type PolicyInForce } from '../policies/library.ts';
import { addRoute, type Context } from './context.ts';
import { receiveUpload, type Upload, type UploadedFile } from './upload.ts';

const CHECK_SECONDS = 15;

export function addSubmit(app: FastifyInstance, context: Context): void {
  addRoute(app, routes.submit, ({ request, reply, caller, headers }) =>
    receiveChart(
      context,
      request,
      async (upload) => {
        const id = await acceptCase(context, caller, {
          ...{ files: upload.files, ...readFields(context, upload.fields) },
          idempotencyKey: keyOf(headers),
        });
        reply.header('location', `/v1/cases/${id}`);
        return { case_id: id };
      },
      async (upload) => {
        await refuseReusedKey(context.db, caller, {
          ...{ files: upload.files, ...readFields(context, upload.fields) },
          idempotencyKey: keyOf(headers),
        });
      },
    ),
  );
}

const keyOf = (headers: { readonly 'idempotency-key'?: string }) =>
  headers['idempotency-key']?.replace(/^"(.*)"$/, '$1');

/** Files written and checked, then `accept`, which keeps them. Whatever is refused leaves nothing behind; an `accept` that breaks off may leave an encrypted file that no case has. */
export async function receiveChart<T>(
  context: Context,
  request: FastifyRequest,
  accept: (upload: Upload) => Promise<T>,
  before: (upload: Upload) => unknown = () => {},
): Promise<T> {
  const { store, config } = context;
  const upload = await receiveUpload(request, store, config);
  try {
    await before(upload);
    if (upload.files.length === 0) throw refuse('missing_field', 'sources');
    for (const file of upload.files) await checkFile(context, file, request.log);
    return await accept(upload);
  } finally {
    // What was kept is no longer there under this name.
    for (const file of upload.files) await store.discard(file);
  }
}

export function readFields(
  { library }: Pick<Context, 'library'>,
  fields: Readonly<Record<string, string>>,
): { readonly policy: PolicyInForce; readonly title: string; readonly urgency: Urgency } {
  for (const name of ['policy_id', 'policy_title'] as const)
    if (!fields[name]?.trim()) throw refuse('missing_field', name);
  const parsed = submitFields.safeParse(fields);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0].path[0]);
    // Also a blank one: taken for standard, a request that is expedited would wait for a week.
    const wrong = field === 'urgency' ? `is invalid: it must be one of ${urgencies.join(', ')}` : 'is too long';
    throw refuse('invalid', `The value of ${field} ${wrong}.`);
  }
  const { policy_id, policy_title, urgency } = parsed.data;
  const found = library.find(policy_id);
  if (!found) throw refuse('unknown_policy', quoted(policy_id));
  const title = findTitle(found.policy, policy_title);
  if (!title) {
    throw refuse(
      'wrong_title',
      quoted(policy_title),
      quoted(found.policy.name),
      found.policy.titles.map((t) => t.title),
    );
  }
  return { policy: found, title: title.title, urgency };
}

/** A caller's own word, as it is shown in a sentence. */
export const quoted = (text: string) => `"${text.replace(/[\p{C}]/gu, ' ').slice(0, 200)}"`;

/** What cannot be told in time is accepted: its adjudication then ends in an escalation that says so. */
async function checkFile(context: Context, file: UploadedFile, log: FastifyBaseLogger): Promise<void> {
  const { problem } = await context.looks
    .run({ kind: 'check', file: { kind: 'draft', path: file.path, key: file.key } }, { seconds: CHECK_SECONDS })
    .catch((error: unknown) => {
      if (isWorkerEnded(error)) {
        log.warn({ error: errorPlace(error) }, 'a file could not be checked in time');
        return { problem: null };
      }
      throw error;
    });
  if (problem) throw refusalOf(problem, file.name);
}

function refusalOf(problem: PdfProblemKind, name: string) {
  switch (problem) {
    case 'not_pdf':
      return refuse('not_pdf', name);
    case 'empty':
      return refuse('empty_file', name);
    case 'encrypted':
    case 'damaged':
    case 'no_pages':
    case 'too_many_pages':
      return refuse(problem, name);
    case 'too_large':
      return refuse('too_large', 'one file');
    case 'timed_out':
    case 'out_of_memory':
      return refuse('damaged', name);
  }
}
