import { matchPattern } from '../shared/navigation/match-pattern.ts';
import { DataProvider } from './app-routes.tsx';
import { findRoute } from './find-route.ts';
import { notFoundRow } from './not-found-row.ts';

/** Fetches the chunks of a screen: before the app starts with it, and at build. Rejects if one does not come. */
export async function preloadRoute(pathname: string): Promise<void> {
  const row = findRoute(pathname);
  const loads = row
    ? [row.screen.preload(), ...(row.data ? [DataProvider.preload()] : [])]
    : [notFoundRow.screen.preload()];
  await Promise.all(loads);
}

/**
 * Reads what the screen shows first, where it says so. Never rejects: where an answer or the code does not
 * come, the screen reads by itself and tells a failure in its own way.
 */
export async function readRouteEarly(pathname: string): Promise<void> {
  const row = findRoute(pathname);
  if (!row?.data) return;
  try {
    const [{ earlyReads }, { readEarly }] = await Promise.all([
      row.screen.preload(),
      DataProvider.preload(),
    ]);
    await earlyReads?.(readEarly, matchPattern(row.pattern, pathname) ?? {});
  } catch {
    // The screen reads by itself.
  }
}
