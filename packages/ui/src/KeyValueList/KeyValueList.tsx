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
  /** What matters most: larger figures beside strong labels. */
  isSummary?: boolean;
}

/** An amount or a percentage alone: its label goes into two lines before it leaves its place. */
const isFigure = (value: ReactNode): boolean =>
  typeof value === 'string' && /^₹?[\d,.]+%?$/.test(value);

/** One fact a line: label left, value right. A value that does not fit beside its label stands below it, at the left. */
export function KeyValueList({ rows, isLarge = false, isSummary = false }: KeyValueListProps) {
  return (
    <dl className={cx(isLarge && classes.large, isSummary && classes.summary)}>
      {rows.map((row, index) => (
        <div key={index} className={cx(classes.row, isFigure(row.value) && classes.figure)}>
          <dt className={classes.label}>{row.label}</dt>
          <dd className={classes.value}>{row.value}</dd>
          {row.note && <dd className={classes.note}>{row.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
