import { useLinkComponent } from '../KoshaProvider/link-context.ts';
import type { KoshaLinkProps } from '../KoshaProvider/KoshaProvider.tsx';
import { cx } from '../shared/cx.ts';
import classes from './Link.module.css';

export type LinkProps = Omit<KoshaLinkProps, 'style'> & {
  /** Alone on its line: takes the full touch height. In a sentence: false, the default. */
  isStandalone?: boolean;
};

/** A text link through the application's router. */
export function Link({ isStandalone = false, className, ...rest }: LinkProps) {
  const Root = useLinkComponent();
  return (
    <Root {...rest} className={cx(classes.root, isStandalone && classes.standalone, className)} />
  );
}
