// A document's title, letterhead and text in, its kind out: scored cues, the title counting most.

import type { DocumentKind } from '../chart.ts';
import { CLINICAL_TITLE, KIND_CUES, ORDER_TITLE, SUPPLIER_NAME } from './kind-cues.ts';

const CONTENT_LOOKED_AT = 6000;
const LONGEST_COVER = 1500;

const CUES = KIND_CUES.map((cue) =>
  cue.content ? { ...cue, content: new RegExp(cue.content.source, `${cue.content.flags}g`) } : cue,
);

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
  let best: DocumentKind = 'other';
  let most = 1.5;
  for (const cue of CUES) {
    let score = 0;
    if (cue.title.test(title)) score += cue.weight;
    else if (cue.title.test(heading)) score += cue.weight * 0.35;
    if (cue.content) {
      const hits = new Set<string>();
      for (const m of content.matchAll(cue.content)) hits.add(m[0].toLowerCase().slice(0, 12));
      score += Math.min(hits.size, 3) * (cue.contentWeight ?? 0.9);
    }
    // What was faxed under a cover is more than a cover.
    if (cue.kind === 'fax_cover' && body.length > LONGEST_COVER) score -= 6;
    if (cue.kind === 'supplier_form' && !isClinical && SUPPLIER_NAME.test(letterhead)) score += 4;
    if (score > most) {
      most = score;
      best = cue.kind;
    }
  }
  return best;
}
