import type { ElementType, ReactNode } from 'react';
import { LinkContext, type KoshaLinkProps } from './link-context.ts';

export interface KoshaProviderProps {
  children: ReactNode;
  /** The router's link, which takes `KoshaLinkProps`; a plain anchor by default. */
  linkComponent?: ElementType<KoshaLinkProps>;
}

/** Makes every link of the kit use the app's router. */
export function KoshaProvider({ children, linkComponent = 'a' }: KoshaProviderProps) {
  return <LinkContext value={linkComponent}>{children}</LinkContext>;
}
