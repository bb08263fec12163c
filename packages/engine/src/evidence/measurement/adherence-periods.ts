// How many nights a stretch of a breathing device's record runs: "best 30 nights", "04/05 to 05/04", "two months". A text in, runs out.

const period =
  /\b(\d{1,3})\s*-?\s*(?:(?:consecutive|straight|successive|calendar|night|first)\s*-?\s*)?(?:days?|nights?)\b|\b(\d{1,2})\s*-?\s*(weeks?|wks?|months?|mos?)\b|\b(?:best|any|calendar|last|past|first|one|highest)\s+(month|week|fortnight)\b/gi;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const day = String.raw`(?:(\d{1,2})[/-](\d{1,2})(?:[/-](?:20)?\d\d)?|(?:(\d{1,2})[ -])?(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?(?:[ -](\d{1,2})(?:st|nd|rd|th)?)?(?:,? 20\d\d)?)`;
export const range = new RegExp(String.raw`(?<![\d/])${day}\s*(?:-|–|—|to|through|thru|until)\s*${day}(?![\d/])`, 'gi');

export type Run = {
  readonly start: number;
  readonly nights: number /** Said as a period, not as a number of nights in one. */;
  readonly said: boolean;
};

export function periodsIn(text: string): Run[] {
  const out: Run[] = [];
  for (const m of text.matchAll(range)) {
    const nights = between(m);
    if (nights !== null) out.push({ start: m.index, nights, said: true });
  }
  for (const m of text.matchAll(period)) {
    if (out.some((r) => r.start <= m.index && m.index < r.start + 8)) continue;
    const tail = text.slice(m.index + m[0].length, m.index + m[0].length + 14);
    const lead = text.slice(Math.max(0, m.index - 22), m.index);
    const said =
      m[1] === undefined ||
      /-|consecutive|straight|successive|calendar/i.test(m[0]) ||
      /^\s*(?:ending|window|run|period|report|stretch|total|\))/i.test(tail) ||
      /\b(?:best|any|first|last|past|consecutive|the|of|over|in|full|highest|through|period)\b[^\d]{0,8}$|\(\s*$/i.test(
        lead,
      );
    if (!said) continue;
    const unit = m[3] ?? m[4] ?? '';
    const each = /^w/i.test(unit) ? 7 : /^f/i.test(unit) ? 14 : /^m/i.test(unit) ? 30 : 1;
    out.push({ start: m.index, nights: Number(m[1] ?? m[2] ?? 1) * each, said });
  }
  return out;
}

/** Nights from the first to the last day, both included; years do not matter. */
export function between(m: RegExpMatchArray): number | null {
  const at = (k: number): number | null => {
    const month = m[k] ? Number(m[k]) : months.indexOf((m[k + 3] ?? '').slice(0, 3).toLowerCase()) + 1;
    const date = Number(m[k] ? m[k + 1] : (m[k + 4] ?? m[k + 2] ?? Number.NaN));
    return month >= 1 && month <= 12 && date >= 1 && date <= 31 ? Date.UTC(2023, month - 1, date) / 86_400_000 : null;
  };
  const [a, b] = [at(1), at(6)];
  if (a === null || b === null) return null;
  return b >= a ? b - a + 1 : b - a + 366;
}
