// A place under a list's lead or a column's head in; out, what the cues there say of it.

import type { Chart } from '../../chart/chart.ts';
import { isDenyingHead, isOfRelatives } from '../../chart/layout/tables/opposite-heads.ts';
import { deniesBelow } from '../../chart/sentences/denying-heads.ts';
import type { Span } from '../../values/span.ts';
import { AXES, foundBy, namesWhatIsTold } from './by-cues.ts';
import { type Cue, norm, type Reading, readingOfSpan, type Target } from './reading.ts';
import { reachesEnd } from './scope.ts';
import type { Found } from './signs.ts';

/** A list's lead, a column's header: their cues govern each item ("Denies:", "Goals", "Failed therapies:"). */
export function byLead(chart: Chart, index: number, target: Target, r: Reading, found: Found[]): void {
  const { lead, cells, kind, start } = chart.sentences[index];
  if (!lead && !cells) return;
  const at = chart.tokens.starts[target.first] ?? -1;
  const header = cells?.find((c) => c.header && c.start <= at && at < c.end)?.header;
  // in an order or a request only what is ordered is not done yet; its diagnosis, height and answers are facts
  const orders =
    (kind !== 'pair' && kind !== 'row') || ORDERED_LABEL.test(chart.text.slice(start, start + 60).trimStart());
  const heads = (cells ?? []).map((c) => (c.header ? chart.text.slice(c.header.start, c.header.end).trim() : ''));
  const name = header ? chart.text.slice(header.start, header.end).trim() : '';
  if (header && isDenyingHead(name, heads))
    found.push({ axis: 'polarity', value: 'negated', span: header, rule: 'below what denies' });
  if (header && isOfRelatives(name, heads))
    found.push({ axis: 'experiencer', value: 'family', span: header, rule: 'a column of relatives' });
  if (lead && kind !== 'row' && kind !== 'checkbox' && deniesBelow(chart.text.slice(lead.start, lead.end)))
    found.push({ axis: 'polarity', value: 'negated', span: lead, rule: 'below what denies' });
  for (const span of [lead, header]) {
    if (!span) continue;
    const ofColumn = span === header;
    // "Question | Yes | No" doubts none of its rows
    if (ofColumn && /^\W*questions?\W*$/i.test(chart.text.slice(span.start, span.end))) continue;
    const reading = readingOfSpan(chart, span);
    // "His mother had the same:" before what follows it
    if (!ofColumn)
      for (const cue of reading.whole) if (cue.group.axis !== 'polarity') found.push(foundBy(reading, cue, true));
    for (const axis of AXES) {
      // a column headed "Non-REM" denies nothing
      if (ofColumn && axis === 'polarity') continue;
      for (const cue of reading.cues[axis]) {
        if (cue.group.value === '' || cue.group.dir === 'answer' || cue.group.dir === 'post') continue;
        if (ORDERING.has(cue.group.value) && (!orders || tellsFindings(chart, span))) continue;
        // an item may speak for itself: "Denies: … / has chills"
        if (axis === 'polarity' && r.cues.polarity.some((c) => c.last < target.first && c.group.value === 'affirmed'))
          continue;
        if (axis === 'polarity' && deniesItself(reading, cue)) continue;
        // "Visual potential:" names what is told
        if (axis === 'certainty' && namesWhatIsTold(reading, cue)) continue;
        if (reading.to > reading.from && reachesEnd(reading, cue)) found.push(foundBy(reading, cue));
      }
    }
  }
}

const ORDERING: ReadonlySet<string> = new Set(['ordered', 'planned', 'recommended', 'workup']);
const ORDERED_LABEL =
  /^(?:items?|procedures?|services?|exam|study|test|equipment|device|suppl|medication|drug|order(?:ed)?\b(?! date)|product|treatment|therapy|cpt|hcpcs|requested)/i;

/** Under "Impression and recommendations" stands first what was found. */
const tellsFindings = (chart: Chart, lead: Span): boolean =>
  /\b(?:impressions?|assessment|opinion|summary|conclusions?|findings|discussion)\b/i.test(
    chart.text.slice(lead.start, lead.end),
  );

/** "BREATHING — no treatment worn" over a table denies a treatment and none of the rows; "No history of:" denies them. */
function deniesItself(lead: Reading, cue: Cue): boolean {
  for (let i = cue.last + 1; i < lead.to; i++) if (!OPENERS.has(norm(lead, i))) return true;
  return false;
}
const OPENERS: ReadonlySet<string> = new Set(
  `history hx evidence sign signs symptom symptoms complaint complaints finding findings problem problems recent current known
  personal past prior family any of for the a an following these to has had have with been having reported noted new acute
  significant other further and or on in at`.split(/\s+/),
);
