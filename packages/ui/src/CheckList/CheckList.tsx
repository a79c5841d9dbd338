import type { ReactNode } from 'react';
import { CheckIcon } from '../Icons/Icons.tsx';
import classes from './CheckList.module.css';

/** A list of conditions, each with a tick. */
export function CheckList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={classes.root}>
      {items.map((item, index) => (
        <li key={index} className={classes.item}>
          <CheckIcon className={classes.tick} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
