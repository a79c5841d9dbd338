import { request } from '@playwright/test';
import { createHash } from 'node:crypto';
import { inject, test } from 'vitest';
import { Sandbox, type PersonaSession } from '../../../apps/mobile-web/e2e/support/sandbox.ts';
import { startWithRetry } from '../drivers/driver.ts';
import { startFirefox } from '../drivers/firefox.ts';
import { startWebkit } from '../drivers/webkit.ts';
import { Network } from './network.ts';
import { Page } from './page.ts';

const browsers = { Firefox: startFirefox, WebKit: startWebkit };

interface FlowContext {
  page: Page;
  sandbox: Sandbox;
  network: Network;
  request: Awaited<ReturnType<typeof request.newContext>>;
  phone: string;
}

export function testInEachBrowser(
  guarantee: string,
  walk: (context: FlowContext) => Promise<void>,
): void {
  test.for(Object.entries(browsers))(
    `${guarantee} (%s)`,
    async ([name, start], { onTestFinished }) => {
      const serverPort = inject('serverPort');
      const network = new Network(serverPort);
      await network.open();
      onTestFinished(() => network.cut());
      const calls = await request.newContext({ baseURL: `http://127.0.0.1:${serverPort}` });
      const sandbox = new Sandbox(calls);
      onTestFinished(async () => {
        await sandbox.restore();
        await calls.dispose();
      });
      const driver = await startWithRetry(start);
      onTestFinished(() => driver.close());
      const page = new Page(driver, network.origin);
      await walk({ page, sandbox, network, request: calls, phone: phoneOf(name + guarantee) });
    },
  );
}

function phoneOf(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return `8${String(digest.readUIntBE(0, 6) % 1e9).padStart(9, '0')}`;
}

export async function signInAs(page: Page, session: PersonaSession): Promise<void> {
  // An image of the app's origin gives access to its storage without running the app.
  await page.goto('/icon.svg');
  await page.until('the icon', () => page.run(() => location.pathname === '/icon.svg'));
  await page.run(
    (phone, token, webUuid) => {
      localStorage.setItem('kosha.web_uuid', webUuid);
      localStorage.setItem('kosha.session', JSON.stringify({ token, phone, isApp: false }));
      document.cookie = `token=${token}; Path=/; SameSite=Lax`;
    },
    session.phone,
    session.token,
    session.webUuid,
  );
}
