import type { ReactNode } from 'react';
import classes from './small-button.module.css';

interface SmallButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** The kit's buttons are made for touch; this desktop tool needs many smaller ones. */
export const SmallButton = ({ onClick, children }: SmallButtonProps) => (
  <button type="button" className={classes.root} onClick={onClick}>
    {children}
  </button>
);
