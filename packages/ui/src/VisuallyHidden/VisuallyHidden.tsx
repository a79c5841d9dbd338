import type { ComponentPropsWithRef } from 'react';
import classes from './VisuallyHidden.module.css';

/** Text for screen readers alone. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'>) {
  return <span {...props} className={classes.root} />;
}
