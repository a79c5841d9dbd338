import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** The whole app in the middle of the window: a column of at most 480 px, from 768 px on a wide page. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
