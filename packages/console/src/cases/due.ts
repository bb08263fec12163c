// How a case stands to its due date, in words: times in; `Due in 5 h`, `2 days over`, `Decided in time` out.

import { DAY_HOURS, hoursToDecide, type Urgency } from '@mnr/api/due';
import type { Look } from './Marks.tsx';

export const urgencyWord: Readonly<Record<Urgency, string>> = { standard: 'Standard', expedited: 'Expedited' };

/** As the rules say it: an expedited request has 72 hours, a standard one days. */
export const timeToDecide = (urgency: Urgency): string =>
  urgency === 'expedited' ? `${hoursToDecide.expedited} hours` : daysWord(hoursToDecide.standard / DAY_HOURS);

export const daysWord = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

export type Due = {
  readonly due_at: string;
  /** Null as long as nobody has. */
  readonly determined_at: string | null;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function dueLook({ due_at, determined_at }: Due, now: number): Look {
  const due = Date.parse(due_at);
  if (determined_at !== null) {
    const late = Date.parse(determined_at) - due;
    return late > 0
      ? { word: `Decided ${length(late)} late`, shape: '✕', tone: 'bad' }
      : { word: 'Decided in time', shape: '✓', tone: 'good' };
  }
  const left = due - now;
  if (left < 0) return { word: `${length(-left)} over`, shape: '!', tone: 'bad' };
  // An expedited request is counted in hours from its first to its last.
  const word = `Due in ${length(left, hoursToDecide.expedited * HOUR)}`;
  return left < DAY ? { word, shape: '◔', tone: 'wait' } : { word, shape: '·', tone: 'quiet' };
}

/** Whole ones only: who reads `5 h` has at least that. */
function length(ms: number, inHoursUpTo = 2 * DAY - 1): string {
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / MINUTE))} min`;
  if (ms <= inHoursUpTo) return `${Math.floor(ms / HOUR)} h`;
  return `${Math.floor(ms / DAY)} days`;
}
