import type { ReactNode } from 'react';
import classes from './small-button.module.css';

interface SmallButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** The kit's buttons are made for thumbs; a tool for desks has many more of them. */
export const SmallButton = ({ onClick, children }: SmallButtonProps) => (
  <button type="button" className={classes.root} onClick={onClick}>
    {children}
  </button>
);
