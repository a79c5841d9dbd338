import type { ReactNode } from 'react';
import classes from './Badge.module.css';

/** One small word that asks for attention, such as 'new'. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={classes.root}>{children}</span>;
}
