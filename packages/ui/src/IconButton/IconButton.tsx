import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'style' | 'children'> & {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
};

/** A round button with only an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={cx(classes.root, className)}>
      {icon}
    </button>
  );
}
