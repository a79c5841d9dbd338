import type { ReactNode } from 'react';
import classes from './Spinner.module.css';

/** Waiting for longer than a moment: says what it waits for. */
export function Spinner({ label }: { label: ReactNode }) {
  return (
    <div role="status" className={classes.root}>
      <span className={classes.ring} />
      <span>{label}</span>
    </div>
  );
}
