import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { cx } from '../shared/cx.ts';
import classes from './FeeWaterfall.module.css';

export type FeeRow = {
  label: ReactNode;
  /** With its sign, such as '− ₹ 590.00'. */
  amount: ReactNode;
  kind: 'start' | 'step' | 'total';
};

export type FeeWaterfallProps = {
  summary: ReactNode;
  rows: readonly FeeRow[];
  isOpenAtFirst?: boolean;
};

/** From the first amount to the last, line by line; opened by one tap. */
export function FeeWaterfall({ summary, rows, isOpenAtFirst = false }: FeeWaterfallProps) {
  return (
    <Disclosure summary={summary} isOpenAtFirst={isOpenAtFirst}>
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
