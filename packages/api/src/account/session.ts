// Signing in and out, first-run set-up, one's own password.

import { z } from 'zod';
import { member, organization } from './members.ts';
import { done, email, everybody, members, name, password, route } from './route.ts';

export const session = z.object({
  user: member,
  organization,
  /** Sent back as `X-CSRF-Token` with every request that changes something. */
  csrf_token: z.string(),
});

export const sessionRoutes = {
  state: route({
    method: 'GET',
    path: '/account/state',
    roles: everybody,
    summary: 'Whether a first administrator must be made',
    answer: z.object({ needs_setup: z.boolean() }),
  }),
  setup: route({
    method: 'POST',
    path: '/account/setup',
    roles: everybody,
    summary:
      'Make the organization and its first administrator; only once, with the token that the first start prints or from this machine',
    body: z.strictObject({ organization: name, name, email, password, token: z.string().max(200).optional() }),
    answer: session,
  }),
  login: route({
    method: 'POST',
    path: '/account/login',
    roles: everybody,
    summary: 'Sign in',
    body: z.strictObject({ email, password: z.string().max(200) }),
    answer: session,
  }),
  logout: route({ method: 'POST', path: '/account/logout', roles: members, summary: 'Sign out', answer: done }),
  me: route({ method: 'GET', path: '/account/me', roles: members, summary: 'Who is signed in', answer: session }),
  changePassword: route({
    method: 'POST',
    path: '/account/password',
    roles: members,
    summary: 'Change the own password; ends the other sessions',
    body: z.strictObject({ current: z.string().max(200), password }),
    answer: done,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/account/reset',
    roles: everybody,
    summary: 'Set a password with a one-time link',
    body: z.strictObject({ token: z.string().max(200), password }),
    answer: done,
  }),
} as const;

export type Session = z.infer<typeof session>;
