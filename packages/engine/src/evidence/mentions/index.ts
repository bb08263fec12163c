// What a policy's concepts are called in a chart, and every place where the chart speaks of them.

export { cyclesOf, findMentions } from './find-mentions.ts';
export type { DateOf } from './mention.ts';
export { sideOfSpan } from './side.ts';
