// What the cells of a treatment table say under their headers: result, reason, status. A row in; cues out, at the cells' places.

import type { Chart, Sentence } from '../../chart/chart.ts';
import { flatText } from '../flat-text.ts';
import { type Cue, type Outcome, type Status, statusCues } from './cues/index.ts';

const resultHeader =
  /\b(?:result|response|outcome|effect(?:iveness)?|benefit|relief|helpful|success|efficacy|comments?|notes?|remarks?|reason|toler\w*|help(?:ed|s)?|work(?:ed|s)|improve(?:d|ment)|side effects?)\b/i;
const tolerated = /\btoler(?:ated?|ance|ability)\b/i;
const harmHeader =
  /\b(?:side effects?|intoleran\w*|adverse|reaction|reason (?:for )?(?:stop\w*|discontinu\w*|d\/?c))\b/i;
const harms = /\b(?:side effects?|intoleran\w*|adverse|reaction)\b/i;
const statusHeader = /\b(?:status|taking|current|active|tried|stopped|in use)\b/i;

const results: readonly (readonly [Outcome, RegExp])[] = [
  [
    'intolerant',
    /\bnot tolerated|intoler|side effect|nausea|gi upset|dizz|sedat|rash|drows|swelling|edema|bleed|could not tolerate/i,
  ],
  ['contraindicated', /\bcontraindicat/i],
  [
    'failed',
    /^\W*(?:none|no|nil|zero|0\s?%|poor|minimal|negligible|little|failed|failure|ineffective|unchanged|no (?:change|relief|help|benefit|effect|improvement).*|not helpful|did not help|worse|aggravated|inadequate|insufficient|unsuccessful|n)\b/i,
  ],
  [
    'partial',
    /^\W*(?:some|partial|mild|modest|temporary|transient|slight|fair|limited|moderate|short|brief|helped (?:some|a little|briefly|for)|a little|initial)/i,
  ],
  [
    'effective',
    /^\W*(?:good|excellent|great|yes|helpful|effective|helps|helped|significant|marked|complete|working|controlled|beneficial|y)\b/i,
  ],
];
const harm = /^\W*(?!none|no\b|n\/a|-)\S/i;

export function cellCues(chart: Chart, s: Sentence): Cue[] {
  if (s.kind !== 'row' || !s.cells) return [];
  const out: Cue[] = [];
  for (const c of s.cells) {
    if (!c.header) continue;
    const header = flatText(chart, c.header);
    const text = flatText(chart, c);
    const at = { start: c.start - s.start, end: c.end - s.start };
    const outcome = (value: Outcome): void => void out.push({ ...at, axis: 'outcome', value, direction: 'both' });
    const status = (value: Status): void => void out.push({ ...at, axis: 'status', value, direction: 'both' });
    if (
      harmHeader.test(header) &&
      harm.test(text) &&
      /nausea|gi\b|upset|dizz|sedat|rash|hives|drows|swell|edema|bleed|ulcer|intoler|side effect|reaction|constipat|confus|sleepy|groggy|fog/i.test(
        text,
      )
    )
      outcome('intolerant');
    // "None" under "Side effects" is no failure, and who tolerates a drug may be helped by it or not
    else if (tolerated.test(header) && /^\W*(?:yes|no|y|n)\b/i.test(text)) {
      if (/^\W*n/i.test(text)) outcome('intolerant');
    } else if (resultHeader.test(header) && (!harms.test(header) || harm.test(text))) {
      const found = results.find(([, p]) => p.test(text));
      const relief = /^\W*(?:about |approximately |~)?(\d{1,3})\s?%/.exec(text);
      if (relief) outcome(Number(relief[1]) >= 50 ? 'effective' : Number(relief[1]) >= 10 ? 'partial' : 'failed');
      else if (found) outcome(found[0]);
    }
    if (statusHeader.test(header)) {
      if (
        /\b(?:stop|discontinu|d\/?c'?d|no longer|former|inactive|not taking|off)\b/i.test(text) ||
        /^\W*no\b/i.test(text)
      )
        status('stopped');
      else if (/^\W*(?:yes|taking|active|current|ongoing|continu|daily|prn|y\b)/i.test(text)) status('current');
      else if (/\b(?:tried|completed|done|failed)\b/i.test(text)) status('tried');
    }
  }
  return out;
}

/** What a list's lead says of the treatments below it. */
export function fromLead(lead: string): Status | null {
  const cues = statusCues(lead);
  if (
    /\b(?:fail|tried|prior|previous|past|completed|attempted|treatments? (?:to date|so far)|conservative (?:care|treatment|management)|therapies|(?:treatment|therapy|medication) history)/i.test(
      lead,
    )
  )
    return 'tried';
  if (/\b(?:current|taking|home) (?:med|therap|treat)|\bmedications?\b/i.test(lead)) return 'current';
  if (/^\W*(?:plan|recommendations?|orders?|next steps?|will)\b/i.test(lead)) return 'planned';
  return cues.length > 0 ? (cues[0].value as Status) : null;
}
