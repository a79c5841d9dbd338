import type { ComponentPropsWithRef } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './Card.module.css';

export type CardProps = Omit<ComponentPropsWithRef<'div'>, 'style'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  /** No inner padding: for lists of rows. */
  isFlush?: boolean;
};

/** A surface that groups what belongs together. */
export function Card({ as = 'div', isFlush = false, className, ...rest }: CardProps) {
  // The four elements take the same props; the cast only settles which one the ref names.
  const Root = as as 'div';
  return <Root {...rest} className={cx(classes.root, !isFlush && classes.padded, className)} />;
}
