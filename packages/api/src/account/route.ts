// One row of the table of account routes, and the fields that several of them share.

import { z } from 'zod';
import { errorBody } from '../errors.ts';

/** Administrators manage; reviewers decide (an adverse determination needs an NPI); auditors only read. */
export const role = z.enum(['administrator', 'reviewer', 'auditor']);

export const timestamp = z.iso.datetime();
export const email = z.string().trim().toLowerCase().pipe(z.email().max(254));
export const password = z.string().min(12).max(200).describe('12 characters or more');
export const name = z.string().trim().min(1).max(200);
export const npi = z
  .string()
  .regex(/^\d{10}$/)
  .nullable();
export const licence = z.string().trim().max(60).nullable();
export const id = z.object({ id: z.uuid() });
/** After the determination; null: closed cases are kept. */
export const keepClosedDays = z.int().min(1).max(36_500).nullable();
export const done = z.object({ done: z.literal(true) });

export type AccountRoute = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Who may: null is everybody, also signed out. */
  readonly roles: readonly z.infer<typeof role>[] | null;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  readonly responses: Readonly<Record<number, z.ZodType>>;
};

const refusals = {
  400: errorBody,
  401: errorBody,
  403: errorBody,
  404: errorBody,
  409: errorBody,
  410: errorBody,
  422: errorBody,
  429: errorBody,
  500: errorBody,
};

export const route = <const R extends Omit<AccountRoute, 'responses'>>(r: R) => ({
  ...r,
  responses: { 200: r.answer, ...refusals },
});

export const everybody = null;
export const members = ['administrator', 'reviewer', 'auditor'] as const;
export const deciders = ['administrator', 'reviewer'] as const;
export const overseers = ['administrator', 'auditor'] as const;
export const administrators = ['administrator'] as const;
