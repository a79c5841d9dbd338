import type { Locator, Page, Request } from '@playwright/test';
import { requestServer, newestOrderId } from './support/api.ts';
import { chooseCard, expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

function writesOf(page: Page, path: string): Request[] {
  const writes: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api1${path}`) writes.push(request);
  });
  return writes;
}

const tapTwice = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

const ways = {
  'a double click': (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name }).dblclick(),
  'two quick taps': tapTwice,
} as const;

for (const [way, press] of Object.entries(ways)) {
  test(
    `${way} on APPLY NOW creates one order`,
    { tag: way === 'a double click' ? '@full' : [] },
    async ({ page, request, sandbox, phone }) => {
      const session = await sandbox.persona('verified', phone);
      await signInAs(page, session);
      await chooseCard(page);
      const writes = writesOf(page, '/order/v1/apply');
      await expect(page.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
      await press(page, 'APPLY NOW');
      await expectScreen(page, 'Orders', '/order');
      await expect(page.getByRole('listitem')).toHaveCount(1);
      expect(writes).toHaveLength(1);
      expect((await requestServer(request, session, '/order/v1/list')).data).toHaveLength(1);
    },
  );

  test(
    `${way} on Pay creates one payment`,
    { tag: way === 'a double click' ? '@full' : [] },
    async ({ page, request, sandbox, phone }) => {
      const session = await sandbox.persona('loaned', phone);
      const orderId = await newestOrderId(request, session);
      await signInAs(page, session);
      await page.goto(`/orders/${orderId}/detail`);
      await page.getByRole('button', { name: /^Repayment/ }).click();
      await page.getByLabel('Reapply after this repayment').uncheck();
      const writes = writesOf(page, '/pay-order/v1/repay');
      await press(page, /^Pay /);
      await expect(page.getByText('Test checkout')).toBeVisible();
      expect(writes).toHaveLength(1);
      await press(page, /^Pay /);
      await expectScreen(page, 'Order Detail', `/orders/${orderId}/detail`);
      await expect(page.getByText('We have received ₹5,028.')).toBeVisible();
    },
  );
}

test(
  'two quick taps on Get Money confirm once',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('pass', phone));
    await page.goto('/order');
    await page.getByRole('link', { name: 'Confirm and get the money' }).click();
    const writes = writesOf(page, '/order/v1/loan');
    await expect(page.getByRole('button', { name: 'Get Money' })).toBeVisible();
    await tapTwice(page, 'Get Money');
    await expectScreen(page, 'Orders', '/order');
    expect(writes).toHaveLength(1);
    await expect(page.getByRole('listitem')).toContainText('Loaned');
  },
);

/**
 * Taps, waits for `effect`, and taps again. The timestamp of the second tap is 0.2 s after the
 * first, so the two taps count as a double tap even if `effect` takes longer.
 */
async function tapTwiceAround(page: Page, button: Locator, effect: () => Promise<void>) {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown');
  const devtools = await page.context().newCDPSession(page);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const;
  const startSeconds = Date.now() / 1000;
  const tap = async (clickCount: number, timestamp: number) => {
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      await devtools.send('Input.dispatchMouseEvent', { ...place, type, clickCount, timestamp });
    }
  };
  await tap(1, startSeconds);
  await effect();
  await tap(2, startSeconds + 0.2);
}

test('the second tap of a double tap does not press a button that the first tap revealed', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  const writes = writesOf(page, '/order/v1/apply');
  const applyNow = page.getByRole('button', { name: 'APPLY NOW' });

  await test.step('on the next screen, whose price is already cached', async () => {
    await page.goto('/product/1');
    await applyNow.click();
    await expectScreen(page, 'Apply', '/product/1/detail');
    await expect(applyNow).toBeEnabled();
    await page.goBack();
    await expectScreen(page, 'Product', '/product/1');
    await tapTwiceAround(page, applyNow, async () => {
      await expectScreen(page, 'Apply', '/product/1/detail');
      await expect(applyNow).toBeEnabled();
    });
    expect(writes).toEqual([]);
  });

  await test.step('next to a dialog that the first tap opened', async () => {
    await page.goto('/product/1/detail?bank_id=unknown');
    await expect(applyNow).toBeEnabled();
    const dialog = page.getByRole('dialog');
    await tapTwiceAround(page, applyNow, () => expect(dialog).toBeVisible());
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('APPLY NOW in two tabs at once creates one order, and the other tab explains it', async ({
  page,
  context,
  request,
  sandbox,
  phone,
}) => {
  const session = await sandbox.persona('verified', phone);
  await signInAs(page, session);
  await chooseCard(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const tabs = [page, other];
  const apply = (tab: Page) => tab.getByRole('button', { name: 'APPLY NOW' });
  for (const tab of tabs) await expect(apply(tab)).toBeEnabled();
  await Promise.all(tabs.map((tab) => apply(tab).click()));

  const ordersTitle = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'Orders' });
  const refusal = (tab: Page) => tab.getByText(/already/);
  for (const tab of tabs) await expect(ordersTitle(tab).or(refusal(tab))).toBeVisible();
  expect((await requestServer(request, session, '/order/v1/list')).data).toHaveLength(1);
  for (const tab of tabs) {
    await tab.reload();
    await expectScreen(tab, 'Orders', '/order');
    await expect(tab.getByRole('listitem')).toHaveCount(1);
  }
});
