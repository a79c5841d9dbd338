import { groupedPhone } from '@kosha/domain';
import {
  storedDataNames,
  nextPhone,
  deviceDataNames,
  signOutByUser,
  signOutEverywhere,
} from './support/sign-out.ts';
import { chooseCard, expectScreen, signIn } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

test('after a sign-out on all devices, another device shows the reason, and signing in returns to the same screen', async ({
  page,
  sandbox,
  phone,
  openDevice,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await chooseCard(page);
  const urlBefore = page.url();
  await page.getByLabel('Amount').selectOption('3000');
  await expect(page.getByText('How this adds up')).toBeVisible();

  await signOutEverywhere(await openDevice(), sandbox, phone);
  await page.getByLabel('Amount').selectOption('2000');
  await expectScreen(page, 'Sign in', /\/login\?redirect=%2Fproduct%2F1%2Fdetail%3Fbank_id%3D/);
  await expect(
    page.getByText('You signed out on all devices. Please sign in again.'),
  ).toBeVisible();

  await expect(page.getByLabel('Mobile number')).toHaveValue(groupedPhone(phone));
  await sandbox.moveClock({ hours: 1 });
  await signIn(page, sandbox, phone);
  await expectScreen(page, 'Apply', urlBefore);
  await expect(page.getByLabel('Amount')).toHaveValue('2000');
  await expect(page.getByRole('link', { name: 'Bank account' })).toContainText('7891');
});

test('the next person on the same phone finds no drafts of the previous person', async ({
  page,
  sandbox,
  phone,
  openDevice,
}) => {
  const session = await sandbox.persona('verified', phone);
  await signInAs(page, session);
  await page.goto('/product/1/detail');
  await page.getByLabel('Amount').selectOption('1000');
  await signOutEverywhere(await openDevice(), sandbox, phone);
  await page.reload();
  await expectScreen(page, 'Sign in', /\/login\?redirect=/);

  const next = nextPhone(phone);
  await sandbox.persona('verified', next);
  await signIn(page, sandbox, next);
  await expectScreen(page, 'Apply', '/product/1/detail');
  await expect(page.getByLabel('Amount')).toHaveValue('5000');
});

test('signing out leaves no data behind, not even for the back button', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.goto('/order');
  await page.getByRole('link', { name: 'See details' }).click();
  await expect(page.getByRole('button', { name: /^Repayment/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expectScreen(page, 'Account', '/personal');
  await signOutByUser(page);
  expect(await storedDataNames(page)).toEqual(deviceDataNames);

  for (const path of ['/', '/order']) {
    await page.goBack();
    await expectScreen(page, 'Sign in', `/login?redirect=${encodeURIComponent(path)}`);
    await expect(page.getByText(/₹/)).toHaveCount(0);
  }
});

test(
  'signing out in one tab signs out the other',
  { tag: '@full' },
  async ({ page, context, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.goto('/product/1/detail');
    await page.goto('/order');
    const other = await context.newPage();
    await other.goto('/personal');
    await signOutByUser(other);
    await expectScreen(page, 'Sign in', '/login?redirect=%2Forder');
    await expect(page.getByText(/₹/)).toHaveCount(0);
    expect(await storedDataNames(page)).toEqual(deviceDataNames);
  },
);
