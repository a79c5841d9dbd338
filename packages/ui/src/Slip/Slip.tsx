import type { ReactNode } from 'react';
import classes from './Slip.module.css';

export interface SlipProps {
  /** The accessible name. */
  label: string;
  /** Usually `CostFacts`, followed by a `FeeWaterfall`. */
  children: ReactNode;
}

/** White paper with a torn lower edge, like a receipt. */
export function Slip({ label, children }: SlipProps) {
  return (
    <section aria-label={label} className={classes.root}>
      <div className={classes.paper}>{children}</div>
    </section>
  );
}
