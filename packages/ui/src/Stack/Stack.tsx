import { Group, Stack as MantineStack } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import '../mantine/group.css';
import '../mantine/stack.css';
import { cx } from '../shared/cx.ts';
import { asDefinedProps } from '../shared/given.ts';
import classes from './Stack.module.css';

export type StackProps = Omit<ComponentPropsWithRef<'div'>, 'style'> & {
  /** The gap between the children: 1 to 6 mean 4, 8, 12, 16, 24 and 32 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
  isRow?: boolean;
  /** Puts the free space of a row between its children. */
  isSpread?: boolean;
};

/** Arranges its children in a column, or with `isRow` in a row that wraps. */
export function Stack({ gap = 4, isRow, isSpread, className, ...rest }: StackProps) {
  const Root = isRow ? Group : MantineStack;
  const names = [classes.root, classes[`gap${gap}`], isSpread && classes.spread];
  return <Root {...asDefinedProps(rest)} className={cx(...names, className)} />;
}
