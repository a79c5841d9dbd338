import type { ElementType, ReactNode } from 'react';
import { KitTheme } from './KitTheme.tsx';
import { LinkContext, type KoshaLinkProps } from './link-context.ts';
import { useSecondTapGuard } from './second-tap.ts';

export interface KoshaProviderProps {
  children: ReactNode;
  /** The router's link, which takes `KoshaLinkProps`; a plain anchor by default. */
  linkComponent?: ElementType<KoshaLinkProps>;
}

const page = () => document.documentElement;

/** Themes the kit, makes every link of it use the app's router, and guards against taps that hit the wrong thing. */
export function KoshaProvider({ children, linkComponent = 'a' }: KoshaProviderProps) {
  useSecondTapGuard();
  return (
    <KitTheme root={page}>
      <LinkContext value={linkComponent}>{children}</LinkContext>
    </KitTheme>
  );
}
