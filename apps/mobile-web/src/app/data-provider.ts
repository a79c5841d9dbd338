import type { ReactNode } from 'react';
import { lazyComponent } from '../shared/navigation/lazy-component.ts';

/** All screens that fetch from the server share this lazy chunk. */
export const DataProvider = lazyComponent<{ children: ReactNode }>(
  async () => (await import('./loaded-data-provider.tsx')).LoadedDataProvider,
);
