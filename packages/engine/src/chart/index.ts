// Pages in, chart out (`readChart`); the same from plain text for tests (`chartFromText`); words as evidence and policies fold them.

export type * from './chart.ts';
export { chartFromText, everydayKinds, pageOfLines, TEXT_DAY } from './from-text.ts';
export { readChart } from './read-chart.ts';
export { asksWhat } from './sentences/questions.ts';
export { normOf } from './words/norm.ts';
export { stemOf } from './words/stem.ts';
export { tokenize } from './words/tokens.ts';
