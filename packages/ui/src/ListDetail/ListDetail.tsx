import type { ReactNode } from 'react';
import classes from './ListDetail.module.css';

export interface ListDetailProps {
  /** The list's heading and accessible name, such as 'Orders'. */
  label: string;
  /** The list; null if the window is too narrow for the list. */
  list: ReactNode;
  /** The screen of one entry. */
  children: ReactNode;
}

/** A list next to its open entry, for wide windows. */
export function ListDetail({ label, list, children }: ListDetailProps) {
  return (
    <div className={list ? classes.root : classes.alone}>
      {list && (
        <aside aria-label={label} className={classes.list}>
          <h2 className={classes.title}>{label}</h2>
          {list}
        </aside>
      )}
      {/* The same position in the tree at any width, so that a resize does not lose typed text. */}
      <div className={classes.detail}>{children}</div>
    </div>
  );
}
