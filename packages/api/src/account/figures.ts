// Volumes, times, agreement and pends over the last so many days.

import { z } from 'zod';
import { caseStatus, recommendationKind, urgency } from '../case.ts';
import { outcome } from './review.ts';
import { members, route } from './route.ts';

const times = z.object({ cases: z.int(), median: z.number().nullable(), ninetieth: z.number().nullable() });
const timeliness = z.object({
  urgency,
  determined: z.int(),
  in_time: z.int().describe('Determined by their `due_at`'),
  overdue: z.int().describe('Not determined, and past their `due_at`'),
  unit: z
    .enum(['hours', 'days'])
    .describe('Of average and median, from receipt to determination: expedited in hours, standard in days'),
  average: z.number().nullable(),
  median: z.number().nullable(),
});
const byCriterion = z.array(z.object({ criterion: z.string(), name: z.string(), policy: z.string(), cases: z.int() }));

export const figures = z.object({
  submitted_by_day: z
    .array(z.object({ day: z.iso.date(), cases: z.int() }))
    .describe('Days without a case are left out'),
  by_status: z.array(z.object({ status: caseStatus, cases: z.int() })),
  by_recommendation: z.array(z.object({ recommendation: recommendationKind, cases: z.int() })),
  hours_to_determination: times,
  seconds_to_recommendation: times,
  timeliness: z.array(timeliness).describe('Of each urgency'),
  agreement: z.array(z.object({ recommendation: recommendationKind, outcome, cases: z.int() })),
  overrides_by_criterion: byCriterion,
  pends_by_criterion: byCriterion,
});

export const figureRoutes = {
  figures: route({
    method: 'GET',
    path: '/account/figures',
    roles: members,
    summary: 'Volumes, times, agreement, pends',
    query: z.object({ days: z.coerce.number().int().min(1).max(730).default(90) }),
    answer: figures,
  }),
} as const;

export type Figures = z.infer<typeof figures>;
