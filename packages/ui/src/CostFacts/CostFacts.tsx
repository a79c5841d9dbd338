import { useState, type ReactNode } from 'react';
import { CostBar, type CostBarAmounts } from '../CostBar/CostBar.tsx';
import { cx } from '../shared/cx.ts';
import classes from './CostFacts.module.css';

export interface CostFact {
  label: ReactNode;
  amount: ReactNode;
  /** A note such as the date or the APR. */
  note?: ReactNode;
}

export interface CostFactsProps {
  youGet: CostFact;
  youPay: CostFact;
  itCosts: CostFact;
  /**
   * The parts of the bar above the amounts. Null shows an empty bar, for unknown amounts. Without
   * this prop, there is no bar.
   */
  parts?: CostBarAmounts | null;
  /** Shows three columns instead of three lines. */
  isCompact?: boolean;
}

/**
 * Three amounts of a loan offer or of a debt: the amount received, the amount to pay (emphasised),
 * and the cost. An optional bar compares the amount received with the cost.
 */
export function CostFacts({ youGet, youPay, itCosts, parts, isCompact = false }: CostFactsProps) {
  const hasBar = parts !== undefined;
  const facts = [
    { ...youGet, key: hasBar ? classes.received : undefined, isMost: false },
    { ...youPay, key: undefined, isMost: true },
    { ...itCosts, key: hasBar ? classes.cost : undefined, isMost: false },
  ];
  const isLong = facts.some(({ amount }) => typeof amount === 'string' && amount.length > 9);
  return (
    <div className={classes.root}>
      {hasBar && <CostBar parts={parts} />}
      <dl className={isCompact ? cx(classes.columns, isLong && classes.long) : classes.lines}>
        {facts.map(({ label, amount, note, key, isMost }, index) => (
          <div key={index} className={cx(isMost && classes.most)}>
            <dt className={cx(key && classes.key, key)}>{label}</dt>
            <dd className={classes.value}>
              <AnimatedAmount>{amount}</AnimatedAmount>
              {note && <span className={classes.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Animates a change from one amount to another. Ignores placeholders without digits. */
function AnimatedAmount({ children }: { children: ReactNode }) {
  const text = typeof children === 'string' && /\d/.test(children) ? children : '';
  const [shown, setShown] = useState({ text, changes: 0 });
  if (text !== '' && shown.text !== text) {
    setShown({ text, changes: shown.text === '' ? 0 : shown.changes + 1 });
  }
  return (
    <span key={shown.changes} className={cx(classes.amount, shown.changes > 0 && classes.rolled)}>
      {children}
    </span>
  );
}
