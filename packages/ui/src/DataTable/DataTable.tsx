import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

export interface DataTableProps {
  caption: ReactNode;
  columns: readonly ReactNode[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
}

/** A small table, such as tiers or loan limits. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={classes.root}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col" className={classes.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row" className={classes.cell}>
              {name}
            </th>
            {cells.map((cell, cellIndex) => (
              <td key={cellIndex} className={classes.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
