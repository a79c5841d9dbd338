import type { Page } from '@playwright/test';
import { kept, nextPhone, onlyTheDevice, quit, signOutEverywhere } from './support/leaving.ts';
import { expectScreen, signIn } from './support/flow.ts';
import type { Sandbox } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { contact, signInUnverified, signUp, stepUrl } from './support/verification.ts';

const basicUrl = stepUrl('basic', 1);
const contactsUrl = stepUrl('contacts', 5);

/** Another phone of the same number ends this browser's session. */
async function endElsewhere(other: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await sandbox.moveClock({ hours: 1 });
  await signOutEverywhere(other, sandbox, phone);
  await sandbox.moveClock({ hours: 1 });
}

const firstName = (page: Page) => contact(page, 'First contact').getByLabel('Name');

/** Fills in part of both forms, sends neither, and leaves the app in this tab. */
async function fillInAndLeave(page: Page): Promise<void> {
  await page.goto(basicUrl);
  await page.getByLabel('Full name').fill('Priya Sharma');
  await page.getByLabel(/^Address/).fill('12, Lakshmi Road');
  await page.goto(contactsUrl);
  await firstName(page).fill('Anita Sharma');
  await page.goto('about:blank');
}

/** Fills in forms in a second tab, leaves the app there, and signs out in the first tab. */
async function signOutBeside(page: Page, sandbox: Sandbox, phone: string): Promise<Page> {
  await signInUnverified(page, { sandbox, phone });
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
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
  test(`after a sign-out, ${who} finds nothing in a tab that had left the app`, async ({
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

test('after a sign-out, a tab that had left the app keeps nothing, even if nobody signs in', async ({
  page,
  sandbox,
  phone,
}) => {
  const away = await signOutBeside(page, sandbox, phone);
  await away.goto('/login');
  await expectScreen(away, 'Sign in', '/login');
  expect(await kept(away)).toEqual(onlyTheDevice);
});

test('after a session is lost in one tab, the same person finds what they typed in the others', async ({
  page,
  context,
  sandbox,
  phone,
  openDevice,
}) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  const away = await context.newPage();
  await fillInAndLeave(away);
  const open = await context.newPage();
  await open.goto(contactsUrl);
  await firstName(open).fill('Anita Sharma');
  await endElsewhere(await openDevice(), sandbox, phone);

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

test('after a session is lost in one tab, another person finds nothing in the others', async ({
  page,
  context,
  sandbox,
  phone,
  openDevice,
}) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  const away = await context.newPage();
  await fillInAndLeave(away);
  await endElsewhere(await openDevice(), sandbox, phone);
  await page.reload();
  await expectScreen(page, 'Sign in', '/login?redirect=%2F');
  await signIn(page, sandbox, nextPhone(phone));
  await expectScreen(page, 'Home', '/');

  await expectNothingIn(away);
});

test('a page restored from the back-forward cache shows the next person nothing', async ({
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
  // Like a tab that slept during the sign-out and the next sign-in: no event reached it.
  await page.evaluate(({ phone, token }) => {
    localStorage.setItem('kosha.session', JSON.stringify({ token, phone, isApp: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, next);
  await expect(firstName(page)).toHaveValue('');
  await expectScreen(page, 'Contact Information', contactsUrl);
});
