import { matchPath } from 'react-router-dom';
import type { RouteRow } from './route-row.ts';
import { routeTable } from './route-table.ts';

const partsOf = (path: string): number => path.split('/').filter(Boolean).length;

/** Most rows are out by their number of parts; the router makes an expression of each pattern that it is asked for. */
const rows = routeTable.map((row) => ({ row, parts: partsOf(row.pattern) }));

/** The row of the route that an address leads to, or undefined. No address has two. */
export function findRoute(pathname: string): RouteRow | undefined {
  const parts = partsOf(pathname);
  const matches = (row: RouteRow) => matchPath(row.pattern, pathname) !== null;
  return rows.find((of) => of.parts === parts && matches(of.row))?.row;
}
