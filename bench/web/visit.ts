import { slowDown } from '../support/index.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { iphone } from '../../apps/mobile-web/e2e/support/devices.ts';
import { Sandbox, signInAs } from '../../apps/mobile-web/e2e/support/sandbox.ts';
import { signInUnverified } from '../../apps/mobile-web/e2e/support/verification.ts';

export interface Bench {
  browser: Browser;
  origin: string;
  /** The language code, such as 'hi'. The default is English. */
  language?: string | undefined;
}

type Options = Bench & Pick<BrowserContextOptions, 'serviceWorkers'>;

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export async function openContext({
  browser,
  origin,
  language = 'en',
  serviceWorkers = 'allow',
}: Options): Promise<BrowserContext> {
  return browser.newContext({
    ...iphone,
    baseURL: origin,
    locale: `${language}-IN`,
    serviceWorkers,
  });
}

export async function openThrottledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await slowDown(page);
  return page;
}

/**
 * Throttling a page does not throttle its service worker. `sendMessageToTarget` requires attaching
 * without `flatten`.
 */
export async function slowWorkers(browser: Browser): Promise<void> {
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  if (workers.length === 0) throw new Error('No service worker runs');
  for (const { targetId } of workers) {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId });
    for (const [id, call] of [
      { method: 'Network.enable' },
      { method: 'Network.emulateNetworkConditions', params: network },
    ].entries())
      await cdp.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, ...call }),
      });
  }
}

export async function signInContext(context: BrowserContext, persona: string): Promise<Page> {
  const page = await context.newPage();
  await signInAs(page, await new Sandbox(context.request).persona(persona));
  return page;
}

let phones = 0;

/** A new number for each user, because the server limits the login codes per number. */
export const newPhone = (): string => `91${String((phones += 1)).padStart(8, '0')}`;

export async function signInNewContext(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await signInUnverified(page, { sandbox: new Sandbox(context.request), phone: newPhone() });
  return page;
}
