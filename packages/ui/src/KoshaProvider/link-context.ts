import { createContext, useContext } from 'react';
import type { ComponentPropsWithRef, ElementType, FunctionComponent } from 'react';

/** Anchor props, and `replace`, which replaces the history entry. */
export type KoshaLinkProps = ComponentPropsWithRef<'a'> & { href: string; replace?: boolean };

export const LinkContext = createContext<ElementType<KoshaLinkProps>>('a');

/** The component that renders every link of the kit; `a` by default. */
export const useLinkComponent = () => useContext(LinkContext) as FunctionComponent<KoshaLinkProps>;
