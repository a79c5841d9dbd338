import type { IconButtonProps } from '../IconButton/IconButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../shared/cx.ts';
import classes from './FloatingButton.module.css';

/** A round button that hovers over the content: give it to `Screen`'s `floating`. */
export function FloatingButton({ className, ...rest }: IconButtonProps) {
  return <IconButton {...rest} className={cx(classes.root, className)} />;
}
