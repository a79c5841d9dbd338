import { patterns } from '../shared/paths.ts';
import { lazyComponent } from '../shared/navigation/lazy-component.ts';
import { signedInForm, signedInPage, type RouteRow } from './route-row.ts';

export const accountLinks = {
  title: 'account',
  screen: lazyComponent(
    async () => (await import('../features/account/account-links.tsx')).AccountLinks,
  ),
} as const;

export const accountRows: readonly RouteRow[] = [
  {
    pattern: patterns.help,
    title: 'help',
    screen: lazyComponent(
      async () => (await import('../features/account/help/help.screen.tsx')).HelpScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: accountLinks,
  },
  {
    pattern: patterns.consents,
    title: 'consents',
    screen: lazyComponent(
      async () => (await import('../features/consents/consents.screen.tsx')).ConsentsScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: accountLinks,
  },
  {
    pattern: patterns.myData,
    title: 'myData',
    screen: lazyComponent(
      async () => (await import('../features/my-data/my-data.screen.tsx')).MyDataScreen,
    ),
    ...signedInPage,
    list: accountLinks,
  },
  {
    pattern: patterns.grievances,
    title: 'grievances',
    screen: lazyComponent(
      async () => (await import('../features/grievances/grievances.screen.tsx')).GrievancesScreen,
    ),
    ...signedInPage,
    list: accountLinks,
  },
  {
    pattern: patterns.about,
    title: 'about',
    screen: lazyComponent(
      async () => (await import('../features/account/help/about.screen.tsx')).AboutScreen,
    ),
    ...signedInForm,
    feedback: true,
    list: accountLinks,
  },
];
