import { VisuallyHidden as MantineVisuallyHidden } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import '../mantine/visually-hidden.css';
import { asDefinedProps } from '../shared/given.ts';

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'>) {
  return <MantineVisuallyHidden {...asDefinedProps(props)} />;
}
