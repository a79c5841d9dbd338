import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** A drawing of what is not there, or of what happened. */
  illustration: ReactNode;
  /** What to do next: a `Button` or `ButtonLink`. */
  action?: ReactNode;
}

/** Shown instead of an empty list, with what to do next. */
export function EmptyState({ title, children, illustration, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      {illustration}
      <h2 className={classes.title}>{title}</h2>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
