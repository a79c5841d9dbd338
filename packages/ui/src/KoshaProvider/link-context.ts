import { createContext, useContext } from 'react';
import type { ElementType } from 'react';
import type { KoshaLinkProps } from './KoshaProvider.tsx';

export const LinkContext = createContext<ElementType<KoshaLinkProps>>('a');

/** The component that every link of the kit renders. */
export const useLinkComponent = (): ElementType<KoshaLinkProps> => useContext(LinkContext);
