import { newestOrderId } from '../../apps/mobile-web/e2e/support/api.ts';
import { failures } from '../../apps/mobile-web/e2e/support/network.ts';
import { button } from './support/page.ts';
import { testInEachBrowser, signInAs } from './support/flow.ts';

const offlineNote = { text: /^This is as of .+\. Amounts may have changed since\.$/ };
const noConnection = { text: failures['a broken connection'].told };

testInEachBrowser(
  'visited screens open without a connection, and update once it is back',
  async (context) => {
    const { page, sandbox, network, request, phone } = context;
    const session = await sandbox.persona('loaned', phone);
    const orderId = await newestOrderId(request, session);
    await signInAs(page, session);
    const visited = [
      { title: 'Home', path: '/', shows: 'Loans for you', cachedCall: '/home/v1/index' },
      { title: 'Orders', path: '/order', shows: 'See details', cachedCall: '/order/v1/list' },
      {
        title: 'Order Detail',
        path: `/orders/${orderId}/detail`,
        shows: 'Order no',
        cachedCall: '/order/v1/detail',
      },
    ];
    for (const { path, shows, cachedCall } of visited) {
      await page.goto(path);
      await page.see({ text: shows });
      await page.until(`the worker to cache ${path} and ${cachedCall}`, () =>
        page.run(async (cached) => {
          const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
          const files = loaded.filter((url) => url.includes('/assets/'));
          const found = await Promise.all(files.map((url) => caches.match(url)));
          const responses = await (await caches.open('kosha-responses')).keys();
          return found.every(Boolean) && responses.some(({ url }) => url.includes(cached));
        }, cachedCall),
      );
    }

    await network.cut();
    for (const { title, path, shows } of visited) {
      await page.goto(path);
      await page.seeScreen(title, path);
      await page.see({ text: shows });
      await page.see(offlineNote);
    }
    await page.press(button(/^Repayment/));
    await page.press(button(/^Pay ₹/));
    await page.see(noConnection);

    await network.open();
    await page.reload();
    await page.see({ text: 'Order no' });
    await page.seeNo(offlineNote);
  },
);
