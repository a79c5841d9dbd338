import type { ReactNode } from 'react';
import classes from './StickyAction.module.css';

/** Contains the buttons that stay at the bottom of the screen, above the phone's own controls. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
