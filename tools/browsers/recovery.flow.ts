import { expect } from 'vitest';
import { requestServer } from '../../apps/mobile-web/e2e/support/api.ts';
import { failures } from '../../apps/mobile-web/e2e/support/network.ts';
import { button, link } from './support/page.ts';
import { testInEachBrowser, signInAs } from './support/flow.ts';

const noConnection = { text: failures['a broken connection'].told };

testInEachBrowser(
  'an application without a connection is sent once it is back',
  async (context) => {
    const { page, sandbox, network, request, phone } = context;
    const session = await sandbox.persona('verified', phone);
    await signInAs(page, session);
    await page.goto('/bank?pid=1');
    await page.press(link(/HDFC0001234/));
    await page.seeScreen('Apply', /^\/product\/1\/detail\?bank_id=/);
    await page.see({ text: 'How this adds up' });

    await network.cut();
    await page.press(button('APPLY NOW'));
    await page.see(noConnection);
    await network.open();
    await page.press(button('APPLY NOW'));
    await page.seeScreen('Orders', '/order');
    const { data } = await requestServer(request, session, '/order/v1/list');
    expect(data).toHaveLength(1);
  },
);

testInEachBrowser('a screen that failed to load offline loads after Retry', async (context) => {
  const { page, sandbox, network, phone } = context;
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.goto('/personal');
  await page.seeScreen('Account', '/personal');
  // The HTML file lacks the user's phone number, so this line waits until the app itself runs.
  await page.see({ text: /\+91 XXXXXX/ });
  await network.cut();
  await page.press(link('Orders'));
  await page.see(button('Retry'));
  await network.open();
  await page.press(button('Retry'));
  await page.seeScreen('Orders', '/order');
  await page.see({ text: 'Loaned' });
});
