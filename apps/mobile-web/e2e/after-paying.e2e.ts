import type { Page } from '@playwright/test';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const checking = 'We are checking your payment';
const demandTexts = /late|more each day|Repay now|See details and repay/;

async function repayFromHome(page: Page, { reapply }: { reapply: boolean }): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Repay now' }).click();
  await page.getByLabel('Reapply after this repayment').setChecked(reapply);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
}

test('while a payment is being checked no screen demands it, and an SMS confirms it afterwards', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.set({ callbackDelaySeconds: 60 });
  await signInAs(page, await sandbox.persona('overdue', phone));
  await repayFromHome(page, { reapply: false });
  await expect(page.getByText('Please do not pay again.')).toBeVisible();

  for (const path of ['/', '/order', '/personal']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(checking)).toBeVisible();
    await expect(main.getByText(demandTexts)).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/');
  await expect(page.getByText(checking)).toBeVisible();
  await sandbox.moveClock({ hours: 61 / 3600 });
  await expect(page.getByText(checking)).toHaveCount(0);
  await expect(page.getByText(demandTexts)).toHaveCount(0);
  expect(await sandbox.readWords(phone)).toMatch(
    /^We received ₹[\d,]+\. Your loan KS\d+ is repaid/,
  );
});

function watchCalls(page: Page): { writes: [string, unknown][]; prices: string[] } {
  const calls = { writes: [] as [string, unknown][], prices: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api1/order/v1/calculate') calls.prices.push(request.url());
    if (/\/(repay|reapply|cancel-auto-apply)$/.test(pathname))
      calls.writes.push([pathname, request.postDataJSON()]);
  });
  return calls;
}

test('home shows the price of an offer without a second request', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  const { prices } = watchCalls(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByText('₹4,410').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^APR /).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(prices).toEqual([]);
});

test('repaying and reapplying is one write', async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  const { writes } = watchCalls(page);
  await repayFromHome(page, { reapply: true });
  expect(writes).toEqual([
    ['/api1/pay-order/v1/repay', expect.objectContaining({ reapply: expect.anything() })],
  ]);
  await page.goto('/order');
  await expect(page.getByRole('listitem')).toHaveCount(2);
});

test(
  'an older server receives the separate requests',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    const newFields = /"(offer|paymentState|returnedTime|returned|tierReached|parts)":/g;
    await page.route(
      /\/api1\/(home|order|product|client)\/v1\/(index|list|product-info|config)/,
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(newFields, '"notTold":');
        await route.fulfill({ response, body });
      },
    );
    await signInAs(page, await sandbox.persona('verified', phone));
    const { prices } = watchCalls(page);
    await page.goto('/');
    await expect(page.getByRole('main').getByText('₹4,410').first()).toBeVisible();
    expect(prices.length).toBeGreaterThan(0);

    await signInAs(page, await sandbox.persona('loaned', phone));
    const { writes } = watchCalls(page);
    await repayFromHome(page, { reapply: true });
    expect(writes.map(([path]) => path)).toEqual([
      '/api1/order/v1/reapply',
      '/api1/pay-order/v1/repay',
    ]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
