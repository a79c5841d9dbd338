import type { ComponentPropsWithRef } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './Text.module.css';

export type TextProps = Omit<ComponentPropsWithRef<'p'>, 'style'> & {
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tone?: 'ink' | 'soft' | 'danger' | 'primary';
  isStrong?: boolean;
  isCentred?: boolean;
};

/** A paragraph in one of the text sizes. */
export function Text({
  size = 'md',
  tone = 'ink',
  isStrong,
  isCentred,
  className,
  ...rest
}: TextProps) {
  const names = [
    classes[size],
    classes[tone],
    isStrong && classes.strong,
    isCentred && classes.centred,
  ];
  return <p {...rest} className={cx(...names, className)} />;
}

export type HeadingProps = Omit<ComponentPropsWithRef<'h2'>, 'style'> & {
  level?: 1 | 2 | 3;
  size?: 'md' | 'lg' | 'xl';
};

/** A heading: `level` is for the page's outline, `size` is how it looks. */
export function Heading({ level = 2, size = 'lg', className, ...rest }: HeadingProps) {
  const Root = `h${level}` as const;
  return <Root {...rest} className={cx(classes.heading, classes[size], className)} />;
}
