// Members of the organization, and its settings.

import { z } from 'zod';
import {
  administrators,
  email,
  id,
  keepClosedDays,
  licence,
  members,
  name,
  npi,
  role,
  route,
  timestamp,
} from './route.ts';

export const member = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role,
  npi,
  licence,
  disabled: z.boolean(),
  created_at: timestamp,
});

export const organization = z.object({
  id: z.uuid(),
  name: z.string(),
  deny_allowed: z.boolean(),
  keep_closed_days: keepClosedDays,
});

export const memberRoutes = {
  members: route({
    method: 'GET',
    path: '/account/members',
    roles: members,
    summary: 'Members of the organization',
    answer: z.object({ members: z.array(member) }),
  }),
  addMember: route({
    method: 'POST',
    path: '/account/members',
    roles: administrators,
    summary: 'Add a member; the answer has a one-time link to set a password',
    body: z.strictObject({ name, email, role, npi: npi.optional(), licence: licence.optional() }),
    answer: z.object({ member, link: z.string(), expires_at: timestamp }),
  }),
  changeMember: route({
    method: 'PATCH',
    path: '/account/members/:id',
    roles: administrators,
    summary: 'Change role, NPI, licence, or disable',
    params: id,
    body: z.strictObject({
      role: role.optional(),
      name: name.optional(),
      npi: npi.optional(),
      licence: licence.optional(),
      disabled: z.boolean().optional(),
    }),
    answer: member,
  }),
  resetLink: route({
    method: 'POST',
    path: '/account/members/:id/reset',
    roles: administrators,
    summary: 'A one-time link with which the member sets a new password; earlier links end',
    params: id,
    answer: z.object({ link: z.string(), expires_at: timestamp }),
  }),
  organization: route({
    method: 'PATCH',
    path: '/account/organization',
    roles: administrators,
    summary: 'Rename the organization; switch recommending denial off or on; say how long closed cases are kept',
    body: z.strictObject({
      name: name.optional(),
      deny_allowed: z.boolean().optional(),
      keep_closed_days: keepClosedDays.optional(),
    }),
    answer: organization,
  }),
} as const;

export type Member = z.infer<typeof member>;
