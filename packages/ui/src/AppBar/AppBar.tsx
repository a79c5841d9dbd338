import type { ReactNode } from 'react';
import { BackIcon } from '../Icons/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import classes from './AppBar.module.css';

export interface AppBarProps {
  title: ReactNode;
  /**
   * Called on a press of the back arrow, whose accessible name is `backLabel`. If omitted, there is
   * no arrow.
   */
  onBack?: () => void;
  backLabel?: string;
  /** Content at the end of the bar, such as an `IconButton`. */
  right?: ReactNode;
}

/** The title is a focusable h1, so that the app can focus the title when a screen opens. */
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
