import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** Centres the app in the window: as a narrow column, or as a wide page from 768 px on. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
