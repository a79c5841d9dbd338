import { ActionIcon } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import '../mantine/unstyled-button.css';
import '../mantine/action-icon.css';
import { cx } from '../shared/cx.ts';
import { asDefinedProps } from '../shared/given.ts';
import classes from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'style' | 'children'> & {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
};

/** A round button with only an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <ActionIcon
      {...asDefinedProps(rest)}
      aria-label={label}
      className={cx(classes.root, className)}
    >
      {icon}
    </ActionIcon>
  );
}
