import { matchPath } from 'react-router-dom';
import type { RouteRow } from './route-row.ts';
import { routeTable } from './route-table.ts';

/** The row of the route that an address leads to, or undefined. */
export function findRoute(pathname: string): RouteRow | undefined {
  return routeTable.find((row) => matchPath(row.pattern, pathname) !== null);
}
