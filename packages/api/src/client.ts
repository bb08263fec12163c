// A typed client of the public routes: base URL and key in, typed answers out. Works in Node and in browsers.

import type { z } from 'zod';
import type { CaseList, SingleCase } from './case.ts';
import type { MedicalCode, PolicyDetail, PolicyInList, Publisher } from './catalog.ts';
import type { Urgency } from './due.ts';
import { type CaseEvent, readEvents } from './events.ts';
import type { routes } from './routes.ts';

type Query<R extends keyof typeof routes> = (typeof routes)[R] extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : never;

export type Submission = {
  readonly sources: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> | Blob }[];
  readonly policy_id: string;
  readonly policy_title: string;
  /** Standard when it is left out. */
  readonly urgency?: Urgency;
  readonly idempotencyKey?: string;
};

/** Thrown for every answer that is not a success; `message` is the service's own sentence. */
export type ApiError = Error & { readonly status: number };

export type Client = ReturnType<typeof createClient>;

export function createClient(options: { readonly baseUrl: string; readonly key: string }) {
  // A service may stand below a path of its host.
  const base = options.baseUrl.replace(/\/+$/, '');
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${base}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${options.key}`, accept: 'application/json', ...init.headers },
    });
    if (response.ok) return response;
    const body = (await response.json().catch(() => ({}))) as { detail?: string };
    throw Object.assign(new Error(body.detail ?? `the service answered ${response.status}`), {
      status: response.status,
    });
  };
  const json = async <T>(path: string, query: object = {}): Promise<T> => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return (await (await call(search ? `${path}?${search}` : path)).json()) as T;
  };
  return {
    submit: async (submission: Submission): Promise<{ readonly case_id: string }> => {
      const form = new FormData();
      for (const { name, bytes } of submission.sources)
        form.append('sources', new Blob([bytes], { type: 'application/pdf' }), name);
      form.set('policy_id', submission.policy_id);
      form.set('policy_title', submission.policy_title);
      if (submission.urgency) form.set('urgency', submission.urgency);
      const headers = submission.idempotencyKey ? { 'idempotency-key': submission.idempotencyKey } : undefined;
      const response = await call('/v1/adjudicate/submit', { method: 'POST', body: form, headers });
      return (await response.json()) as { case_id: string };
    },
    cases: (query: Query<'listCases'> = {}) => json<CaseList>('/v1/cases', query),
    case: (id: string) => json<SingleCase>(`/v1/cases/${encodeURIComponent(id)}`),
    /** Follows a case until it is adjudicated. The stream may end earlier (a service that stops): look at the case, and ask again. */
    events: async function* (id: string, signal?: AbortSignal): AsyncGenerator<CaseEvent, void> {
      const headers = { accept: 'text/event-stream' };
      const { body } = await call(`/v1/cases/${encodeURIComponent(id)}/events`, { headers, signal });
      if (body) yield* readEvents(body);
    },
    codes: (query: Query<'listCodes'> = {}) => json<MedicalCode[]>('/v1/codes', query),
    publishers: () => json<Publisher[]>('/v1/publishers'),
    policies: (query: Query<'listPolicies'> = {}) => json<PolicyInList[]>('/v1/policies', query),
    policy: (id: string) => json<PolicyDetail>(`/v1/policies/${encodeURIComponent(id)}`),
    pageImage: async (id: string, page: number) =>
      (await call(`/v1/cases/${encodeURIComponent(id)}/pages/${page}.webp`)).blob(),
  };
}
