import type { ReactNode } from 'react';
import classes from './ListDetail.module.css';

export interface ListDetailProps {
  /** The list's heading and accessible name, such as 'Orders'. */
  label: string;
  /** Null if there is no space for it: the detail then has the full width. */
  list: ReactNode;
  /** The screen of one entry. */
  children: ReactNode;
}

/** In a wide window, a list next to the open entry. */
export function ListDetail({ label, list, children }: ListDetailProps) {
  return (
    <div className={list ? classes.root : classes.alone}>
      {list && (
        <aside aria-label={label} className={classes.list}>
          <h2 className={classes.title}>{label}</h2>
          {list}
        </aside>
      )}
      {/* Always at the same place in the tree, so that typed text survives a resize of the window. */}
      <div className={classes.detail}>{children}</div>
    </div>
  );
}
