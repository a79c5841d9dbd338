import { routePatterns } from '../shared/paths.ts';
import { lazyComponent } from '../shared/navigation/lazy-component.ts';
import { signedInForm, signedInPage, type RouteRow } from './route-row.ts';

export const accountLinkList = {
  title: 'account',
  screen: lazyComponent(
    async () => (await import('../features/account/account-links.tsx')).AccountLinks,
  ),
} as const;

export const accountRoutes: readonly RouteRow[] = [
  {
    pattern: routePatterns.help,
    title: 'help',
    screen: lazyComponent(
      async () => (await import('../features/account/help/help.screen.tsx')).HelpScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: accountLinkList,
  },
  {
    pattern: routePatterns.consents,
    title: 'consents',
    screen: lazyComponent(
      async () => (await import('../features/consents/consents.screen.tsx')).ConsentsScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: accountLinkList,
  },
  {
    pattern: routePatterns.myData,
    title: 'myData',
    screen: lazyComponent(
      async () => (await import('../features/my-data/my-data.screen.tsx')).MyDataScreen,
    ),
    ...signedInPage,
    list: accountLinkList,
  },
  {
    pattern: routePatterns.grievances,
    title: 'grievances',
    screen: lazyComponent(
      async () => (await import('../features/grievances/grievances.screen.tsx')).GrievancesScreen,
    ),
    ...signedInPage,
    list: accountLinkList,
  },
  {
    pattern: routePatterns.about,
    title: 'about',
    screen: lazyComponent(
      async () => (await import('../features/account/help/about.screen.tsx')).AboutScreen,
    ),
    ...signedInForm,
    feedback: true,
    list: accountLinkList,
  },
];
