import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './ProgressSteps.module.css';

export interface ProgressStepsProps {
  /** The number of the current step, starting at 1. */
  current: number;
  total: number;
  /** The visible label of the progress bar, such as 'Step 2 of 5'. */
  label: ReactNode;
  /** The names of the steps. If they do not fit, only the name of the current step is shown. */
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
