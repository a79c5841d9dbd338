import type { Page } from '@playwright/test';
import { expectScreen } from './support/road.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/** The app itself does not come before the returned function is called; what a picture needs does. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Opens an address where the app itself does not come before the returned function is called. */
async function openBeforeApp(page: Page, path: string): Promise<() => void> {
  const release = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

const picture = (page: Page) => page.locator('#shell main');

/** Opens home, and checks that nothing is owed in sight before the app is here. Returns what lets the app come. */
async function openWithoutPicture(page: Page): Promise<() => void> {
  const release = await holdApp(page);
  // The app is asked for when the picture has had its turn.
  const asked = page.waitForRequest('**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  await expect(picture(page)).not.toContainText('₹');
  return release;
}

for (const { title, path, persona } of [
  { title: 'Home', path: '/', persona: 'loaned' },
  { title: 'Orders', path: '/order', persona: 'loaned' },
  { title: 'Product', path: '/product/1', persona: 'verified' },
  { title: 'Apply', path: '/product/1/detail', persona: 'verified' },
]) {
  test(`${title} shows its amounts before the app is here, and nothing moves when it comes`, async ({
    page,
    sandbox,
    phone,
  }) => {
    await signInAs(page, await sandbox.persona(persona, phone));
    await page.addInitScript(() => {
      const shift = { all: 0 };
      Object.assign(window, { shift });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shift.all += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await openBeforeApp(page, path);
    await expect(picture(page)).toContainText(/₹\d/);
    const shown = await picture(page).innerText();
    await page.evaluate(() => window.scrollTo(0, 9));
    const scrolled = await page.evaluate(() => window.scrollY);
    release();
    await expectScreen(page, title, path);
    await expect(page.locator('#shell')).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(await page.locator('#root main').innerText()).toBe(shown);
    const shift = () => (window as unknown as { shift: { all: number } }).shift.all;
    expect(await page.evaluate(shift)).toBe(0);
  });
}

test('two taps on APPLY NOW before the app is here send one application, as soon as it is', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  const release = await openBeforeApp(page, '/product/1/detail');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const button = page.locator('#shell').getByRole('button', { name: 'APPLY NOW' });
  await button.dblclick();
  await expect(button).toHaveAttribute('data-pressed');
  expect(sent).toEqual([]);
  release();
  await expectScreen(page, 'Orders', '/order');
  await expect(page.getByText('See details')).toHaveCount(1);
  expect(sent.filter((path) => path.includes('/order/'))).toHaveLength(1);
});

test('an amount that is chosen before the app is here is shown with its own price', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  const release = await openBeforeApp(page, '/product/1/detail');
  const shown = page.locator('#shell').getByLabel('Amount');
  await shown.selectOption('₹1,000');
  await expect(shown).toHaveValue('5000');
  await expect(picture(page)).toContainText('₹4,410');
  release();
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(page.getByLabel('Amount')).toHaveValue('1000');
  await expect(page.getByText('₹882').first()).toBeVisible();
});

/** Presses a link to an order in the picture of a page, which leads on before the app is here. */
async function followFromPicture(page: Page, path: string, link: string): Promise<void> {
  const release = await openBeforeApp(page, path);
  await picture(page).getByRole('link', { name: link }).click();
  await page.waitForURL(/\/orders\/[\w-]+\/detail$/, { waitUntil: 'commit' });
  release();
}

test('a link of the picture leads on before the app is here', async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await followFromPicture(page, '/', 'Repay now');
  await expect(page.locator('html[data-shell]')).toHaveCount(0);
  await page.goBack();
  await expectScreen(page, 'Home', '/');
});

test('Back leads to the page whose link was pressed before the app was here, also after a reload', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await followFromPicture(page, '/order', 'See details');
  await expectScreen(page, 'Order Detail', /\/detail$/);
  await page.reload();
  await expectScreen(page, 'Order Detail', /\/detail$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectScreen(page, 'Orders', '/order');

  // An address that is opened in the same tab is no link of the app.
  await page.goto('/personal/help');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectScreen(page, 'Home', '/');
});

test('two taps on a button of the picture open its dialog once, when the app is here', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  const release = await openBeforeApp(page, '/');
  const step = picture(page)
    .getByRole('button', { name: /^How to unlock/ })
    .first();
  await step.dblclick();
  await expect(step).toHaveAttribute('data-pressed');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [what, answer] of [
  ['a session that is over', { code: -4, msg: 'Please sign in again.', data: null }],
  ['an answer that does not fit', { code: 0, msg: 'ok', data: { undwayList: 7 } }],
] as const) {
  test(`${what} shows no picture`, async ({ page, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.route('**/api1/home/v1/index', (route) => route.fulfill({ json: answer }));
    const release = await openWithoutPicture(page);
    release();
    await expect(page.locator('html[data-shell]')).toHaveCount(0);
  });
}

test('a page in another language than the chosen one shows no picture', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.lang = 'hi-IN';
    }).observe(document, { childList: true });
  });
  const release = await openWithoutPicture(page);
  release();
});
