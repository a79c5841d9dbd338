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
  /** Shows large values below their labels, for example to compare them with a document. */
  isLarge?: boolean;
  /** Shows larger figures next to bold labels, for the most important facts. */
  isSummary?: boolean;
}

/**
 * Whether a value is only an amount or a percentage. Its label then wraps to two lines before the
 * value wraps below it.
 */
const isFigure = (value: ReactNode): boolean =>
  typeof value === 'string' && /^₹?[\d,.]+%?$/.test(value);

/**
 * A list of facts, one per line: the label on the left, the value on the right. A value that does
 * not fit wraps below its label.
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
