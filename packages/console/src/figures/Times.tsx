// How long it takes: median and ninetieth of a hundred, on one scale from a second to a month on which each step is ten times the last.

import type { Figures } from '@mnr/api/account';
import { type Column, Records } from '../shell/Records.tsx';
import { Panel } from './Panel.tsx';

type Row = {
  readonly name: string;
  readonly cases: number;
  readonly median: number | null;
  readonly ninetieth: number | null;
};

const MONTH = 30 * 86_400;
const units = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const;

/** Seconds → `4.2 s`, `35 min`, `3.1 d` */
export function duration(seconds: number | null): string {
  if (seconds === null) return '–';
  const [size, unit] = units.find(([size]) => seconds >= size) ?? [1, 's'];
  const value = seconds / size;
  return `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;
}

const at = (seconds: number): string =>
  `${(100 * Math.log10(Math.min(MONTH, Math.max(1, seconds)))) / Math.log10(MONTH)}%`;

const columns: readonly Column<Row>[] = [
  { head: 'From submission to', cell: (r) => r.name },
  { head: 'Cases', cell: (r) => r.cases },
  { head: 'Median', cell: (r) => duration(r.median), nowrap: true },
  { head: '90 of 100 within', cell: (r) => duration(r.ninetieth), nowrap: true },
  { head: '1 s to 30 d', cell: (r) => <Span r={r} /> },
];

function Span({ r: { median, ninetieth } }: { readonly r: Row }) {
  if (median === null || ninetieth === null) return null;
  return (
    <div className="span" aria-hidden="true">
      {[60, 3600, 86_400].map((tick) => (
        <i key={tick} style={{ left: at(tick) }} title={duration(tick)} />
      ))}
      <b style={{ left: at(median), right: `calc(100% - ${at(ninetieth)})` }} />
    </div>
  );
}

export function Times({ figures }: { readonly figures: Figures }) {
  const { seconds_to_recommendation: recommended, hours_to_determination: determined } = figures;
  const seconds = (hours: number | null) => (hours === null ? null : hours * 3600);
  const rows: readonly Row[] = [
    { name: 'recommendation', ...recommended },
    {
      name: 'determination',
      cases: determined.cases,
      median: seconds(determined.median),
      ninetieth: seconds(determined.ninetieth),
    },
  ];
  return (
    <Panel title="Time" note="Marks at a minute, an hour and a day" empty={recommended.cases === 0}>
      <Records label="Time" columns={columns} rows={rows} keyOf={(r) => r.name} width={420} spacing={6} bare />
    </Panel>
  );
}
