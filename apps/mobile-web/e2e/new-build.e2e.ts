import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildAnew } from './support/builds.ts';
import { hostNames, startHost } from './support/hosts.ts';
import { expectFilesKept, visitOrders } from './support/kept.ts';
import { expectScreen } from './support/road.ts';
import { signInAs } from './support/sandbox.ts';
import { serverOf } from './support/servers.ts';
import { expect, test } from './support/test.ts';

for (const name of hostNames) {
  test(`a tab that was open while a new build replaced all files on ${name} loads itself anew once, and keeps what was typed`, async ({
    openDevice,
    sandbox,
    phone,
  }, { parallelIndex }) => {
    const { origin, port } = serverOf(parallelIndex);
    const build = await buildAnew();
    let host = await startHost(name, port + 60, origin);
    try {
      const page = await openDevice({ baseURL: host.origin });
      await signInAs(page, await sandbox.persona('verified', phone));
      await page.goto('/bank/add?pid=1');
      await page.getByLabel('IFSC Code').fill('HDFC0000060');
      await page.getByLabel('Bank Account No.', { exact: true }).fill('50100234567891');
      const script = () => page.locator('script[type=module]').first().getAttribute('src');
      const before = await script();
      let loads = 0;
      page.on('load', () => (loads += 1));

      await host.stop();
      host = await startHost(name, port + 60, origin, build);
      await page.getByRole('link', { name: 'Forget your IFSC ?' }).click();
      await expectScreen(page, 'Find IFSC Code', '/bank/ifsc?pid=1');

      expect([loads, (await script()) === before]).toEqual([1, false]);
      await page.goto('/bank/add?pid=1');
      await expect(page.getByLabel('IFSC Code')).toHaveValue('HDFC0000060');
      await expect(page.getByLabel('Bank Account No.', { exact: true })).toHaveValue(
        '50100234567891',
      );
    } finally {
      await host.stop();
      await rm(build, { recursive: true });
    }
  });
}

test('after a new build, a phone opens the page that it has, at a reload and the next time the new one', async ({
  openDevice,
  sandbox,
  phone,
}, { parallelIndex }) => {
  const { origin, port } = serverOf(parallelIndex);
  const build = await buildAnew();
  let host = await startHost('nginx', port + 60, origin);
  try {
    const page = await openDevice({ baseURL: host.origin, serviceWorkers: 'allow' });
    const scriptOf = async (tab: Page, title: string) => {
      await expectScreen(tab, title, /./);
      return tab.locator('script[type=module]').first().getAttribute('src');
    };
    await visitOrders(page, await sandbox.persona('loaned', phone));
    await expectFilesKept(page);
    await page.goto('/personal');
    await expectScreen(page, 'Account', '/personal');
    await page.goto('/order');
    const before = await scriptOf(page, 'Orders');

    await host.stop();
    host = await startHost('nginx', port + 60, origin, build);
    await page.goto('/personal');
    expect(await scriptOf(page, 'Account')).toBe(before);
    await page.reload();
    expect(await scriptOf(page, 'Account')).not.toBe(before);
    await page.goto('/order');
    expect(await scriptOf(page, 'Orders')).toBe(before);
    await expect(page.getByText('A new version is ready')).toBeVisible();

    const next = await page.context().newPage();
    await page.close();
    await next.goto('/order');
    expect(await scriptOf(next, 'Orders')).not.toBe(before);
    await expect(next.getByRole('listitem')).toContainText('Loaned');
  } finally {
    await host.stop();
    await rm(build, { recursive: true });
  }
});
