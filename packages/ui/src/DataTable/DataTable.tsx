/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Without these roles, screen readers do not recognise a table that CSS displays as a list. */
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import '../mantine/table.css';
import classes from './DataTable.module.css';

export interface DataTableProps {
  caption: ReactNode;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** The index of the highlighted row, such as the borrower's tier. */
  ownRow?: number | undefined;
}

/** With large text, the table becomes a list. */
export function DataTable({ caption, columns, rows, ownRow }: DataTableProps) {
  return (
    <div className={classes.frame}>
      <Table role="table" tabularNums className={classes.root}>
        <Table.Caption className={classes.caption}>{caption}</Table.Caption>
        <Table.Thead role="rowgroup" className={classes.head}>
          <Table.Tr role="row">
            {columns.map((column) => (
              <Table.Th key={column} role="columnheader" scope="col" className={classes.column}>
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map(([name, ...cells], index) => (
            <Table.Tr
              key={index}
              role="row"
              {...(index === ownRow && { 'aria-current': true })}
              className={classes.row}
            >
              <Table.Th role="rowheader" scope="row" className={classes.cell}>
                {name}
              </Table.Th>
              {cells.map((cell, cellIndex) => (
                <Table.Td
                  key={cellIndex}
                  role="cell"
                  mod={{ column: columns[cellIndex + 1] }}
                  className={classes.cell}
                >
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
