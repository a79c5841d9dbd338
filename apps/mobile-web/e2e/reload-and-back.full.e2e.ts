import type { Page } from '@playwright/test';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

interface Stop {
  title: string;
  persona: string;
  from: string;
  go: (page: Page) => Promise<void>;
  url: RegExp;
  /** Content that must also appear after a reload. */
  shows: string | RegExp;
}

const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first().click();
const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const flow: readonly Stop[] = [
  {
    title: 'Product',
    persona: 'verified',
    from: '/',
    go: link('Kosha Flex'),
    url: /\/product\/1$/,
    shows: 'Product Eligibility',
  },
  {
    title: 'Apply',
    persona: 'verified',
    from: '/product/1',
    go: button('APPLY NOW'),
    url: /\/product\/1\/detail$/,
    shows: 'How this adds up',
  },
  {
    title: 'Bank Card',
    persona: 'verified',
    from: '/product/1/detail',
    go: link('Bank account'),
    url: /\/bank\?pid=1$/,
    shows: 'HDFC0001234',
  },
  {
    title: 'Add Bank Card',
    persona: 'verified',
    from: '/bank?pid=1',
    go: link('Add Bank Card'),
    url: /\/bank\/add\?pid=1$/,
    shows: 'Forget your IFSC ?',
  },
  {
    title: 'Application Denied',
    persona: 'denied',
    from: '/',
    go: button('What this means'),
    url: /\/product\/1\/denied\?day=13&hour=1\d$/,
    shows: /13 days 1\d hours/,
  },
  {
    title: 'Audit',
    persona: 'auditing',
    from: '/order',
    go: link('See how the check goes'),
    url: /\/orders\/[^/]+\/audit$/,
    shows: '₹5,000–₹40,000',
  },
  {
    title: 'Confirm',
    persona: 'pass',
    from: '/order',
    go: link('Confirm and get the money'),
    url: /\/orders\/[^/]+\/confirm$/,
    shows: 'Your loan is approved',
  },
  {
    title: 'Order Detail',
    persona: 'overdue',
    from: '/order',
    go: link('See details'),
    url: /\/orders\/[^/]+\/detail$/,
    shows: '3 days late · ₹50 more each day',
  },
  {
    title: 'Help Center',
    persona: 'verified',
    from: '/personal',
    go: link('Help Center'),
    url: /\/personal\/help$/,
    shows: 'Who can apply?',
  },
  {
    title: 'Loan Guarantee Agreement',
    persona: 'verified',
    from: '/personal',
    go: link('Loan Guarantee Agreement'),
    url: /\/agreement\/loan$/,
    shows: /In force since/,
  },
];

const personas = [...new Set(flow.map(({ persona }) => persona))];

for (const persona of personas) {
  const stops = flow.filter((stop) => stop.persona === persona);
  const titles = stops.map(({ title }) => title).join(', ');
  test(`${titles}: a reload keeps the screen; Back returns to the previous page or, after a direct link, home`, async ({
    page,
    sandbox,
    phone,
  }) => {
    test.slow(stops.length > 1, 'Opens one screen after the other.');
    await sandbox.moveToNoon();
    await signInAs(page, await sandbox.persona(persona, phone));
    for (const stop of stops) await test.step(stop.title, () => passStop(page, stop));
  });
}

async function passStop(page: Page, { title, from, go, url, shows }: Stop): Promise<void> {
  const expectShown = async () => {
    await expectScreen(page, title, url);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Kosha`);
  };
  await page.goto(from);
  await go(page);
  await expectShown();
  const address = page.url();
  await page.reload();
  await expectShown();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(from);

  // In a new tab, Back opens Home, because the tab has no previous page.
  const opened = await page.context().newPage();
  await opened.goto(address);
  await expectScreen(opened, title, url);
  await opened.getByRole('button', { name: 'Back', exact: true }).click();
  await expectScreen(opened, 'Home', '/');
  await opened.close();
}

test('Home, Orders and Account stay after a reload and have no Back button', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  for (const { title, path, shows } of [
    { title: 'Home', path: '/', shows: 'To repay' },
    { title: 'Orders', path: '/order', shows: 'Loaned' },
    { title: 'Account', path: '/personal', shows: 'Hello' },
  ]) {
    await page.goto(path);
    await page.reload();
    await expectScreen(page, title, path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  }
  await test.step('each opens scrolled to the top, with its own background', () =>
    expectFreshPages(page));
});

/**
 * Asserts that each screen opens with its own background (§2.2) and scrolled to the top (§2.3).
 * Call this function while the Account screen is open.
 */
async function expectFreshPages(page: Page): Promise<void> {
  // Every screen scrolls in this low viewport.
  await page.setViewportSize({ width: 360, height: 300 });
  const scrolled = () => page.evaluate(() => window.scrollY);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const canvas = await background();
  for (const name of ['Home', 'Orders', 'Home', 'Account']) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await scrolled()).toBeGreaterThan(0);
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expectScreen(page, name, /./);
    await expect.poll(scrolled).toBe(0);
    expect(await background()).toBe(canvas);
  }
  await page.getByRole('link', { name: 'About us' }).click();
  await expectScreen(page, 'About us', '/personal/aboutus');
  await expect.poll(scrolled).toBe(0);
  await expect.poll(background).not.toBe(canvas);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectScreen(page, 'Account', '/personal');
  await expect.poll(background).toBe(canvas);
}
