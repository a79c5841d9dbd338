import type { ReactNode } from 'react';
import classes from './StickyAction.module.css';

/** The place of the screen's primary button, above the phone's safe area. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
