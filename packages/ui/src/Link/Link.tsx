import { Anchor } from '@mantine/core';
import { useLinkComponent, type KoshaLinkProps } from '../KoshaProvider/link-context.ts';
import '../mantine/text.css';
import '../mantine/anchor.css';
import { cx } from '../shared/cx.ts';
import { asDefinedProps } from '../shared/given.ts';
import classes from './Link.module.css';

export type LinkProps = Omit<KoshaLinkProps, 'style'> & {
  /** Enlarges a link on its own line to a full touch target. */
  isStandalone?: boolean;
};

/** A text link, rendered by the app's link component. */
export function Link({ isStandalone = false, className, ...rest }: LinkProps) {
  const Root = useLinkComponent();
  return (
    <Anchor
      component={Root}
      inherit
      underline="always"
      {...asDefinedProps(rest)}
      className={cx(classes.root, isStandalone && classes.standalone, className)}
    />
  );
}
