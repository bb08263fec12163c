// Phrases of policies, matched in a chart.

export { compileMatcher, type Entry, type Match, type Matcher } from './matcher.ts';
