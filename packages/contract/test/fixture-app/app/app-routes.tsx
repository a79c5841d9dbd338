import { routeTable } from './route-table.ts';

export const AppRoutes = () => routeTable.map((row) => row.screen());
