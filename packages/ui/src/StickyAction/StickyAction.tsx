import type { ReactNode } from 'react';
import classes from './StickyAction.module.css';

/** Keeps the screen's primary button at the bottom, above the phone's safe area. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
