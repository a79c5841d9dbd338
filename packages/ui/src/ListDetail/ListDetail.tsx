import type { ReactNode } from 'react';
import classes from './ListDetail.module.css';

export interface ListDetailProps {
  /** The accessible name of the list, such as 'Orders'; it stands above it too. */
  label: string;
  /** Null where there is no room for it: the detail then has the whole place. */
  list: ReactNode;
  /** The screen that shows one entry of the list. */
  children: ReactNode;
}

/** On a wide window: a list, and beside it the entry that is open. */
export function ListDetail({ label, list, children }: ListDetailProps) {
  return (
    <div className={list ? classes.root : classes.alone}>
      {list && (
        <aside aria-label={label} className={classes.list}>
          <h2 className={classes.title}>{label}</h2>
          {list}
        </aside>
      )}
      {/* Always in the same place, so that what was typed stays when the window grows. */}
      <div className={classes.detail}>{children}</div>
    </div>
  );
}
