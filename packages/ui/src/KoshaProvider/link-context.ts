import { createContext, useContext } from 'react';
import type { ComponentPropsWithRef, ElementType, FunctionComponent } from 'react';

/**
 * The props of the app's link component: those of an anchor, and `replace`, which replaces the
 * history entry.
 */
export type KoshaLinkProps = ComponentPropsWithRef<'a'> & { href: string; replace?: boolean };

export const LinkContext = createContext<ElementType<KoshaLinkProps>>('a');

/**
 * The component that every link of the kit renders. By default it is an anchor, which accepts the
 * same props.
 */
export const useLinkComponent = () => useContext(LinkContext) as FunctionComponent<KoshaLinkProps>;
