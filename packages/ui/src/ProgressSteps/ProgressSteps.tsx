import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './ProgressSteps.module.css';

export interface ProgressStepsProps {
  /** The 1-based number of the current step. */
  current: number;
  total: number;
  /** The label, such as 'Step 2 of 5'. */
  label: ReactNode;
  /** A short name for each step. If the names do not fit, only the current one is shown. */
  names?: readonly string[] | undefined;
}

/** Shows the current step and the number of steps. */
export function ProgressSteps({ current, total, label, names }: ProgressStepsProps) {
  return (
    <div className={classes.root}>
      <p className={classes.label}>{label}</p>
      <div aria-hidden className={classes.bar}>
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={cx(
              classes.step,
              index < current && classes.reached,
              index + 1 === current && classes.current,
            )}
          >
            {names?.[index]}
          </span>
        ))}
      </div>
    </div>
  );
}
