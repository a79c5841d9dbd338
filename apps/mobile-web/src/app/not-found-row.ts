import { lazyComponent } from '../shared/navigation/lazy-component.ts';
import type { RouteRow } from './route-row.ts';

/** The fallback route for unknown paths (D07). */
export const notFoundRoute: RouteRow = {
  pattern: '*',
  title: 'notFound',
  screen: lazyComponent(
    async () => (await import('../features/not-found/not-found.screen.tsx')).NotFoundScreen,
  ),
  access: 'signedIn',
  frame: 'bar',
  background: 'canvas',
  data: false,
};
