import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copyBuildWithNewHashes } from './support/builds.ts';
import { hostNames, startHost, type HostName } from './support/hosts.ts';
import { expectFilesCached, visitOrders } from './support/cached.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { serverOf } from './support/servers.ts';
import { expect, test } from './support/test.ts';

/**
 * Runs `walk` with the app on the given host. The function `replace` restarts the host with a copy
 * of the build whose scripts and styles have new names.
 */
async function onHost(
  name: HostName,
  parallelIndex: number,
  walk: (origin: string, replace: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const server = serverOf(parallelIndex);
  const port = server.port + 60;
  const build = await copyBuildWithNewHashes();
  let host = await startHost(name, port, server.origin);
  try {
    await walk(host.origin, async () => {
      await host.stop();
      host = await startHost(name, port, server.origin, build);
    });
  } finally {
    await host.stop();
    await rm(build, { recursive: true });
  }
}

const scriptOf = (page: Page) => page.locator('script[src]').first().getAttribute('src');

for (const name of hostNames) {
  test(
    `an open tab reloads once and keeps its input after a new build replaced all files on ${name}`,
    { tag: name === 'Caddy' ? '@full' : [] },
    async ({ openDevice, sandbox, phone }, { parallelIndex }) => {
      await onHost(name, parallelIndex, async (baseURL, replace) => {
        const page = await openDevice({ baseURL });
        await signInAs(page, await sandbox.persona('verified', phone));
        await page.goto('/bank/add?pid=1');
        await page.getByLabel('IFSC Code').fill('HDFC0000060');
        await page.getByLabel('Bank Account No.', { exact: true }).fill('50100234567891');
        const before = await scriptOf(page);
        let loads = 0;
        page.on('load', () => (loads += 1));

        await replace();
        await page.getByRole('link', { name: 'Forget your IFSC ?' }).click();
        await expectScreen(page, 'Find IFSC Code', '/bank/ifsc?pid=1');

        expect([loads, (await scriptOf(page)) === before]).toEqual([1, false]);
        await page.goto('/bank/add?pid=1');
        await expect(page.getByLabel('IFSC Code')).toHaveValue('HDFC0000060');
        await expect(page.getByLabel('Bank Account No.', { exact: true })).toHaveValue(
          '50100234567891',
        );
      });
    },
  );
}

test('after a new build, a phone first opens its cached page, and the new one after a reload or restart', async ({
  openDevice,
  sandbox,
  phone,
}, { parallelIndex }) => {
  await onHost('nginx', parallelIndex, async (baseURL, replace) => {
    const page = await openDevice({ baseURL, serviceWorkers: 'allow' });
    const screenScript = async (tab: Page, title: string) => {
      await expectScreen(tab, title, /./);
      return scriptOf(tab);
    };
    await visitOrders(page, await sandbox.persona('loaned', phone));
    await expectFilesCached(page);
    await page.goto('/personal');
    await expectScreen(page, 'Account', '/personal');
    await page.goto('/order');
    const before = await screenScript(page, 'Orders');

    await replace();
    await page.goto('/personal');
    expect(await screenScript(page, 'Account')).toBe(before);
    await page.reload();
    expect(await screenScript(page, 'Account')).not.toBe(before);
    await page.goto('/order');
    expect(await screenScript(page, 'Orders')).toBe(before);
    await expect(page.getByText('A new version is ready')).toBeVisible();

    const context = page.context();
    await page.close();
    // Opens the new tab only after the old one has closed, because in Chromium 156 a tab sometimes
    // hangs if it navigates while the only other tab closes.
    const next = await context.newPage();
    await next.goto('/order');
    expect(await screenScript(next, 'Orders')).not.toBe(before);
    await expect(next.getByRole('listitem')).toContainText('Loaned');
  });
});
