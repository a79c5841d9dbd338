import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './Screen.module.css';

export interface ScreenProps {
  children: ReactNode;
  /** An `AppBar`. */
  header?: ReactNode;
  /** A `StickyAction`. */
  footer?: ReactNode;
  /** A `BottomNav`. */
  nav?: ReactNode;
  background?: 'canvas' | 'surface';
}

/** The layout of a screen: the header, the content as `main`, and the bars at the bottom. */
export function Screen({ children, header, footer, nav, background = 'canvas' }: ScreenProps) {
  return (
    <div className={cx(classes.root, classes[background])}>
      {header}
      <main className={classes.content}>{children}</main>
      <footer className={classes.bottom}>
        {footer}
        {nav}
      </footer>
    </div>
  );
}
