import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './KeyValueList.module.css';

export interface KeyValueRow {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

export interface KeyValueListProps {
  rows: readonly KeyValueRow[];
  /** Large values, each below its label, for comparing them with something at hand. */
  isLarge?: boolean;
}

/** One fact a line: label left, value right. */
export function KeyValueList({ rows, isLarge = false }: KeyValueListProps) {
  return (
    <dl className={cx(isLarge && classes.large)}>
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
