import { createContext, useContext } from 'react';
import type { ComponentPropsWithRef, ElementType, FunctionComponent } from 'react';

/**
 * The props of the app's link component: an anchor's, and `replace` to replace the history entry.
 */
export type KoshaLinkProps = ComponentPropsWithRef<'a'> & { href: string; replace?: boolean };

export const LinkContext = createContext<ElementType<KoshaLinkProps>>('a');

/**
 * The component rendered by every link of the kit; by default an anchor, which takes the same
 * props.
 */
export const useLinkComponent = () => useContext(LinkContext) as FunctionComponent<KoshaLinkProps>;
