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
  /** Large values below their labels, for comparison with something at hand. */
  isLarge?: boolean;
  /** For the most important facts: larger figures next to bold labels. */
  isSummary?: boolean;
}

/**
 * Matches a lone amount or percentage: its label wraps to two lines before the value moves below.
 */
const isFigure = (value: ReactNode): boolean =>
  typeof value === 'string' && /^₹?[\d,.]+%?$/.test(value);

/**
 * One fact per line: label left, value right. A value that does not fit wraps below, left-aligned.
 */
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
