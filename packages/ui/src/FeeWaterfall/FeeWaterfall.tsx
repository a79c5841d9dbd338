import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import '../mantine/progress.css';
import { cx } from '../shared/cx.ts';
import classes from './FeeWaterfall.module.css';

export interface FeeRow {
  label: ReactNode;
  /** The amount with its sign, such as '− ₹590'. */
  amount: ReactNode;
  kind: 'start' | 'cost' | 'sum';
  /** The start and length (`size`) of the bar, as fractions of the full width. */
  from: number;
  size: number;
}

export interface FeeWaterfallProps {
  summary: ReactNode;
  rows: readonly FeeRow[];
  /** A sentence below the rows. */
  children?: ReactNode;
}

/**
 * A waterfall chart in a collapsed section. The bar of a fee starts where the previous bar ends: a
 * deducted fee extends to the left, an added fee to the right.
 */
export function FeeWaterfall({ summary, rows, children }: FeeWaterfallProps) {
  return (
    <div className={classes.root}>
      <Disclosure summary={summary}>
        <dl>
          {rows.map(({ label, amount, kind, from, size }, index) => (
            <div key={index} className={cx(classes.row, classes[kind])}>
              <dt>{label}</dt>
              <dd className={classes.amount}>{amount}</dd>
              <dd aria-hidden className={classes.track}>
                <Progress.Root className={classes.bars}>
                  <Progress.Section
                    withAria={false}
                    value={from * 100}
                    className={classes.before}
                  />
                  <Progress.Section
                    withAria={false}
                    data-bar
                    value={size * 100}
                    className={classes.bar}
                  />
                </Progress.Root>
              </dd>
            </div>
          ))}
        </dl>
        {children && <p className={classes.end}>{children}</p>}
      </Disclosure>
    </div>
  );
}
