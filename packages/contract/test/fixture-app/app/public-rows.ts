import { patterns } from '../shared/paths.ts';

const lazyScreen = (load: () => Promise<unknown>) => () => void load();

/** Rows that the route table spreads from another file. */
export const publicRows = [
  {
    pattern: patterns.login,
    screen: lazyScreen(
      async () => (await import('../features/login/login.screen.tsx')).LoginScreen,
    ),
  },
];
