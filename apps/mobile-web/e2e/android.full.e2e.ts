import { android } from './support/devices.ts';
import { expectScreen, signIn } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ ...android });

test('in an Android browser, applying opens the download page and continues in the native app', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.set({ newUsersVerified: true });
  await sandbox.persona('new-visitor', phone);
  await page.goto('/');
  await signIn(page, sandbox, phone);
  await expectScreen(page, 'Home', '/');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expectScreen(page, 'Download', '/download?pid=1');
  for (const words of [
    'Indian citizen',
    '18 or older',
    'KYC documents',
    'Basic information',
    'Work information',
    'Contact information',
    '30% per annum',
    '18% of the processing fee',
    '91 days up to a maximum of 360',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  for (const [tier, reduction] of [
    ['Copper', '5%'],
    ['Silver', '9%'],
    ['Gold', '13%'],
  ] as const) {
    const row = page.locator('dl > div').filter({ hasText: tier });
    await expect(row).toContainText(reduction);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'APPLY NOW' }).click();
  await expectScreen(page, 'Get the app', '/distribution?pid=1');
  await expect(page.getByText('On Android, loans are taken in the app')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the app' })).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expectScreen(page, 'Home', '/');
  }
  await page.getByRole('link', { name: 'Kosha Flex' }).click();
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expectScreen(page, 'Download', '/download?pid=1');

  await sandbox.set({ isEligible: false });
  await page.goto('/download');
  await expect(page.getByText('You cannot apply right now')).toBeVisible();
  await expect(page.getByRole('link', { name: 'APPLY NOW' })).toHaveCount(0);
  await expectAccessible(page);

  // The store page comes last, because it signs the browser in as a native app.
  await page.goto('/distribution?pid=1');
  await page.getByRole('link', { name: 'Get it on Google Play' }).click();
  await expect(page).toHaveURL('/sandbox/native?pid=1');
});

test('a direct link to the application also redirects an Android browser to the download page', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  const applications: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/order/v1/apply')) applications.push(request.url());
  });
  await page.goto('/bank?pid=1');
  const card = await page.locator('a[href*="bank_id="]').first().getAttribute('href');
  await page.goto(card ?? '');
  await expect(page.getByText('How this adds up')).toBeVisible();
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expectScreen(page, 'Download', '/download?pid=1');
  await page.goto('/auth/index?pid=1');
  await expectScreen(page, 'Download', '/download?pid=1');
  expect(applications).toEqual([]);
});

test('a native app does not redirect to the download page', async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('verified', phone), { isApp: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expectScreen(page, 'Apply', '/product/1/detail');
});
