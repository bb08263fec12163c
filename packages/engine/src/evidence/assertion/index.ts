// How a statement is meant: negated, possible, planned, of the family, past… (`assess`).

export { isAbilityRefused, isAnsweredNo } from './answered-no.ts';
export { assess } from './assess.ts';
export { plain } from './plain.ts';
export { isPair } from './signs.ts';
export { isBackground } from './standing.ts';
