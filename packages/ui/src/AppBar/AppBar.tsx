import type { ReactNode } from 'react';
import { BackIcon } from '../Icons/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import classes from './AppBar.module.css';

export type AppBarProps = {
  title: ReactNode;
  /** Shows the back arrow; `backLabel` is its name. */
  onBack?: () => void;
  backLabel?: string;
  /** At the end, such as an `IconButton`. */
  right?: ReactNode;
};

/** The screen's title (its h1, focusable on arrival by script) and the way back. */
export function AppBar({ title, onBack, backLabel = '', right }: AppBarProps) {
  return (
    <header className={classes.root}>
      {onBack && (
        <IconButton
          label={backLabel}
          icon={<BackIcon />}
          onClick={onBack}
          className={classes.back}
        />
      )}
      <h1 tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {right}
    </header>
  );
}
