import type { ReactNode } from 'react';
import classes from './PhoneColumn.module.css';

/** The whole app: one column of at most 480 px, in the middle of the screen. */
export function PhoneColumn({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
