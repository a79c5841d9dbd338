import type { ReactNode } from 'react';
import classes from './Badge.module.css';

/** A small word that draws attention, such as 'new'. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={classes.root}>{children}</span>;
}
