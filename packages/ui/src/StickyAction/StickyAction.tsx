import type { ReactNode } from 'react';
import classes from './StickyAction.module.css';

/** Stays at the bottom of the screen, above the phone's safe area. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
