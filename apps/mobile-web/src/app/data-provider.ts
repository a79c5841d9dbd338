import type { ReactNode } from 'react';
import { lazyComponent } from '../shared/navigation/lazy-component.ts';

/** Shared by all screens that fetch from the server; loaded together with the first of them. */
export const DataProvider = lazyComponent<{ children: ReactNode }>(
  async () => (await import('./data-outlet.tsx')).DataOutlet,
);
