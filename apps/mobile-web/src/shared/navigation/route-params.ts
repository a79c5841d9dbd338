import { createContext, useContext } from 'react';
import type { Params } from './match-pattern.ts';

const ParamsContext = createContext<Params>({});

export const ParamsProvider = ParamsContext.Provider;

/** What stands in the address for the parts that the pattern of this screen names, such as `pid`. */
export const useParams = (): Params => useContext(ParamsContext);
