import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** A narrow column in the centre of the window, or a wide page from 768 px. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
