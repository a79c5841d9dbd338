import type { IconButtonProps } from '../IconButton/IconButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../shared/cx.ts';
import classes from './FloatingButton.module.css';

/** A round button above the content; goes into `floating` of `Screen`. */
export function FloatingButton({ className, ...rest }: IconButtonProps) {
  return <IconButton {...rest} className={cx(classes.root, className)} />;
}
