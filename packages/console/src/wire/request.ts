// Requests to the service: JSON in and out, the session's cookie, its CSRF token on everything that changes something.

import type { Session } from '@mnr/api/account';
import { idleSeconds } from './activity.ts';

let csrf = '';
export const rememberSession = (session: Session | null): void => {
  csrf = session?.csrf_token ?? '';
};

export type RequestError = Error & { readonly status: number };

export async function request<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const form = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-idle-seconds': String(idleSeconds()),
      ...(method === 'GET' ? {} : { 'x-csrf-token': csrf }),
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : form ? body : JSON.stringify(body),
  }).catch(() => {
    throw new Error('The service cannot be reached. Try again.');
  });
  if (response.ok) return (await response.json()) as T;
  const said = (await response.json().catch(() => ({}))) as { detail?: string };
  throw Object.assign(new Error(said.detail ?? `The service answered ${response.status}.`), {
    status: response.status,
  });
}

/** `{page: 2, status: undefined}` → `?page=2` */
export function search(query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).filter(([, v]) => v !== undefined && v !== '');
  return given.length > 0 ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : '';
}
