// A document's title, letterhead and text in, its kind out: scored cues, the title counting most.

import type { DocumentKind } from '../chart.ts';
import { wordsOf } from '../pattern-words.ts';
import { type Automaton, automatonOf, foundIn } from '../word-scan.ts';
import { CLINICAL_TITLE, KIND_CUES, ORDER_TITLE, SUPPLIER_NAME } from './kind-cues.ts';

const CONTENT_LOOKED_AT = 6000;
const LONGEST_COVER = 1500;
const MOST_HITS = 3;
/** What is scored lower is of no known kind. */
const LEAST = 1.5;

/** Patterns as a list, with an automaton that tells which of them may match in a text: a bit for each. */
const automatonFor = (patterns: readonly (RegExp | undefined)[]): Automaton =>
  automatonOf(patterns.map((p, i) => ({ bit: 1 << i, words: (p && wordsOf(p)) ?? [] })));
const titles = automatonFor(KIND_CUES.map((cue) => cue.title));
const contents = automatonFor(KIND_CUES.map((cue) => cue.content));

const CUES = KIND_CUES.map((cue, i) => ({
  ...cue,
  bit: 1 << i,
  content: cue.content && new RegExp(cue.content.source, `${cue.content.flags}g`),
}));

type Scored = { readonly cue: (typeof CUES)[number]; readonly score: number };

/** A line of running text below the title tells what was done, not what this paper is. */
const PROSE = /^.{90,}$|[a-z)] ?[.;,]$|[a-z]{3}\. [A-Z]/;

export function kindOf(title: string, head: string, body: string): DocumentKind {
  const content = body.slice(0, CONTENT_LOOKED_AT);
  const heading = head
    .split('\n')
    .filter((line) => !PROSE.test(line))
    .join('\n');
  const letterhead = `${title}\n${head.split('\n').slice(0, 2).join('\n')}`;
  const isClinical = ORDER_TITLE.test(title) || (CLINICAL_TITLE.test(title) && !SUPPLIER_NAME.test(title));
  const inTitle = foundIn(titles, title);
  const inHeading = foundIn(titles, heading);
  const scored = CUES.map((cue): Scored => {
    let score = 0;
    if ((inTitle & cue.bit) !== 0 && cue.title.test(title)) score = cue.weight;
    else if ((inHeading & cue.bit) !== 0 && cue.title.test(heading)) score = cue.weight * 0.35;
    // What was faxed under a cover is more than a cover.
    if (cue.kind === 'fax_cover' && body.length > LONGEST_COVER) score -= 6;
    if (cue.kind === 'supplier_form' && !isClinical && SUPPLIER_NAME.test(letterhead)) score += 4;
    return { cue, score };
  });
  const surest = Math.max(LEAST, ...scored.map((s) => s.score));
  const inContent = foundIn(contents, content);
  let best: DocumentKind = 'other';
  let most = LEAST;
  for (const { cue, score: sure } of scored) {
    const asked = (inContent & cue.bit) !== 0 ? cue.content : undefined;
    const weight = cue.contentWeight ?? 0.9;
    // The text is only asked where it could still decide.
    const possible = sure + (asked ? MOST_HITS * weight : 0);
    if (possible < surest || possible <= most) continue;
    const score = sure + (asked ? hitsOf(asked, content) * weight : 0);
    if (score > most) {
      most = score;
      best = cue.kind;
    }
  }
  return best;
}

/** Different words of a kind in a text, up to as many as count. */
function hitsOf(words: RegExp, content: string): number {
  const hits = new Set<string>();
  words.lastIndex = 0;
  for (let m = words.exec(content); m !== null && hits.size < MOST_HITS; m = words.exec(content)) {
    hits.add(m[0].toLowerCase().slice(0, 12));
    if (m[0] === '') words.lastIndex++;
  }
  return hits.size;
}
