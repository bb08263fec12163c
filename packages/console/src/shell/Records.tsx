// A table: columns and rows in. A column can be sorted by. Scrolls sideways on a tablet; on a phone each row is a card, and the
// roles say that it is a table all the same.

import { Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Empty: what one can do with the row. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly nowrap?: boolean;
  readonly sort?: { readonly now: 'ascending' | 'descending' | 'none'; readonly turn: () => void };
};

export function Records<Row>({
  label,
  columns,
  rows,
  keyOf,
  width = 720,
  spacing = 10,
  rowClass,
  empty,
  bare = false,
}: {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string | number;
  /** Narrower than this it scrolls. */
  readonly width?: number;
  readonly spacing?: number;
  readonly rowClass?: string;
  /** Said in place of no rows. */
  readonly empty?: ReactNode;
  /** Without a frame, inside another card. */
  readonly bare?: boolean;
}) {
  return (
    <div className={bare ? 'records' : 'records card table-card'}>
      <Table.ScrollContainer minWidth={width}>
        <Table
          role="table"
          aria-label={label}
          highlightOnHover={rowClass !== undefined}
          verticalSpacing={spacing}
          horizontalSpacing={bare ? 'xs' : 'sm'}
        >
          <Table.Thead role="rowgroup">
            <Table.Tr role="row">
              {columns.map((column) => (
                <Table.Th key={column.head} role="columnheader" aria-sort={column.sort?.now}>
                  {column.head === '' && <VisuallyHidden>Actions</VisuallyHidden>}
                  {column.sort ? <Sortable head={column.head} {...column.sort} /> : column.head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody role="rowgroup">
            {rows?.map((row) => (
              <Table.Tr role="row" key={keyOf(row)} className={rowClass}>
                {columns.map(({ head, cell, nowrap }) => (
                  <Table.Td role="cell" key={head} data-head={head} className={nowrap ? 'nowrap' : undefined}>
                    {cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rows?.length === 0 && empty && <p className="empty">{empty}</p>}
    </div>
  );
}

function Sortable({ head, now, turn }: { readonly head: string } & NonNullable<Column<never>['sort']>) {
  return (
    <button type="button" className="sort" aria-label={`Sort by ${head}`} onClick={turn}>
      {head}
      <span aria-hidden="true">{now === 'none' ? '↕' : now === 'descending' ? '↓' : '↑'}</span>
    </button>
  );
}
