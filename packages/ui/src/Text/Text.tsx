import { Text as MantineText, Title } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import '../mantine/text.css';
import '../mantine/title.css';
import { cx } from '../shared/cx.ts';
import { asDefinedProps } from '../shared/given.ts';
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
    classes.text,
    classes[size],
    classes[tone],
    isStrong && classes.strong,
    isCentred && classes.centred,
  ];
  return <MantineText {...asDefinedProps(rest)} className={cx(...names, className)} />;
}

export type HeadingProps = Omit<ComponentPropsWithRef<'h2'>, 'style'> & {
  level?: 1 | 2 | 3;
  size?: 'md' | 'lg' | 'xl';
};

/** `level` is the level in the page outline, `size` the appearance. */
export function Heading({ level = 2, size = 'lg', className, ...rest }: HeadingProps) {
  return (
    <Title
      {...asDefinedProps(rest)}
      order={level}
      className={cx(classes.heading, classes[size], className)}
    />
  );
}
