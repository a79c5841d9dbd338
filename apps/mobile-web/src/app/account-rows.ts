import { patterns } from '../shared/paths.ts';
import { lazyScreen } from '../shared/navigation/lazy-screen.tsx';
import { signedInForm, signedInPage, type RouteRow } from './route-row.ts';

export const accountLinks = {
  title: 'account',
  screen: lazyScreen(
    async () => (await import('../features/account/account-links.tsx')).AccountLinks,
  ),
} as const;

/** The screens to which Account leads. */
export const accountRows: readonly RouteRow[] = [
  {
    pattern: patterns.help,
    title: 'help',
    screen: lazyScreen(
      async () => (await import('../features/account/help.screen.tsx')).HelpScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: accountLinks,
  },
  {
    pattern: patterns.consents,
    title: 'consents',
    screen: lazyScreen(
      async () => (await import('../features/consents/consents.screen.tsx')).ConsentsScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: accountLinks,
  },
  {
    pattern: patterns.myData,
    title: 'myData',
    screen: lazyScreen(
      async () => (await import('../features/my-data/my-data.screen.tsx')).MyDataScreen,
    ),
    ...signedInPage,
    list: accountLinks,
  },
  {
    pattern: patterns.grievances,
    title: 'grievances',
    screen: lazyScreen(
      async () => (await import('../features/grievances/grievances.screen.tsx')).GrievancesScreen,
    ),
    ...signedInPage,
    list: accountLinks,
  },
  {
    pattern: patterns.about,
    title: 'about',
    screen: lazyScreen(
      async () => (await import('../features/account/about.screen.tsx')).AboutScreen,
    ),
    ...signedInForm,
    feedback: true,
    list: accountLinks,
  },
];
