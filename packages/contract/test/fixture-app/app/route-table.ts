import { patterns } from '../shared/paths.ts';

const lazyScreen = (load: () => Promise<unknown>) => () => void load();

export const routeTable = [
  {
    pattern: patterns.login,
    screen: lazyScreen(
      async () => (await import('../features/login/login.screen.tsx')).LoginScreen,
    ),
  },
  {
    pattern: patterns.orders,
    screen: lazyScreen(async () => (await import('../features/orders/list.screen.tsx')).ListScreen),
  },
  {
    pattern: patterns.orderDetail,
    screen: lazyScreen(() => import('../features/orders/detail.screen.tsx')),
  },
];
