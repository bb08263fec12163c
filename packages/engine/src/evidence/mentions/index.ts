// What a policy's concepts are called in a chart, and every place where the chart speaks of them.

export { cyclesOf, type DateOf, findMentions } from './find-mentions.ts';
