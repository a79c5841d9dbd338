import type { ReactNode } from 'react';
import classes from './CostLines.module.css';

export type CostLine = {
  label: ReactNode;
  amount: ReactNode;
  /** Beside the amount: the date, the APR. */
  note?: ReactNode;
};

export type CostLinesProps = { youGet: CostLine; youPay: CostLine; itCosts: CostLine };

/** What every offer and every debt says first: you get, you pay, it costs. All in full ink. */
export function CostLines({ youGet, youPay, itCosts }: CostLinesProps) {
  return (
    <dl className={classes.root}>
      {[youGet, youPay, itCosts].map((line, index) => (
        <div key={index} className={classes.row}>
          <dt>{line.label}</dt>
          <dd className={classes.value}>
            <span className={classes.amount}>{line.amount}</span>
            {line.note && <span className={classes.note}>{line.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
