import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './ProgressSteps.module.css';

export type ProgressStepsProps = {
  /** 1 for the first. */
  current: number;
  total: number;
  /** In words, such as the catalogue's 'Step 2 of 5'. */
  label: ReactNode;
};

/** Where the person is, and how many steps are left. */
export function ProgressSteps({ current, total, label }: ProgressStepsProps) {
  return (
    <div className={classes.root}>
      <p className={classes.label}>{label}</p>
      <div aria-hidden className={classes.bar}>
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={cx(classes.step, index < current && classes.reached)} />
        ))}
      </div>
    </div>
  );
}
