import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckIcon } from '../Icons/Icons.tsx';
import '../mantine/list.css';
import classes from './CheckList.module.css';

export interface CheckListProps {
  items: readonly ReactNode[];
  /** The icons of the items, in the same order. An item without an icon gets a tick. */
  icons?: readonly ReactNode[];
}

const { root = '', row = '', icon = '', words = '' } = classes;
const partClasses = { root, itemWrapper: row, itemIcon: icon, itemLabel: words };

/** A list with a tick or an individual icon before each item. */
export function CheckList({ items, icons }: CheckListProps) {
  return (
    <List icon={<CheckIcon className={classes.tick} />} classNames={partClasses}>
      {items.map((item, index) => (
        <List.Item key={index} icon={icons?.[index]}>
          {item}
        </List.Item>
      ))}
    </List>
  );
}
