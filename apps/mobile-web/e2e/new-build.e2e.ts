import { rm } from 'node:fs/promises';
import { buildAnew } from './support/builds.ts';
import { startHost } from './support/hosts.ts';
import { expectScreen } from './support/road.ts';
import { signInAs } from './support/sandbox.ts';
import { serverOf } from './support/servers.ts';
import { expect, test } from './support/test.ts';

test('a tab that was open while a new build replaced all files loads itself anew once, and keeps what was typed', async ({
  openDevice,
  sandbox,
  phone,
}, { parallelIndex }) => {
  const { origin, port } = serverOf(parallelIndex);
  const build = await buildAnew();
  let host = await startHost('nginx', port + 60, origin);
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
    host = await startHost('nginx', port + 60, origin, build);
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
