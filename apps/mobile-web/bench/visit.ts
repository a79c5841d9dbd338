import { slowDown } from '@kosha/bench';
import type { Browser, BrowserContext, Page } from 'playwright';
import { iphone } from '../e2e/support/devices.ts';
import { Sandbox, signInAs } from '../e2e/support/sandbox.ts';

export interface Bench {
  browser: Browser;
  origin: string;
}

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export async function openContext(bench: Bench): Promise<BrowserContext> {
  return bench.browser.newContext({ ...iphone, baseURL: bench.origin, locale: 'en-IN' });
}

/** A page on the phone that the bars describe. */
export async function openThrottledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await slowDown(page);
  return page;
}

/** Signs the context in as a persona of the sandbox. */
export async function signInContext(context: BrowserContext, persona: string): Promise<Page> {
  const page = await context.newPage();
  await signInAs(page, await new Sandbox(context.request).persona(persona));
  return page;
}
