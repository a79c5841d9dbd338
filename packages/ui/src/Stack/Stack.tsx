import type { ComponentPropsWithRef } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './Stack.module.css';

export type StackProps = Omit<ComponentPropsWithRef<'div'>, 'style'> & {
  /** Step of the spacing scale: 4, 8, 12, 16, 24, 32 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
  isRow?: boolean;
  /** Row only: pushes the children to both ends. */
  isSpread?: boolean;
};

/** Children one below the other (or beside, wrapping), evenly spaced. */
export function Stack({ gap = 4, isRow, isSpread, className, ...rest }: StackProps) {
  const names = [
    classes.root,
    classes[`gap${gap}`],
    isRow && classes.row,
    isSpread && classes.spread,
  ];
  return <div {...rest} className={cx(...names, className)} />;
}
