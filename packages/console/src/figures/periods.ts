// Cases by day → cases by day or by week without gaps, for a plot of so many days up to today.

export type Period = { readonly from: string; readonly cases: number };

const DAY = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Weeks where days would be too many to see. */
export function periodsOf(
  byDay: readonly { readonly day: string; readonly cases: number }[],
  days: number,
  today: string = iso(Date.now()),
): { readonly unit: 'day' | 'week'; readonly periods: readonly Period[] } {
  const unit = days > 100 ? 'week' : 'day';
  const step = unit === 'week' ? 7 : 1;
  const cases = new Map(byDay.map((d) => [d.day, d.cases]));
  const count = Math.ceil(days / step);
  const last = Date.parse(today);
  const periods = Array.from({ length: count }, (_, i): Period => {
    const from = last - ((count - i) * step - 1) * DAY;
    const each = Array.from({ length: step }, (_, d) => cases.get(iso(from + d * DAY)) ?? 0);
    return { from: iso(from), cases: each.reduce((a, b) => a + b, 0) };
  });
  return { unit, periods };
}
