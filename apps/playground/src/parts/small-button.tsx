import type { ReactNode } from 'react';
import classes from './small-button.module.css';

interface SmallButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** Other buttons of the design system have touch size, which is too large here. */
export const SmallButton = ({ onClick, children }: SmallButtonProps) => (
  <button type="button" className={classes.root} onClick={onClick}>
    {children}
  </button>
);
