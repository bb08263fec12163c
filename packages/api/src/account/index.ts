// The table of account routes: what the screens use beside the public routes. Signed-in people only (session cookie), by role.
// The public read routes (`/v1/cases`, `/v1/policies`, …) answer a session too, limited to its organization.

import { auditRoutes } from './audit.ts';
import { figureRoutes } from './figures.ts';
import { keyRoutes } from './keys.ts';
import { memberRoutes } from './members.ts';
import { reviewRoutes } from './review.ts';
import { sessionRoutes } from './session.ts';

export const accountRoutes = {
  ...sessionRoutes,
  ...memberRoutes,
  ...keyRoutes,
  ...reviewRoutes,
  ...figureRoutes,
  ...auditRoutes,
} as const;

export type { AuditChain, AuditEntry } from './audit.ts';
export type { Figures } from './figures.ts';
export type { ApiKey, NewApiKey } from './keys.ts';
export type { Member } from './members.ts';
export type { Determination, DueChange, HistoryEntry, Outcome, ReviewState } from './review.ts';
export { type AccountRoute, email } from './route.ts';
export type { Session } from './session.ts';
