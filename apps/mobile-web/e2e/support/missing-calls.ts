import type { Page } from '@playwright/test';
import { languages } from '@kosha/domain';
import type { paths } from '@kosha/api-client/types';
import { translatorOf } from './messages.ts';

/** A call that a server may lack (D62), and what the app shows without the call. */
export interface MissingCall {
  call: `${'GET' | 'POST'} ${keyof paths}`;
  /** The key of the sample borrower; the default is a borrower with a running loan. */
  persona?: string;
  at: (orderId: string) => string;
  /** Triggers the call if opening the URL is not enough. */
  act?: (page: Page) => Promise<void>;
  says: string | RegExp;
}

const press = (name: string) => (page: Page) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();

/** These calls need a completed form, so they have their own test steps. */
export const callsMissingInForms: readonly MissingCall['call'][] = [
  'GET /order/v1/kfs-next',
  'POST /order/v1/kfs-acknowledge',
  'POST /privacy/v1/correct',
  'POST /privacy/v1/nominate',
  'POST /grievance/v1/save',
];

export const callsUnusedByApp: readonly MissingCall['call'][] = ['GET /order/v1/kfs'];

async function changeLanguage(page: Page): Promise<void> {
  await page.getByRole('button', { name: languages.hi }).click();
  await page
    .getByRole('heading', { level: 1, name: translatorOf('hi')('dataTitle.account') })
    .waitFor();
  await page.getByRole('button', { name: languages.en }).click();
}

export const missingCalls: readonly MissingCall[] = [
  { call: 'POST /order/v1/kfs', at: (id) => `/orders/${id}/facts`, says: 'No Key Facts Statement' },
  {
    call: 'GET /order/v1/document',
    at: (id) => `/orders/${id}/facts`,
    act: press('Save as PDF'),
    says: 'No PDF was made',
  },
  {
    call: 'GET /order/v1/cooling-off',
    at: (id) => `/orders/${id}/return`,
    says: 'This could not be loaded',
  },
  {
    call: 'POST /order/v1/cooling-off',
    at: (id) => `/orders/${id}/return`,
    act: press('Return this loan'),
    says: 'The payment was not started',
  },
  {
    call: 'GET /consent/v1/list',
    at: () => '/personal/consents',
    says: 'No consents are kept here',
  },
  {
    call: 'POST /consent/v1/set',
    at: () => '/personal/consents',
    act: (page) => page.getByRole('switch').first().click(),
    says: /^You agreed on|it is used until you say no\./,
  },
  {
    call: 'POST /privacy/v1/export',
    at: () => '/personal/data',
    act: press('Show my data'),
    says: 'Your data cannot be shown here',
  },
  {
    call: 'GET /privacy/v1/export',
    at: () => '/personal/data',
    act: press('Show my data'),
    says: 'Your data cannot be shown here',
  },
  {
    call: 'POST /privacy/v1/erase',
    at: () => '/personal/data',
    act: press('See what would be erased'),
    says: 'See what would be erased',
  },
  {
    call: 'GET /grievance/v1/list',
    at: () => '/personal/grievances',
    says: 'Grievances are not taken here',
  },
  { call: 'POST /user/v1/language', at: () => '/personal', act: changeLanguage, says: 'Quit' },
  {
    call: 'GET /bank-info/v1/get-branch',
    at: () => '/bank/add?pid=1',
    act: (page) => page.getByLabel('IFSC Code', { exact: true }).fill('HDFC0001234'),
    says: 'APPLY NOW',
  },
  { call: 'GET /user/v1/eligibility', at: () => '/download', says: 'APPLY NOW' },
  { call: 'POST /burying-point/v3/burying-point', at: () => '/download', says: 'APPLY NOW' },
  { call: 'POST /burying-point/v2/burying-point', at: () => '/personal', says: 'Quit' },
  {
    call: 'GET /burying-point/burying-point/get-buried-config',
    at: () => '/personal',
    says: 'Quit',
  },
  { call: 'GET /system/get-country', at: () => '/personal', says: 'Quit' },
  {
    call: 'GET /user/v1/sessions',
    at: () => '/personal',
    act: press('See where you are signed in'),
    says: 'Quit',
  },
  {
    call: 'GET /opinion-record/v1/get-opinion-config',
    at: () => '/personal/help',
    act: press('Feedback'),
    says: 'What it can be about could not be loaded',
  },
];
