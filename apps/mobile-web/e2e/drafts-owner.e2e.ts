import type { Page } from '@playwright/test';
import { kept, nextPhone, onlyTheDevice, quit } from './support/leaving.ts';
import { expectScreen, signIn } from './support/road.ts';
import type { Sandbox } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { contact, fillBasic, fillContacts, signUp, stepUrl } from './support/verification.ts';

const basicUrl = stepUrl('basic', 1);
const contactsUrl = stepUrl('contacts', 5);

async function signInAnew(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await sandbox.set({ newUsersVerified: false });
  await page.goto('/login');
  await signIn(page, sandbox, phone);
  await expectScreen(page, 'Home', '/');
}

/** The same number signs in on a phone of its own; this browser's session is lost by that. */
async function signInElsewhere(other: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await sandbox.moveClock({ hours: 1 });
  await other.goto('/login');
  await signIn(other, sandbox, phone);
  await expectScreen(other, 'Home', '/');
  await sandbox.moveClock({ hours: 1 });
}

const firstName = (page: Page) => contact(page, 'First contact').getByLabel('Name');

/** Both forms are filled in, unsent, and the tab is on a page that is none of the app's. */
async function fillInAndLeave(page: Page): Promise<void> {
  await page.goto(basicUrl);
  await fillBasic(page);
  await page.goto(contactsUrl);
  await fillContacts(page);
  await page.goto('about:blank');
}

/** Signs in, fills in in a tab that is away from then on, and signs out here. */
async function signOutBeside(page: Page, sandbox: Sandbox, phone: string): Promise<Page> {
  await signInAnew(page, sandbox, phone);
  const away = await page.context().newPage();
  await fillInAndLeave(away);
  await page.goto('/personal');
  await quit(page);
  return away;
}

async function expectNothingIn(away: Page): Promise<void> {
  await away.goto(contactsUrl);
  await expect(firstName(away)).toHaveValue('');
  await away.goto(basicUrl);
  await expect(away.getByLabel('Full name')).toHaveValue('');
}

for (const who of ['somebody else', 'the same person'] as const) {
  test(`after a sign-out ${who} finds nothing in a tab that was away meanwhile`, async ({
    page,
    sandbox,
    phone,
  }) => {
    const away = await signOutBeside(page, sandbox, phone);
    await sandbox.moveClock({ hours: 1 });
    await signIn(page, sandbox, who === 'the same person' ? phone : nextPhone(phone));
    await expectScreen(page, 'Home', '/');

    await expectNothingIn(away);
    const stored = await away.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).not.toMatch(/Priya|Anita|Lakshmi/);
  });
}

test('after a sign-out a tab that was away keeps nothing, whoever comes or not', async ({
  page,
  sandbox,
  phone,
}) => {
  const away = await signOutBeside(page, sandbox, phone);
  await away.goto('/login');
  await expectScreen(away, 'Sign in', '/login');
  expect(await kept(away)).toEqual(onlyTheDevice);
});

test('a session lost in one tab leaves what is typed in the others to the same person', async ({
  page,
  context,
  sandbox,
  phone,
  openDevice,
}) => {
  await signInAnew(page, sandbox, phone);
  const away = await context.newPage();
  await fillInAndLeave(away);
  const open = await context.newPage();
  await open.goto(contactsUrl);
  await fillContacts(open);
  await signInElsewhere(await openDevice(), sandbox, phone);

  await page.reload();
  await expectScreen(page, 'Sign in', '/login?redirect=%2F');
  await expect(open).toHaveURL(/\/login\?redirect=/);
  expect((await kept(open)).cookies).toEqual([]);
  await open.reload();
  await expectScreen(open, 'Sign in', /\/login\?redirect=/);
  await signIn(page, sandbox, phone);
  await expectScreen(page, 'Home', '/');

  await expectScreen(open, 'Contact Information', contactsUrl);
  await expect(firstName(open)).toHaveValue('Anita Sharma');
  await away.goto(basicUrl);
  await expect(away.getByLabel('Full name')).toHaveValue('Priya Sharma');
  await away.goto(contactsUrl);
  await expect(firstName(away)).toHaveValue('Anita Sharma');
});

test('a session lost in one tab leaves nothing in the others to another person', async ({
  page,
  context,
  sandbox,
  phone,
  openDevice,
}) => {
  await signInAnew(page, sandbox, phone);
  const away = await context.newPage();
  await fillInAndLeave(away);
  await signInElsewhere(await openDevice(), sandbox, phone);
  await page.reload();
  await expectScreen(page, 'Sign in', '/login?redirect=%2F');
  await signIn(page, sandbox, nextPhone(phone));
  await expectScreen(page, 'Home', '/');

  await expectNothingIn(away);
});

test('a page that comes back as it was left shows the next person nothing of it', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAnew(page, sandbox, phone);
  await page.goto(contactsUrl);
  await fillContacts(page);
  const webUuid = await page.evaluate(() => localStorage.getItem('kosha.web_uuid') ?? '');
  const next = await signUp(page.request, sandbox, { phone: nextPhone(phone), webUuid });
  // As a tab that slept while the one signed out and the other in: no event reached it.
  await page.evaluate(({ phone, token }) => {
    localStorage.setItem('kosha.session', JSON.stringify({ token, phone, isApp: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, next);
  await expect(firstName(page)).toHaveValue('');
  await expectScreen(page, 'Contact Information', contactsUrl);
});
