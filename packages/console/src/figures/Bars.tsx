// Numbers by name, each with its bar: plot and table are one.

import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';

export type Bar = { readonly key: string; readonly name: ReactNode; readonly cases: number };

export function Bars({
  title,
  note,
  bars,
}: {
  readonly title: string;
  readonly note?: string;
  readonly bars: readonly Bar[];
}) {
  const most = Math.max(1, ...bars.map((b) => b.cases));
  return (
    <Panel title={title} note={note} empty={bars.length === 0}>
      <Table aria-label={title} verticalSpacing={4}>
        <Table.Tbody>
          {bars.map(({ key, name, cases }) => (
            <Table.Tr key={key}>
              <Table.Td w="48%">{name}</Table.Td>
              <Table.Td w={56} ta="right">
                {cases}
              </Table.Td>
              <Table.Td>
                <div className="bar" style={{ width: `${(100 * cases) / most}%` }} aria-hidden="true" />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}
