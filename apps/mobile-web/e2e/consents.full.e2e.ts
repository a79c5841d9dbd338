import { recordCallsWithAdvertisingIds, setAdvertisingCookies } from './support/advertising-ids.ts';
import { policyProfileNames } from './support/profiles.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

for (const policyProfile of policyProfileNames) {
  test(
    `a consent is shown, withdrawn and given again with one press, ${policyProfile}`,
    { tag: policyProfile === 'specified' ? '@full' : [] },
    async ({ page, context, baseURL, sandbox, phone }) => {
      await sandbox.set({ policyProfile });
      await setAdvertisingCookies(context, baseURL);
      await signInAs(page, await sandbox.persona('verified', phone));
      await page.goto('/personal');
      await page.getByRole('link', { name: 'My consents' }).click();
      await expectScreen(page, 'My consents', '/personal/consents');
      const tracking = page.getByRole('region', { name: /^What you do in the app/ });
      await expectAccessible(page);
      const isOnAtFirst = policyProfile === 'specified';
      const toggle = tracking.getByRole('switch');
      await expect(toggle).toBeChecked({ checked: isOnAtFirst });
      if (!isOnAtFirst) {
        await toggle.click();
        await expect(tracking.getByText(/^You agreed on /).first()).toBeVisible();
      }
      // With consent, requests must contain the advertising ids. Otherwise the test could not
      // detect that the ids disappear after the withdrawal.
      const withIds = recordCallsWithAdvertisingIds(page);
      await page.goto('/personal/help');
      await expect
        .poll(() => withIds.some((call) => call.startsWith('fbp fbc fbuserid ')))
        .toBe(true);
      await page.goto('/personal/consents');

      const answered = page.waitForResponse('**/consent/v1/set');
      await toggle.click();
      await answered;
      withIds.length = 0;
      const events: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/burying-point/v')) events.push(request.url());
      });
      await expect(tracking.getByText(/^You took it back on /).first()).toBeVisible();
      await page.goto('/personal/help');
      await expectScreen(page, 'Help Center', '/personal/help');
      await page.goto('/personal/consents');
      await toggle.click();
      await expect(tracking.getByText(/^You agreed on /).first()).toBeVisible();
      expect(events).toEqual([]);
      expect(withIds).toEqual([]);
    },
  );
}

test('a borrower views, downloads and erases their data, and sees what the law retains', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('settled', phone));
  await page.goto('/personal');
  await page.getByRole('link', { name: 'My data' }).click();
  await expectScreen(page, 'My data', '/personal/data');
  await page.getByRole('button', { name: 'Show my data' }).click();
  await page.getByText('Your account', { exact: true }).click();
  await expect(page.getByText(phone, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('my-data.json');

  await page.getByRole('button', { name: 'See what would be erased' }).click();
  await expect(page.getByText(/Money Laundering Act 2002/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase it' }).click();
  await expectScreen(page, 'Sign in', '/login');
  await page.goto('/order');
  await expectScreen(page, 'Sign in', /\/login/);
});

test(
  'a grievance gets a number and a response date',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('verified', phone));
    await page.goto('/personal');
    await page.getByRole('link', { name: 'Grievances' }).click();
    await expectScreen(page, 'Grievances', '/personal/grievances');
    await page.getByLabel('What happened?').fill('Nobody called back.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the grievance' }).click();
    await expect(page.getByText(/^Taken as GR\d+\. We answer by/)).toBeVisible();
    await expect(page.getByRole('region', { name: /^GR\d+/ })).toContainText('Nobody called back.');
  },
);
