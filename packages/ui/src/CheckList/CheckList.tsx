import type { ReactNode } from 'react';
import { CheckIcon } from '../Icons/Icons.tsx';
import classes from './CheckList.module.css';

export interface CheckListProps {
  items: readonly ReactNode[];
  /** In the order of the items; a tick where there is none. */
  icons?: readonly ReactNode[];
}

/** A list of conditions, each with a tick or an icon of its own. */
export function CheckList({ items, icons }: CheckListProps) {
  return (
    <ul className={classes.root}>
      {items.map((item, index) => (
        <li key={index} className={classes.item}>
          <span className={classes.icon}>
            {icons?.[index] ?? <CheckIcon className={classes.tick} />}
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
