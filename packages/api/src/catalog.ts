// Codes, publishers and policies on the wire.

import { z } from 'zod';

export const medicalCode = z
  .object({ code: z.string(), system: z.string(), display: z.string() })
  .meta({ id: 'MedicalCode' });
export const publisher = z.object({ id: z.uuid(), publisher: z.string() }).meta({ id: 'Publisher' });

const codes = z
  .object({ hcpcs: z.array(z.string()), cpt: z.array(z.string()), icd10cm: z.array(z.string()) })
  .meta({ id: 'Codes' });

const policyHead = {
  policy_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  publisher: z.string(),
  publisher_id: z.uuid(),
  version: z.string(),
  effective: z.object({ from: z.string(), to: z.string().nullable() }),
};

export const policyInList = z
  .object({ ...policyHead, titles: z.array(z.object({ title: z.string(), codes })) })
  .meta({ id: 'PolicyInList' });

/** A criterion, or how criteria combine. */
export type CriteriaTree =
  | { readonly kind: 'leaf'; readonly id: string }
  | { readonly kind: 'all' | 'any' | 'none_of'; readonly of: readonly CriteriaTree[] }
  | { readonly kind: 'at_least'; readonly n: number; readonly of: readonly CriteriaTree[] }
  | { readonly kind: 'not'; readonly of: CriteriaTree };

const tree: z.ZodType<CriteriaTree> = z
  .lazy(() =>
    z.union([
      z.object({ kind: z.literal('leaf'), id: z.string() }),
      z.object({ kind: z.enum(['all', 'any', 'none_of']), of: z.array(tree) }),
      z.object({ kind: z.literal('at_least'), n: z.int(), of: z.array(tree) }),
      z.object({ kind: z.literal('not'), of: tree }),
    ]),
  )
  .meta({ id: 'CriteriaTree', description: 'A criterion, or how criteria combine' });

const silence = z
  .enum(['unknown', 'met', 'absent', 'not_claimed'])
  .describe(
    '`unknown`: documents are asked for. `met`: as if stated. `absent`: not met. `not_claimed`: not met where another alternative is argued.',
  );

export const policyDetail = z
  .object({
    ...policyHead,
    sources: z.array(z.object({ title: z.string(), url: z.string().nullable(), note: z.string().nullable() })),
    titles: z.array(
      z.object({
        title: z.string(),
        codes,
        tree,
        criteria: z.array(z.string()).describe('Ids, in the order of the tree'),
        silence: z
          .array(
            z.object({
              criterion: z.string(),
              counts_as: silence,
              when: tree
                .nullable()
                .describe('null: always; else only where these criteria hold, and then before the plain entry'),
            }),
          )
          .describe('What each criterion of this title counts as where the chart does not mention it'),
      }),
    ),
    criteria: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        statement: z.string(),
        kind: z.string(),
        silence: z
          .enum([...silence.options, 'varies'])
          .describe('What it counts as where the chart does not mention it; `varies`: see `silence` of each title'),
        ask: z.string(),
        source: z.string(),
      }),
    ),
    versions: z.array(
      z.object({
        version: z.string(),
        effective_from: z.string().nullable(),
        effective_to: z.string().nullable(),
        current: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Policy' });

export type MedicalCode = z.infer<typeof medicalCode>;
export type Publisher = z.infer<typeof publisher>;
export type PolicyInList = z.infer<typeof policyInList>;
export type PolicyDetail = z.infer<typeof policyDetail>;
