import { Paper } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import '../mantine/paper.css';
import { cx } from '../shared/cx.ts';
import { asDefinedProps } from '../shared/given.ts';
import classes from './Card.module.css';

export type CardProps = Omit<ComponentPropsWithRef<'div'>, 'style'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Removes the padding, for lists of rows. */
  isFlush?: boolean;
};

/** A surface for related content. */
export function Card({ as = 'div', isFlush = false, className, ...rest }: CardProps) {
  return (
    <Paper
      // All elements in `as` take the props of a div. The cast only affects the type of `ref`.
      component={as as 'div'}
      withBorder
      {...asDefinedProps(rest)}
      className={cx(classes.root, !isFlush && classes.padded, className)}
    />
  );
}
