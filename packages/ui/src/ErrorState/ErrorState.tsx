import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { RefreshIcon } from '../Icons/Icons.tsx';
import { UnpluggedIllustration } from '../Illustrations/states.tsx';
import classes from './ErrorState.module.css';

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** By default, the illustration of a failed connection. */
  illustration?: ReactNode;
  retryLabel: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
  retryingLabel?: string;
}

/** Screen readers announce the error. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, illustration = <UnpluggedIllustration /> } = props;
  const { retryLabel, onRetry, isRetrying = false, retryingLabel = '' } = props;
  return (
    <div className={classes.root}>
      {illustration}
      <div role="alert">
        <h2 className={classes.title}>{title}</h2>
        {children && <div className={classes.text}>{children}</div>}
      </div>
      <Button
        icon={<RefreshIcon />}
        isLoading={isRetrying}
        loadingLabel={retryingLabel}
        onClick={onRetry}
      >
        {retryLabel}
      </Button>
    </div>
  );
}
