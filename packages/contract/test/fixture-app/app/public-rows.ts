import { patterns } from '../shared/paths.ts';

const lazyScreen = (load: () => Promise<unknown>) => () => void load();

export const publicRows = [
  {
    pattern: patterns.login,
    screen: lazyScreen(
      async () => (await import('../features/login/login.screen.tsx')).LoginScreen,
    ),
  },
];
