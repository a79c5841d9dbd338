/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Without them a table that is drawn as a list is none for screen readers. */
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

export interface DataTableProps {
  caption: ReactNode;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
  /** The index of the row that is the person's own. */
  ownRow?: number | undefined;
}

/** A small table, such as tiers or loan limits; with large text a list. */
export function DataTable({ caption, columns, rows, ownRow }: DataTableProps) {
  return (
    <div className={classes.frame}>
      <table role="table" className={classes.root}>
        <caption className={classes.caption}>{caption}</caption>
        <thead role="rowgroup" className={classes.head}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className={classes.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells], index) => (
            <tr
              key={index}
              role="row"
              aria-current={index === ownRow || undefined}
              className={classes.row}
            >
              <th role="rowheader" scope="row" className={classes.cell}>
                {name}
              </th>
              {cells.map((cell, cellIndex) => (
                <td
                  key={cellIndex}
                  role="cell"
                  data-column={columns[cellIndex + 1]}
                  className={classes.cell}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
