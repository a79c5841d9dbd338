import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { cx } from '../shared/cx.ts';
import classes from './FeeWaterfall.module.css';

export interface FeeRow {
  label: ReactNode;
  /** With its sign, such as '− ₹ 590.00'. */
  amount: ReactNode;
  kind: 'start' | 'step' | 'total';
}

export interface FeeWaterfallProps {
  summary: ReactNode;
  rows: readonly FeeRow[];
}

/** How the last amount follows from the first, line by line. One tap opens it. */
export function FeeWaterfall({ summary, rows }: FeeWaterfallProps) {
  return (
    <Disclosure summary={summary}>
      <dl>
        {rows.map((row, index) => (
          <div key={index} className={cx(classes.row, classes[row.kind])}>
            <dt>{row.label}</dt>
            <dd className={classes.amount}>{row.amount}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
