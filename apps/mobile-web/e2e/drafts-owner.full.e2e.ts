import type { Page } from '@playwright/test';
import {
  storedDataNames,
  nextPhone,
  deviceDataNames,
  signOutByUser,
  signOutEverywhere,
} from './support/sign-out.ts';
import { expectScreen, signIn } from './support/flow.ts';
import type { Sandbox } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { contactGroup, signInUnverified, signUp, stepUrl } from './support/verification.ts';

const basicUrl = stepUrl('basic', 1);
const contactsUrl = stepUrl('contacts', 5);

async function endSessionElsewhere(other: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await sandbox.moveClock({ hours: 1 });
  await signOutEverywhere(other, sandbox, phone);
  await sandbox.moveClock({ hours: 1 });
}

const firstName = (page: Page) => contactGroup(page, 'First contact').getByLabel('Name');

async function fillInAndLeave(page: Page): Promise<void> {
  await page.goto(basicUrl);
  await page.getByLabel('Full name').fill('Priya Sharma');
  await page.getByLabel(/^Address/).fill('12, Lakshmi Road');
  await page.goto(contactsUrl);
  await firstName(page).fill('Anita Sharma');
  await page.goto('about:blank');
}

async function signOutInFirstTab(page: Page, sandbox: Sandbox, phone: string): Promise<Page> {
  await signInUnverified(page, { sandbox, phone });
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  const otherTab = await page.context().newPage();
  await fillInAndLeave(otherTab);
  await page.goto('/personal');
  await signOutByUser(page);
  return otherTab;
}

async function expectNothingIn(otherTab: Page): Promise<void> {
  await otherTab.goto(contactsUrl);
  await expect(firstName(otherTab)).toHaveValue('');
  await otherTab.goto(basicUrl);
  await expect(otherTab.getByLabel('Full name')).toHaveValue('');
}

for (const nextUser of ['somebody else', 'the same person'] as const) {
  test(`after a sign-out, ${nextUser} finds no drafts in a tab that had left the app`, async ({
    page,
    sandbox,
    phone,
  }) => {
    const otherTab = await signOutInFirstTab(page, sandbox, phone);
    await sandbox.moveClock({ hours: 1 });
    await signIn(page, sandbox, nextUser === 'the same person' ? phone : nextPhone(phone));
    await expectScreen(page, 'Home', '/');

    await expectNothingIn(otherTab);
    const stored = await otherTab.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).not.toMatch(/Priya|Anita|Lakshmi/);
  });
}

test('after a sign-out, a tab that had left the app deletes its drafts, even if nobody signs in', async ({
  page,
  sandbox,
  phone,
}) => {
  const otherTab = await signOutInFirstTab(page, sandbox, phone);
  await otherTab.goto('/login');
  await expectScreen(otherTab, 'Sign in', '/login');
  expect(await storedDataNames(otherTab)).toEqual(deviceDataNames);
});

test('after a session is lost in one tab, the same person finds their drafts in the other tabs', async ({
  page,
  context,
  sandbox,
  phone,
  openDevice,
}) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  const otherTab = await context.newPage();
  await fillInAndLeave(otherTab);
  const open = await context.newPage();
  await open.goto(contactsUrl);
  await firstName(open).fill('Anita Sharma');
  await endSessionElsewhere(await openDevice(), sandbox, phone);

  await page.reload();
  await expectScreen(page, 'Sign in', '/login?redirect=%2F');
  await expect(open).toHaveURL(/\/login\?redirect=/);
  expect((await storedDataNames(open)).cookies).toEqual([]);
  await open.reload();
  await expectScreen(open, 'Sign in', /\/login\?redirect=/);
  await signIn(page, sandbox, phone);
  await expectScreen(page, 'Home', '/');

  await expectScreen(open, 'Contact Information', contactsUrl);
  await expect(firstName(open)).toHaveValue('Anita Sharma');
  await otherTab.goto(basicUrl);
  await expect(otherTab.getByLabel('Full name')).toHaveValue('Priya Sharma');
  await otherTab.goto(contactsUrl);
  await expect(firstName(otherTab)).toHaveValue('Anita Sharma');
});

test('after a session is lost in one tab, another person finds no drafts in the other tabs', async ({
  page,
  context,
  sandbox,
  phone,
  openDevice,
}) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  const otherTab = await context.newPage();
  await fillInAndLeave(otherTab);
  await endSessionElsewhere(await openDevice(), sandbox, phone);
  await page.reload();
  await expectScreen(page, 'Sign in', '/login?redirect=%2F');
  await signIn(page, sandbox, nextPhone(phone));
  await expectScreen(page, 'Home', '/');

  await expectNothingIn(otherTab);
});

test('a page restored from the back-forward cache shows no drafts to the next person', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  await page.goto(contactsUrl);
  await firstName(page).fill('Anita Sharma');
  const webUuid = await page.evaluate(() => localStorage.getItem('kosha.web_uuid') ?? '');
  const next = await signUp(page.request, sandbox, { phone: nextPhone(phone), webUuid });
  // Simulates a suspended tab, which missed the events of the sign-out and the next sign-in.
  await page.evaluate(({ phone, token }) => {
    localStorage.setItem('kosha.session', JSON.stringify({ token, phone, isApp: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, next);
  await expect(firstName(page)).toHaveValue('');
  await expectScreen(page, 'Contact Information', contactsUrl);
});
