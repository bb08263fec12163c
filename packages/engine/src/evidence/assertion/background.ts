// What is told of the past without a word for it, and what is denied but for one thing. A place in its sentence in; findings of the axes out.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Reading, Target } from './reading.ts';
import type { Found } from './signs.ts';

/** What a patient denies of habits and allergies, and what stands denied under social history, tells of the past, not of today. */
export function byBackground(chart: Chart, index: number, found: Found[], span: Span): void {
  const denied = found.find((f) => f.axis === 'polarity' && f.value === 'negated');
  if (!denied) return;
  const { start, section } = chart.sentences[index];
  const kind = chart.sections[section]?.kind;
  const words = chart.text.slice(span.start, span.end);
  const background =
    kind === 'social_history' ||
    kind === 'allergies' ||
    BACKGROUND.test(chart.text.slice(start, Math.min(span.start, start + 40))) ||
    (/^den/.test(denied.rule) && HABIT.test(words)) ||
    ALLERGY.test(words);
  if (background) found.push({ axis: 'temporality', value: 'historical', span, rule: 'denied of the past' });
}
const BACKGROUND = /^\W*(?:\w+\s+)?(?:social history|allergies)\s*(?::|-\s)/i;
const HABIT =
  /^\W*(?:(?:illicit|illegal|recreational|iv|street)\s+)?(?:drugs?(?:\s+(?:use|abuse))?|alcohol|etoh|tobacco|nicotine|smoking|cigarettes?|vaping|substance)(?:\s+(?:use|abuse))?\W*$/i;
const ALLERGY = /^\W*(?:known\s+)?(?:(?:drug|food|medication|medicine|latex|environmental)\s+)?allerg(?:y|ies)\W*$/i;

/** "No trauma other than the dishwasher": what is denied but for one is not denied. */
export function byException(r: Reading, target: Target, found: Found[]): void {
  const { text, tokens } = r.chart;
  const end = tokens.ends[target.last];
  const exception = EXCEPTION.exec(text.slice(end, end + 40));
  if (exception && found.some((f) => f.axis === 'polarity' && f.value === 'negated'))
    found.push({
      axis: 'frame',
      value: 'hypothetical',
      span: { start: end, end: end + exception[0].length },
      rule: 'exception',
    });
}
const EXCEPTION =
  /^(?:,\s+|\s+(?:\w+\s+)?)(?:other than|except(?:ing)?|apart from|aside from|besides|outside of|save for|with the exception of)\b/i;

/** "History of neck pain for three weeks": what has gone on for weeks until today is not past, whatever it is called. */
export function byStretch(r: Reading, target: Target, found: Found[]): void {
  const isHistory = (f: Found): boolean => f.value === 'historical' && /\b(?:history|hx|h\/o)\b/.test(f.rule);
  if (!found.some(isHistory)) return;
  const end = r.chart.tokens.ends[target.last];
  if (!UNTIL_TODAY.test(r.chart.text.slice(end, end + 90))) return;
  for (let i = found.length - 1; i >= 0; i--) if (isHistory(found[i])) found.splice(i, 1);
}
const UNTIL_TODAY =
  /^(?:(?!\b(?:who|which|with|after|treated|on|takes|taking|used|had|received|requir\w+|presents?|presented|now|history|hx|status|hospitalized|admitted|lasting)\b)[^.;:()])*?(?:\b(?:for|x|times|over)\s+(?:(?:about|at least|approximately|nearly|almost)\s+)?(?:the\s+)?(?:(?:past|last)\s+)?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|few)(?:\s?(?:-|to)\s?\d+)?[\s-]+(?:hours?|hrs?|days?|weeks?|wks?|months?|mos?)\b(?!\s+(?:ago|in|after|until|then))|\bsince\s+(?:yesterday|this morning|last (?:night|week)|today)\b)/i;
