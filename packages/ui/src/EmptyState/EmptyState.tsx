import type { ReactNode } from 'react';
import { EmptyListIllustration } from '../Illustrations/Illustrations.tsx';
import classes from './EmptyState.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** An illustration; the empty list by default. */
  illustration?: ReactNode;
  /** What to do next: a `Button` or `ButtonLink`. */
  action?: ReactNode;
}

/** Shown instead of an empty list, with what to do next. */
export function EmptyState({ title, children, illustration, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      {illustration ?? <EmptyListIllustration />}
      <h2 className={classes.title}>{title}</h2>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
