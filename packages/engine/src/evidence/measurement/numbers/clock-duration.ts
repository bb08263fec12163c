// "Recording time 6:48": a length of time written like a time of day. A text and a number's place in, its minutes out.

import { durationLead } from './masks.ts';

const lead = new RegExp(`${durationLead}$`, 'i');

/** "Recording time 6:48" is a length of time. */
export function hoursAndMinutes(text: string, at: number, end: number): { minutes: number; end: number } | null {
  const m = /^:([0-5]\d)(?::[0-5]\d)?(?!\d|\s?[ap]\.?m\b)/i.exec(text.slice(end, end + 10));
  return m && lead.test(text.slice(Math.max(0, at - 60), at))
    ? { minutes: Number(m[1]), end: end + m[0].length }
    : null;
}

/** Such a quantity has nothing but its number and unit. */
export const bare = {
  second: null,
  bound: null,
  over: null,
  overTo: null,
  change: false,
  decade: false,
  negative: false,
  glued: false,
  spelled: false,
} as const;
