import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { LinkContext } from './link-context.ts';

/** What the kit gives to the application's link: an anchor's props; `replace` swaps the history entry. */
export type KoshaLinkProps = ComponentPropsWithRef<'a'> & { href: string; replace?: boolean };

export type KoshaProviderProps = {
  children: ReactNode;
  /** The router's link, taking `KoshaLinkProps`; a plain anchor by default. */
  linkComponent?: ElementType<KoshaLinkProps>;
};

/** Gives every link of the kit the application's router. */
export function KoshaProvider({ children, linkComponent = 'a' }: KoshaProviderProps) {
  return <LinkContext value={linkComponent}>{children}</LinkContext>;
}
