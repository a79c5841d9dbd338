import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** Centres the app in the window: a column of at most 480 px, and a wide page from 768 px. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
