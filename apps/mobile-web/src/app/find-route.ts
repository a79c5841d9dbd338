import { matchPath } from 'react-router-dom';
import type { RouteRow } from './route-row.ts';
import { routeTable } from './route-table.ts';

/** The row that an address leads to; undefined where there is none. */
export function findRoute(pathname: string): RouteRow | undefined {
  return routeTable.find((row) => matchPath(row.pattern, pathname) !== null);
}
