// Cases submitted over time: columns, with the table folded behind them.

import { Text } from '@mantine/core';
import { type Column, Records } from '../shell/Records.tsx';
import { Panel } from './Panel.tsx';
import { type Period, periodsOf } from './periods.ts';

const dayOf = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const said = (day: string): string => dayOf.format(new Date(day));

export function Submitted({
  byDay,
  days,
}: {
  readonly byDay: readonly { readonly day: string; readonly cases: number }[];
  readonly days: number;
}) {
  const { unit, periods } = periodsOf(byDay, days);
  const most = Math.max(1, ...periods.map((p) => p.cases));
  const total = byDay.reduce((n, d) => n + d.cases, 0);
  const columns: readonly Column<Period>[] = [
    { head: unit === 'day' ? 'Day' : 'Week from', cell: (p) => p.from },
    { head: 'Cases', cell: (p) => p.cases },
  ];
  return (
    <Panel
      title={`Submitted by ${unit}`}
      note={`${total} in ${days} days, at most ${most} in a ${unit}`}
      empty={total === 0}
    >
      <div className="columns" role="img" aria-label={`Cases submitted by ${unit}, at most ${most}`}>
        {periods.map((p) => (
          <div
            key={p.from}
            title={`${said(p.from)}: ${p.cases}`}
            data-none={p.cases === 0 || undefined}
            style={{ height: `${(100 * p.cases) / most}%` }}
          />
        ))}
      </div>
      <div className="columns-ends">
        <span>{said(periods[0].from)}</span>
        <span>today</span>
      </div>
      <details className="behind">
        <summary>Table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section className="behind-table" aria-label={`Submitted by ${unit}, table`} tabIndex={0}>
          <Records
            label={`Submitted by ${unit}`}
            columns={columns}
            rows={periods.filter((p) => p.cases > 0).toReversed()}
            keyOf={(p) => p.from}
            width={200}
            spacing={3}
            bare
          />
        </section>
        <Text size="xs" c="dimmed" mt={4}>
          {unit === 'day' ? 'Days' : 'Weeks'} without a case are left out. Days are those of UTC.
        </Text>
      </details>
    </Panel>
  );
}
