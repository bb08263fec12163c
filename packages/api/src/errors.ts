// Every refusal the service can give: its status and its one sentence. The only place where either is written.

import { z } from 'zod';

export const errorBody = z.object({ detail: z.string() }).meta({ id: 'Error' });

const refusals = {
  malformed: [400, (what: string) => what],
  unauthorized: [401, () => 'The bearer token is missing, invalid, or lacks the required scope.'],
  sign_in_failed: [401, () => 'The e-mail or the password is wrong.'],
  signed_out: [401, () => 'Sign in first.'],
  forbidden: [403, () => 'Your role does not allow this.'],
  csrf: [403, () => 'The request does not come from this screen; reload the page and try again.'],
  wrong_password: [403, () => 'That is not your present password.'],
  setup_token: [
    403,
    () => 'The set-up token is missing or wrong; it stands in the file setup-token in the data folder.',
  ],
  account_not_found: [404, (what: string) => `${what} cannot be found.`],
  link_spent: [404, () => 'This link was used or has expired; ask an administrator for a new one.'],
  case_not_found: [404, () => 'The case cannot be found.'],
  policy_not_found: [404, () => 'The policy cannot be found.'],
  page_not_found: [404, () => 'The case has no such page.'],
  route_not_found: [404, () => 'There is nothing at this address.'],
  method_not_allowed: [405, (allowed: string) => `This address answers to ${allowed} only.`],
  case_purged: [
    410,
    (day: string, rule: string) =>
      `The case was purged on ${day} (${rule}); its words and its chart are destroyed, its entries in the audit log remain.`,
  ],
  idempotency_running: [
    409,
    () => 'A request with this Idempotency-Key is still being processed; repeat it in a moment.',
  ],
  conflict: [409, (what: string) => what],
  too_large: [413, (limit: string) => `The upload is larger than the limit of ${limit}.`],
  not_multipart: [
    415,
    () => 'Send the chart as multipart/form-data with the fields sources, policy_id and policy_title.',
  ],
  unsupported_media: [415, () => 'The body is of a media type that this address does not read.'],
  not_pdf: [415, (name: string) => `The file ${name} in sources is not a PDF.`],
  invalid: [422, (what: string) => what],
  unknown_parameter: [
    422,
    (name: string, known: readonly string[]) =>
      `There is no query parameter ${name} here; ${known.length > 0 ? `there are ${known.join(', ')}` : 'this address takes none'}.`,
  ],
  missing_field: [422, (field: string) => `The field ${field} is required.`],
  empty_file: [422, (name: string) => `The file ${name} in sources is empty.`],
  encrypted: [422, (name: string) => `The file ${name} in sources is protected with a password; send it without one.`],
  damaged: [422, (name: string) => `The file ${name} in sources is damaged or incomplete; send it again.`],
  no_pages: [422, (name: string) => `The file ${name} in sources has no pages.`],
  too_many_pages: [422, (name: string) => `The file ${name} in sources has more pages than allowed.`],
  unknown_policy: [422, (id: string) => `There is no policy with the policy_id ${id}; GET /v1/policies lists them.`],
  wrong_title: [
    422,
    (title: string, policy: string, titles: readonly string[]) =>
      `The policy ${policy} has no title ${title}; its titles are: ${titles.map((t) => `"${t}"`).join(', ')}.`,
  ],
  idempotency_reused: [422, () => 'This Idempotency-Key was already used for a different request.'],
  // Of both the first argument is what Retry-After says.
  locked: [429, (seconds: number) => `Too many failed attempts; try again in ${Math.ceil(seconds / 60)} min.`],
  rate_limited: [429, (seconds: number) => `Too many requests; try again in ${seconds} s.`],
  internal: [500, () => 'The service failed to answer; the X-Request-Id header names this request.'],
  unavailable: [503, () => 'The service is not able to answer now; try again in a moment.'],
} as const satisfies Readonly<Record<string, readonly [number, (...args: never[]) => string]>>;

export type RefusalCode = keyof typeof refusals;

/** Thrown wherever a request must be refused; the HTTP layer turns it into the answer. */
export type Refusal = Error & {
  readonly refusal: RefusalCode;
  readonly status: number;
  /** Seconds to wait. */
  readonly retryAfter?: number;
};

/** `throw refuse('missing_field', 'policy_id')` */
export function refuse<C extends RefusalCode>(code: C, ...args: Parameters<(typeof refusals)[C][1]>): Refusal {
  const [status, sentence] = refusals[code] as readonly [number, (...args: unknown[]) => string];
  const retryAfter = status === 429 ? Number(args[0]) : undefined;
  return Object.assign(new Error(sentence(...args)), { refusal: code, status, retryAfter });
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'refusal' in error && 'status' in error;
