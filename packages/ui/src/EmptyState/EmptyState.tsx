import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** An illustration of what is missing, or of what happened. */
  illustration: ReactNode;
  /** The next step: a `Button` or `ButtonLink`. */
  action?: ReactNode;
}

/** A message in place of missing content, such as an empty list. Can offer a next step. */
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
