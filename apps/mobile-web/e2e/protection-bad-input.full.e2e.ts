import { newestOrderId } from './support/api.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

test('the key facts of another borrower are not shown', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  const other = await sandbox.persona('pass', phone);
  const orderId = await newestOrderId(request, other);
  await signInAs(page, await sandbox.persona('verified'));
  await page.goto(`/orders/${orderId}/facts`);
  await expect(page.getByText('No Key Facts Statement')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all orders' })).toBeVisible();
});

test('under the strict rules key facts that changed or expired meanwhile must be read again', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  await sandbox.set({ policyProfile: 'strict' });
  const session = await sandbox.persona('pass', phone);
  await signInAs(page, session);
  const orderId = await newestOrderId(request, session);
  await page.goto(`/orders/${orderId}/facts`);
  const confirm = page.getByRole('button', { name: 'I have read this' });
  const answer = async () => {
    for (const group of await page.getByRole('radiogroup').all())
      await group.getByRole('radio').first().check();
  };
  const number = (version: number) =>
    page.getByText(new RegExp(`^Proposal KFKS\\d+-${version}\\.`));
  await expect(number(1)).toBeVisible();

  await test.step('a fact changes', async () => {
    await answer();
    await sandbox.set({ isExtensionOffered: false });
    await confirm.click();
    await expect(number(2)).toBeVisible();
    await expect(page.getByText(/^The key facts have changed since then/)).toBeVisible();
    await expect(page.getByText('Not offered').first()).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });
  await test.step('the statement expires', async () => {
    await answer();
    await sandbox.moveClock({ days: 10 });
    await confirm.click();
    await expect(number(3)).toBeVisible();
    await expect(page.getByText(/^This Key Facts Statement has expired/)).toBeVisible();
  });
  await test.step('the new statement is confirmed, and the loan is paid out', async () => {
    await answer();
    await confirm.click();
    await expectScreen(page, 'Confirm', /\/orders\/[^/]+\/confirm$/);
    await page.getByRole('button', { name: 'Get Money' }).click();
    await expectScreen(page, 'Orders', '/order');
  });
});

test('if the server cannot create the PDF, the key facts stay visible and can be printed on the phone', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  const session = await sandbox.persona('pass', phone);
  await signInAs(page, session);
  const msg = 'PDF files cannot be made here now. You can print the page instead.';
  await page.route(/\/order\/v1\/document/, (route) =>
    route.fulfill({ status: 503, json: { code: 503, msg, data: null } }),
  );
  await page.goto(`/orders/${await newestOrderId(request, session)}/facts`);
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText(msg)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'In short' })).toBeVisible();
});

test('data of a running loan cannot be erased, and requesting a copy twice returns the same copy', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  const jobIds: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('privacy/v1/export')) return;
    const { data } = (await response.json()) as { data: { jobId: string } };
    jobIds.push(data.jobId);
  });
  const requestCopy = async () => {
    await page.goto('/personal/data');
    await page.getByRole('button', { name: 'Show my data' }).dblclick();
    await expect(page.getByText(/^This copy can be read until/)).toBeVisible();
  };
  await requestCopy();
  await requestCopy();
  // Waits for both ids, because the page may show the response before the listener above has read
  // it.
  await expect.poll(() => [jobIds.length, new Set(jobIds).size]).toEqual([2, 1]);
  await page.getByRole('button', { name: 'See what would be erased' }).click();
  await expect(page.getByText(/^A loan or an application is running/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase my data' })).toHaveCount(0);
  await page.goto('/order');
  await expect(page.getByRole('listitem')).toContainText('Loaned');
});
