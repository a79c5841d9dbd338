import { useLinkComponent, type KoshaLinkProps } from '../KoshaProvider/link-context.ts';
import { cx } from '../shared/cx.ts';
import classes from './Link.module.css';

export type LinkProps = Omit<KoshaLinkProps, 'style'> & {
  /** For a link alone on its line: makes it as high as a finger needs. */
  isStandalone?: boolean;
};

/** A text link, rendered by the app's router. */
export function Link({ isStandalone = false, className, ...rest }: LinkProps) {
  const Root = useLinkComponent();
  return (
    <Root {...rest} className={cx(classes.root, isStandalone && classes.standalone, className)} />
  );
}
