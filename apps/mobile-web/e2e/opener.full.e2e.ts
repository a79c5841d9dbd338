import { expectScreen } from './support/flow.ts';
import { servers } from './support/servers.ts';
import { expect, test } from './support/test.ts';

test('a page that opened the app in a new tab cannot navigate it, even after a reload', async ({
  page,
  baseURL,
}) => {
  const elsewhere = servers.find(({ origin }) => origin !== baseURL);
  await page.goto(`${elsewhere?.origin}/icon.svg`);
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => {
    Reflect.set(window, 'opened', window.open(address));
  }, `${baseURL}/login`);
  const app = await opened;
  await expectScreen(app, 'Sign in', `${baseURL}/login`);
  const isLost = () => page.evaluate(() => (Reflect.get(window, 'opened') as Window).closed);
  await expect.poll(isLost).toBe(true);
  expect(await app.evaluate(() => window.opener)).toBeNull();
  await app.reload();
  await expectScreen(app, 'Sign in', `${baseURL}/login`);
  expect(await isLost()).toBe(true);
});
