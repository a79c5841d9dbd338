import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  illustration: ReactNode;
  action?: ReactNode;
}

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
