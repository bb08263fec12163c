// The due date of a case, worked out by the database from its own clock: the rule's hours after the receipt.

import { hoursUntilDue, type Urgency } from '@mnr/api';
import { type RawBuilder, sql } from 'kysely';

/** @param received `now()` in the transaction that accepts the case, its column `created_at` from then on */
export const dueAt = (received: RawBuilder<unknown>, urgency: Urgency, extendedDays: number): RawBuilder<Date> =>
  // In hours, for a day of the database's time zone may have 23 or 25 of them.
  sql`${received} + make_interval(hours => ${hoursUntilDue(urgency, extendedDays)})`;
