import type { ReactNode } from 'react';
import { lazyComponent } from '../shared/navigation/lazy-component.ts';

/** One lazy chunk for all screens that fetch from the server. */
export const DataProvider = lazyComponent<{ children: ReactNode }>(
  async () => (await import('./data-outlet.tsx')).DataOutlet,
);
