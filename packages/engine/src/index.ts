// The engine: PDF pages and a policy in, a cited recommendation out.

export type { Chart } from './chart/chart.ts';
export { chartFromText, everydayKinds, readChart } from './chart/index.ts';
export { judge, judgeSaid } from './criteria/index.ts';
export { gather } from './evidence/index.ts';
export type { Page, Word } from './pdf/page.ts';
export {
  leavesIn,
  needsOf,
  type Policy,
  readPolicies,
  type SourceFile,
  type Title,
  type Tree,
} from './policy/index.ts';
export {
  type CriterionReview,
  type Evidence,
  type Missing,
  type NearMiss,
  type Review,
  recommend,
} from './recommendation/index.ts';
export { review } from './review.ts';
export type { Diagnostic } from './values/diagnostic.ts';
export type { RecommendationKind, Status } from './values/truth.ts';
export { ENGINE_VERSION } from './version.ts';
