import type { ReactNode } from 'react';
import classes from './PhoneColumn.module.css';

/** The whole app: one column, 480 px at most, centred on the canvas. */
export function PhoneColumn({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
