import type { ReactNode } from 'react';
import { lazyComponent } from '../shared/navigation/lazy-component.ts';

/** Shared by the screens that read from the server, and loaded with the first of them. */
export const DataProvider = lazyComponent<{ children: ReactNode }>(
  async () => (await import('./data-outlet.tsx')).DataOutlet,
);
