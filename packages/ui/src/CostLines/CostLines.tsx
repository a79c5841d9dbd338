import type { ReactNode } from 'react';
import classes from './CostLines.module.css';

export interface CostLine {
  label: ReactNode;
  amount: ReactNode;
  /** Beside the amount, such as the date or the APR. */
  note?: ReactNode;
}

export interface CostLinesProps {
  youGet: CostLine;
  youPay: CostLine;
  itCosts: CostLine;
}

/** The first lines of every offer and debt: you get, you pay, it costs. All three look equally strong. */
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
