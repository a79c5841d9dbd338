import type { ReactNode } from 'react';
import classes from './small-button.module.css';

interface SmallButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/**
 * A small button for developers. The other buttons of the design system are large enough for touch,
 * which is too large here.
 */
export const SmallButton = ({ onClick, children }: SmallButtonProps) => (
  <button type="button" className={classes.root} onClick={onClick}>
    {children}
  </button>
);
