import type { Page } from '@playwright/test';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Registers the service worker under the URL `/sw.js?older`. When the app later registers `/sw.js`,
 * the browser treats this different URL as an update.
 */
async function registerOlderWorker(page: Page): Promise<void> {
  const login = await (await page.request.get('/login')).text();
  // Opens a script file with a hash in its name, because all other responses have a
  // Content-Security-Policy that would block the registration.
  await page.goto(/\/assets\/[^"]+\.js/.exec(login)![0]);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?older');
    await navigator.serviceWorker.ready;
  });
}

async function openEndOfHome(page: Page): Promise<void> {
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  await expect(page.getByRole('heading', { name: 'Loans for you' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

async function update(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Loans for you' })).toBeVisible();
}

const workerOf = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);

test('one press updates to a newer version, and home shows once how to install the app', async ({
  page,
  sandbox,
  phone,
}) => {
  await registerOlderWorker(page);
  await signInAs(page, await sandbox.persona('verified', phone));

  await test.step('a newer version is offered on screens without forms, and takes over', async () => {
    const offer = page.getByText('A new version is ready');
    await page.goto('/');
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Kosha Flex' }).click();
    await expect(page.getByRole('button', { name: 'APPLY NOW' })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.goBack();
    await update(page);
    await expect(offer).toHaveCount(0);
    expect(await workerOf(page)).toMatch(/\/sw\.js$/);
  });

  await test.step('the manifest that installing requires is available', async () => {
    const manifest = await page.request.get('/manifest.webmanifest');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: { src: string }[] };
    for (const src of [...icons.map((icon) => icon.src), '/apple-touch-icon.png', '/preview.png']) {
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
    }
  });

  await test.step('the instructions are shown once', async () => {
    await openEndOfHome(page);
    await page.getByRole('button', { name: 'Show me how' }).click();
    await expect(page.getByRole('dialog')).toContainText('Add to Home Screen');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    const banner = page.getByRole('heading', { name: 'Add Kosha to your home screen' });
    await expect(banner).toHaveCount(0);
    const script = page.waitForResponse(/install-banner/);
    await openEndOfHome(page);
    await script;
    await expect(banner).toHaveCount(0);
  });
});

test('a newer version does not wait for an older worker that never becomes idle', async ({
  page,
  sandbox,
  phone,
}) => {
  await registerOlderWorker(page);
  await signInAs(page, await sandbox.persona('verified', phone));
  const older = page.context().serviceWorkers()[0]!;
  await older.evaluate(() => {
    addEventListener('message', (event) => {
      (event as unknown as { waitUntil(work: Promise<void>): void }).waitUntil(
        new Promise(() => {}),
      );
    });
  });
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  await expect(page.getByRole('heading', { name: 'Loans for you' })).toBeVisible();
  await update(page);
  await expect.poll(() => workerOf(page)).toMatch(/\/sw\.js$/);
});
