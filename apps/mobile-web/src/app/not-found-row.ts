import { lazyScreen } from '../shared/navigation/lazy-screen.tsx';
import type { RouteRow } from './route-row.ts';

/** Any other address (D07). */
export const notFoundRow: RouteRow = {
  pattern: '*',
  title: 'notFound',
  screen: lazyScreen(
    async () => (await import('../features/not-found/not-found.screen.tsx')).NotFoundScreen,
  ),
  access: 'signedIn',
  frame: 'bar',
  background: 'canvas',
  data: false,
};
