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
  /** Large values below their labels, for example to compare them with a document. */
  isLarge?: boolean;
  /** Larger figures next to bold labels, for the most important facts. */
  isSummary?: boolean;
}

/** Amounts and percentages stay next to their labels; a long label wraps instead. */
const isFigure = (value: ReactNode): boolean =>
  typeof value === 'string' && /^₹?[\d,.]+%?$/.test(value);

/** Labels with their values. A text that does not fit next to its label wraps below. */
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
