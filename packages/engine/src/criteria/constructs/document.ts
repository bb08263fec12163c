// `document`: a document of a kind, signed or not, holding certain words → evidence for it.

import { regionOfDocument } from '../../evidence/levels/region.ts';
import type { RuleOf } from '../../policy/rule.ts';
import { mentionsIn } from '../beside.ts';
import type { Case } from '../case.ts';
import { sentenceAt } from '../dates.ts';
import { onOtherSide } from '../other-side.ts';
import { pieceOf } from '../piece.ts';
import { inWindow, regionName } from '../scope.ts';
import type { Piece, Rejected, Unclear, Verdict } from '../verdict.ts';
import { windowText } from './mention.ts';

export function judgeDocument(k: Case, rule: RuleOf<'document'>): Verdict {
  const found: Piece[] = [];
  const unclear: Unclear[] = [];
  const near: Rejected[] = [];
  for (const d of k.chart.documents) {
    if (!rule.kinds.includes(d.kind)) continue;
    const says = (concept: string, declinedToo = false): Piece | null => {
      for (const m of mentionsIn(k.findings.mentions.get(concept) ?? [], d)) {
        if (m.via === 'opposite' || m.assertion.polarity === 'negated') continue;
        if (
          m.assertion.experiencer !== 'patient' ||
          m.assertion.whole ||
          m.assertion.frame === 'education' ||
          (m.assertion.frame === 'declined' && !declinedToo)
        )
          continue;
        return pieceOf(k.chart, m, m.sentence, d.date);
      }
      return null;
    };
    const head = pieceOf(k.chart, headOf(k, d.index), firstSentence(k, d.index), d.date);
    const wanted = [...(rule.containsAny ? [rule.containsAny] : []), ...rule.containsAll];
    const contents = wanted.map((concept) => says(concept));
    const missing = contents.some((c) => c === null);
    // "DISCONTINUED, patient refused" takes an order away all the same.
    const lacks = rule.lacks ? says(rule.lacks, true) : null;
    const reject = (why: string) => near.push({ piece: contents.find((c) => c !== null) ?? head, why });
    if (missing) {
      if (wanted.length === 0 || contents.some((c) => c !== null)) reject('lacks what it would have to contain');
      continue;
    }
    if (lacks) {
      near.push({ piece: lacks, why: 'holds words that make it another thing' });
      continue;
    }
    const region = rule.scope.regionOfRequest && k.region ? regionOfDocument(k.chart, d.index) : null;
    if (region && region !== k.region) {
      reject(`about another region of the spine (${regionName[region]})`);
      continue;
    }
    const told = rule.containsAny ? mentionsIn(k.findings.mentions.get(rule.containsAny) ?? [], d) : [];
    if (onOtherSide(k, rule.scope, told)) {
      reject('about the other side');
      continue;
    }
    if (rule.scope.byClinician && d.authorRole !== 'clinician') {
      reject('not written by a physician, NP or PA');
      continue;
    }
    if (rule.signed === true && !d.signed) {
      reject('not signed');
      continue;
    }
    if (rule.signed === false && d.signed) continue;
    if (rule.scope.within) {
      const answer = inWindow(k, rule.scope.within, d.date);
      if (answer === 'outside') reject(`outside the window (${windowText(rule.scope.within)})`);
      if (answer === 'unclear')
        unclear.push({ piece: head, why: d.date ? 'its date does not settle the window' : 'undated' });
      if (answer !== 'inside') continue;
    }
    const pieces = contents.filter((c): c is Piece => c !== null);
    found.push(...(pieces.length > 0 ? pieces : [head]));
    if (rule.signed === true && d.signatureSpan)
      found.push(pieceOf(k.chart, d.signatureSpan, sentenceAt(k, d.signatureSpan.start), d.date));
  }
  return { for: found, against: [], unclear, near };
}

function firstSentence(k: Case, document: number): number | null {
  const range = k.documentSentences[document];
  return range && range[0] < range[1] ? range[0] : null;
}

function headOf(k: Case, document: number): { readonly start: number; readonly end: number } {
  const i = firstSentence(k, document);
  const d = k.chart.documents[document];
  return i === null ? { start: d.start, end: Math.min(d.end, d.start + 80) } : k.chart.sentences[i];
}
