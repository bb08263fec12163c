// What one piece of evidence, one leaf and one tree node can be.

/** What a rule says of the chart: `silent` when nothing in it speaks to the rule, `unclear` when something does and settles nothing. */
export type Truth = Answer | 'silent';

/** Of something that is told. */
export type Answer = 'yes' | 'no' | 'unclear';

/** The status of a leaf or a node: the truth of its own statement (00-conventions section 1). */
export type Status = 'met' | 'not_met' | 'unknown' | 'conflict' | 'judgement';

export type RecommendationKind = 'approve' | 'deny' | 'pend' | 'escalate';
