import type { ComponentPropsWithRef } from 'react';
import classes from './VisuallyHidden.module.css';

/** Text only for screen readers. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'>) {
  return <span {...props} className={classes.root} />;
}
