import { DataProvider } from './app-routes.tsx';
import { findRoute } from './find-route.ts';
import { notFoundRow } from './not-found-row.ts';

/**
 * Fetches the chunks of a screen: before a likely visit, before hydration, and at build. Never rejects: a
 * screen that cannot be fetched shows that when it is opened.
 */
export async function preloadRoute(pathname: string): Promise<void> {
  const row = findRoute(pathname);
  const loads = row
    ? [row.screen.preload(), ...(row.data ? [DataProvider.preload()] : [])]
    : [notFoundRow.screen.preload()];
  await Promise.allSettled(loads);
}
