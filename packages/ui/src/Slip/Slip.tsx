import type { ReactNode } from 'react';
import classes from './Slip.module.css';

export interface SlipProps {
  /** The accessible name, such as 'What it costs'. */
  label: string;
  /** `CostFacts`, and a `FeeWaterfall` one tap away. */
  children: ReactNode;
}

/** White paper, torn at its lower edge, as it comes out of a counter. */
export function Slip({ label, children }: SlipProps) {
  return (
    <section aria-label={label} className={classes.root}>
      <div className={classes.paper}>{children}</div>
    </section>
  );
}
