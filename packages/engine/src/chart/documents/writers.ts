// What a writer is in, what a paper that no cue tells apart is out: a physical therapist's is a therapy note.

import type { DocumentKind } from '../chart.ts';

const PAPERS: readonly (readonly [DocumentKind, RegExp])[] = [
  ['therapy_note', /\b(?:D?PT|MPT|PTA|OTR?|COTA)\b|\b(?:physical|occupational) therapist|physiotherapist/i],
  ['psych_note', /\bPsy\.?D\b|\bL[CM]SW\b|\bLPC\b|\bLMFT\b|psychologist/i],
  [
    'nursing_note',
    /\bR\.?N\b|\bBSN\b|\bL[PV]N\b|\b[CR]?MA\b|\bRDN?\b|\bLDN\b|\bCDCES\b|nurse|dieti[tc]ian|medical assistant/i,
  ],
];

/** @param credentials as printed: "PT, DPT", "registered nurse" */
export const paperOf = (credentials: string): DocumentKind | undefined =>
  PAPERS.find(([, title]) => title.test(credentials))?.[0];
