import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';

interface TableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Notes about the table. */
  children?: ReactNode;
}

/** A table with a heading, or a note that it has no rows. */
export function Table({ caption, columns, rows, children }: TableProps) {
  return (
    <Fold title={caption}>
      {rows.length === 0 ? (
        <p>None.</p>
      ) : (
        <table className="kosha-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column} data-column={columns[column]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </Fold>
  );
}
