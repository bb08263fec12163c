// How many were decided by their due date, and how long that took from receipt, as it is reported: expedited in hours, standard in days.

import type { Figures } from '@mnr/api/account';
import { urgencyWord } from '../cases/due.ts';
import { type Column, Records } from '../shell/Records.tsx';
import { Panel } from './Panel.tsx';

type Row = Figures['timeliness'][number];

const inTime = ({ in_time, determined }: Row): string =>
  determined === 0 ? '–' : `${in_time} of ${determined} (${Math.floor((100 * in_time) / determined)} %)`;

const time = (value: number | null, { unit }: Row): string =>
  value === null ? '–' : `${value.toFixed(2)} ${unit === 'hours' ? 'h' : 'd'}`;

const columns: readonly Column<Row>[] = [
  { head: 'Urgency', cell: (r) => urgencyWord[r.urgency] },
  { head: 'Decided in time', cell: inTime, nowrap: true },
  { head: 'Average', cell: (r) => time(r.average, r), nowrap: true },
  { head: 'Median', cell: (r) => time(r.median, r), nowrap: true },
  { head: 'Undecided and over', cell: (r) => r.overdue },
];

export function Timeliness({ of }: { readonly of: Figures['timeliness'] }) {
  return (
    <Panel
      title="Due dates"
      note="From receipt to determination: expedited in hours, standard in days of 24 hours"
      empty={of.every((r) => r.determined + r.overdue === 0)}
    >
      <Records label="Due dates" columns={columns} rows={of} keyOf={(r) => r.urgency} width={420} spacing={6} bare />
    </Panel>
  );
}
