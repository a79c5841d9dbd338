import { createContext, useContext } from 'react';
import type { ComponentPropsWithRef, ElementType, FunctionComponent } from 'react';

/** The props that the kit gives the app's link: an anchor's, and `replace` to replace the history entry. */
export type KoshaLinkProps = ComponentPropsWithRef<'a'> & { href: string; replace?: boolean };

export const LinkContext = createContext<ElementType<KoshaLinkProps>>('a');

/** The component that every link of the kit renders; by default the name of an element, which takes the same props. */
export const useLinkComponent = () => useContext(LinkContext) as FunctionComponent<KoshaLinkProps>;
