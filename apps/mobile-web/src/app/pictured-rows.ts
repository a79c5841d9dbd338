import { signedInTab, type RouteRow } from './route-row.ts';
import type { StartTitleKey } from './titles.ts';

/** What the route table says of a screen that is shown before the app is here (`src/picture`). */
export type PicturedRow = Omit<RouteRow, 'screen' | 'pattern' | 'title'> & { title: StartTitleKey };

export const homeRow = { title: 'home', ...signedInTab, group: 'loans' } satisfies PicturedRow;

export const ordersRow = { title: 'orders', ...signedInTab, group: 'orders' } satisfies PicturedRow;
