// "The echo did not show an EF of 28 %", "did not give 90 % relief", "failed to drop from 9 to 1": values that were not had.

const NEGATED = String.raw`(?:\b(?:did|does|do|has|have|had|would|could|can|will|was|were|is)(?:\s(?:not|never)|n['’]t)|\bnever|\bfail(?:s|ed)? to|\bcannot)`;
const VERB = String.raw`(?:show|showed|shown|read|give|gave|given|provide|provided|bring|brought|yield|produce|produced|record|recorded|register|registered|return|find|found|get|got|gotten|result in|lead to|demonstrate|reveal|have|had|offer|achieve|achieved|measure|drop|dropped|fall|fallen|go|gone|come|decrease|decreased|improve|improved|decline|declined|change|changed|rise|risen)`;
const SMALL = String.raw`(?:an?|the|any|his|her|him|me|us|as|much|down|up|from|of|even|full|about)`;
const DENIED = new RegExp(
  String.raw`${NEGATED}\s(?:\w+ly\s|yet\s|ever\s|even\s)?(?:${VERB}(?:\s${SMALL}){0,3}\s)?$`,
  'i',
);

/** @param before the sentence up to what was measured, or to its name */
export const isDenied = (before: string): boolean => DENIED.test(before.slice(-70));
