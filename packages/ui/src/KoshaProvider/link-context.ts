import { createContext, useContext } from 'react';
import type { ComponentPropsWithRef, ElementType, FunctionComponent } from 'react';

/** The props of an anchor. `replace` replaces the history entry. */
export type KoshaLinkProps = ComponentPropsWithRef<'a'> & { href: string; replace?: boolean };

export const LinkContext = createContext<ElementType<KoshaLinkProps>>('a');

export const useLinkComponent = () => useContext(LinkContext) as FunctionComponent<KoshaLinkProps>;
