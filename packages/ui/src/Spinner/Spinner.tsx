import type { ReactNode } from 'react';
import classes from './Spinner.module.css';

/** A turning ring with words that say what is going on. */
export function Spinner({ label }: { label: ReactNode }) {
  return (
    <div role="status" className={classes.root}>
      <span className={classes.ring} />
      <span>{label}</span>
    </div>
  );
}
