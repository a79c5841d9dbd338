import type { ComponentPropsWithRef } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './Card.module.css';

export type CardProps = Omit<ComponentPropsWithRef<'div'>, 'style'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  /** No inner padding, for lists of rows. */
  isFlush?: boolean;
};

/** A surface for content that belongs together. */
export function Card({ as = 'div', isFlush = false, className, ...rest }: CardProps) {
  // All four elements take the same props; the cast only decides the type of the ref.
  const Root = as as 'div';
  return <Root {...rest} className={cx(classes.root, !isFlush && classes.padded, className)} />;
}
