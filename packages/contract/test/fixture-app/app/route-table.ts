import { patterns } from '../shared/paths.ts';
import { publicRows } from './public-rows.ts';

const lazyScreen = (load: () => Promise<unknown>) => () => void load();

export const routeTable = [
  ...publicRows,
  {
    pattern: patterns.orders,
    screen: lazyScreen(async () => (await import('../features/orders/list.screen.tsx')).ListScreen),
  },
  {
    pattern: patterns.orderDetail,
    screen: lazyScreen(() => import('../features/orders/detail.screen.tsx')),
  },
  {
    pattern: patterns.basic,
    screen: lazyScreen(
      async () => (await import('../features/orders/info.screen.tsx')).BasicScreen,
    ),
  },
  {
    pattern: patterns.work,
    screen: lazyScreen(async () => (await import('../features/orders/info.screen.tsx')).WorkScreen),
  },
];
