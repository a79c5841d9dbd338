import type { ReactNode } from 'react';
import classes from './Slip.module.css';

export interface SlipProps {
  /** The accessible name, such as 'What it costs'. */
  label: string;
  /** `CostFacts`, and a collapsed `FeeWaterfall`. */
  children: ReactNode;
}

/** White paper with a torn lower edge, like a printed receipt. */
export function Slip({ label, children }: SlipProps) {
  return (
    <section aria-label={label} className={classes.root}>
      <div className={classes.paper}>{children}</div>
    </section>
  );
}
