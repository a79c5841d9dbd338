import { expect, it } from 'vitest';
import { findRoute } from './prefetch.ts';
import { notFoundRoute } from './not-found-row.ts';
import { routeTable } from './route-table.ts';
import { dataTitleMessages } from './data-titles.messages.ts';
import { titleMessages } from './titles.messages.ts';

it('has the feedback button only on signed-in screens with the query cache', () => {
  const rows = routeTable.filter((row) => row.feedback);
  expect(rows.length).toBeGreaterThan(0);
  for (const { access, data } of rows)
    expect({ access, data }).toEqual({ access: 'signedIn', data: true });
});

const startTitles: Readonly<Record<string, string>> = titleMessages.texts;
const titles: typeof startTitles = { ...startTitles, ...dataTitleMessages.texts };

it('every page includes the titles of all screens without the query cache', () => {
  const rows = [...routeTable, notFoundRoute].filter((row) => !row.data);
  expect(rows.filter(({ title }) => startTitles[title] === undefined)).toEqual([]);
});

/** Path, access and screen title (§2.4 to §2.32, D03 to D06, D32, D49, D55, D56). */
const addresses = [
  ['/', 'signedIn', 'Home'],
  ['/personal', 'signedIn', 'Account'],
  ['/order', 'signedIn', 'Orders'],
  ['/login', 'public', 'Sign in'],
  ['/joint', 'public', 'Signing in'],
  ['/feedback', 'signedIn', 'FeedBack'],
  ['/schedule', 'signedIn', 'Scheduled orders'],
  ['/schedule/412', 'signedIn', 'Scheduled order'],
  ['/auth/index', 'signedIn', 'Verification'],
  ['/auth/basic', 'signedIn', 'Basic Information'],
  ['/auth/work', 'signedIn', 'Work Information'],
  ['/auth/identity', 'signedIn', 'Identity Verification'],
  ['/auth/face', 'signedIn', 'Face Recognition'],
  ['/auth/contacts', 'signedIn', 'Contact Information'],
  ['/auth/kyc', 'signedIn', 'Identity Verification'],
  ['/auth/callback', 'signedIn', 'Identity Verification'],
  ['/product/7', 'signedIn', 'Product'],
  ['/product/7/detail', 'signedIn', 'Apply'],
  ['/product/7/denied', 'signedIn', 'Application Denied'],
  ['/bank', 'signedIn', 'Bank Card'],
  ['/bank/add', 'signedIn', 'Add Bank Card'],
  ['/bank/ifsc', 'signedIn', 'Find IFSC Code'],
  ['/orders/70012/detail', 'signedIn', 'Order Detail'],
  ['/orders/70012/audit', 'signedIn', 'Audit'],
  ['/orders/70012/confirm', 'signedIn', 'Confirm'],
  ['/orders/70012/extension', 'signedIn', 'Extension'],
  ['/orders/70012/facts', 'signedIn', 'Key Facts Statement'],
  ['/orders/70012/return', 'signedIn', 'Return this loan'],
  ['/orders/audit', 'public', 'Audit'],
  ['/personal/help', 'signedIn', 'Help Center'],
  ['/personal/aboutus', 'signedIn', 'About us'],
  ['/personal/consents', 'signedIn', 'My consents'],
  ['/personal/data', 'signedIn', 'My data'],
  ['/personal/grievances', 'signedIn', 'Grievances'],
  ['/download', 'public', 'Download'],
  ['/alert', 'public', 'Open on an iPhone'],
  ['/distribution', 'public', 'Get the app'],
  ['/promotion', 'public', 'Opening the app'],
  ['/verify/contact2', 'public', 'Emergency contact'],
  ['/agreement/loan', 'public', 'Loan Guarantee Agreement'],
  ['/agreement/privacy', 'public', 'Privacy Policy'],
] as const;

it.each(addresses)('the path %s is %s and has the title %s', (address, access, title) => {
  const row = findRoute(address);
  expect([row?.access, row && titles[row.title]]).toEqual([access, title]);
});

it('has no other path, and requires sign-in for unknown paths', () => {
  expect(new Set(addresses.map(([address]) => findRoute(address))).size).toBe(routeTable.length);
  expect([findRoute('/nowhere'), notFoundRoute.access]).toEqual([undefined, 'signedIn']);
});
