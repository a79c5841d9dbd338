import { matchPath } from 'react-router-dom';
import { prefetchResponses } from '../shared/offline/prefetched-reads.ts';
import { deviceHeaders } from '../shared/server/device-headers.ts';
import { readStoredSession } from '../shared/session/session-storage.ts';
import { DataProvider } from './data-provider.ts';
import { notFoundRoute } from './not-found-row.ts';
import type { RouteRow } from './route-row.ts';
import { routeTable } from './route-table.ts';

export const findRoute = (pathname: string): RouteRow | undefined =>
  routeTable.find(({ pattern }) => matchPath(pattern, pathname));

export async function preloadScreen(pathname: string): Promise<void> {
  const { screen, data } = findRoute(pathname) ?? notFoundRoute;
  await Promise.all([screen.preload(), data && DataProvider.preload()]);
}

export function prefetchData(pathname: string): void {
  const token = readStoredSession()?.token;
  const { reads = [], pattern = '' } = findRoute(pathname) ?? {};
  const { pid = '' } = matchPath(pattern, pathname)?.params ?? {};
  if (token === undefined) return;
  const addresses = reads.map((address) => address.replace(':pid', encodeURIComponent(pid)));
  prefetchResponses(addresses, { token, headers: deviceHeaders() });
}
