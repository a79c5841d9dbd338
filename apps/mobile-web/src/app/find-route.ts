import { matchPattern } from '../shared/navigation/match-pattern.ts';
import type { RouteRow } from './route-row.ts';
import { routeTable } from './route-table.ts';

/** The row of the route that an address leads to, or undefined. No address has two. */
export const findRoute = (pathname: string): RouteRow | undefined =>
  routeTable.find(({ pattern }) => matchPattern(pattern, pathname));
