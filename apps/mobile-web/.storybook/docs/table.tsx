import type { ReactNode } from 'react';
import { CollapsibleSection } from './collapsible-section.tsx';
import { readRowFromUrl } from './url-state.ts';

interface TableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  ids?: readonly (string | undefined)[];
  isOpen?: boolean;
  children?: ReactNode;
}

const scrollTo = (row: Element | null) => row?.scrollIntoView({ block: 'center' });

/** Scrolls to the row that the URL names. */
export function Table({ caption, columns, rows, ids, isOpen = false, children }: TableProps) {
  const named = ids?.indexOf(readRowFromUrl() ?? '') ?? -1;
  return (
    <CollapsibleSection title={caption} isOpen={isOpen || named >= 0}>
      {rows.length === 0 ? (
        <p>None.</p>
      ) : (
        <div className="kosha-scroll">
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
                <tr
                  key={ids?.[row] ?? row}
                  id={ids?.[row]}
                  {...(row === named && { 'aria-current': true, ref: scrollTo })}
                >
                  {cells.map((cell, column) => (
                    <td key={column} data-column={columns[column]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {children}
    </CollapsibleSection>
  );
}
