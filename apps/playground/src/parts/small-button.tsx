import type { ReactNode } from 'react';
import classes from './small-button.module.css';

interface SmallButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** The buttons of the design system are sized for touch, which is too large for this page. */
export const SmallButton = ({ onClick, children }: SmallButtonProps) => (
  <button type="button" className={classes.root} onClick={onClick}>
    {children}
  </button>
);
