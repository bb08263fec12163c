// Phrases of policies, matched in a chart.

export { matcherOf } from './compile-once.ts';
export { compileMatcher, type Entry, type Match, type MatchedText, type Matcher } from './matcher.ts';
