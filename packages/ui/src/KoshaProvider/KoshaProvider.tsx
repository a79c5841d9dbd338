import type { ElementType, ReactNode } from 'react';
import { KitTheme } from './KitTheme.tsx';
import { LinkContext, type KoshaLinkProps } from './link-context.ts';
import { useDoubleTapGuard } from './second-tap.ts';

export interface KoshaProviderProps {
  children: ReactNode;
  /** The router's link component; `a` by default. */
  linkComponent?: ElementType<KoshaLinkProps>;
}

const page = () => document.documentElement;

/** Provides the theme and the link component, and ignores accidental second taps. */
export function KoshaProvider({ children, linkComponent = 'a' }: KoshaProviderProps) {
  useDoubleTapGuard();
  return (
    <KitTheme root={page}>
      <LinkContext value={linkComponent}>{children}</LinkContext>
    </KitTheme>
  );
}
