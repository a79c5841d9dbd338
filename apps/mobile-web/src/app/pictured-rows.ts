import { signedInPage, signedInTab, type RouteRow } from './route-row.ts';

/** What the route table says of a screen that is shown before the app is here (`src/picture`). */
export type PicturedRow = Omit<RouteRow, 'screen' | 'pattern'>;

export const homeRow = { title: 'home', ...signedInTab, group: 'loans' } satisfies PicturedRow;

export const ordersRow = { title: 'orders', ...signedInTab, group: 'orders' } satisfies PicturedRow;

export const productRow = {
  title: 'product',
  ...signedInPage,
  feedback: true,
} satisfies PicturedRow;

export const applyRow = { title: 'apply', ...signedInPage, group: 'cost' } satisfies PicturedRow;
