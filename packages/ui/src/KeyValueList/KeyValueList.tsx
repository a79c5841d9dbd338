import type { ReactNode } from 'react';
import classes from './KeyValueList.module.css';

export interface KeyValueRow {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

/** One fact a line: label left, value right. */
export function KeyValueList({ rows }: { rows: readonly KeyValueRow[] }) {
  return (
    <dl>
      {rows.map((row, index) => (
        <div key={index} className={classes.row}>
          <dt className={classes.label}>{row.label}</dt>
          <dd className={classes.value}>
            {row.value}
            {row.note && <span className={classes.note}>{row.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
