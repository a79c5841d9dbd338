import puppeteer, { ProtocolError, TimeoutError, type ElementHandle } from 'puppeteer-core';
import { iphone } from '../../../apps/mobile-web/e2e/support/devices.ts';
import {
  commandTimeoutMs,
  DriverError,
  PageChangedError,
  startTimeoutMs,
  type Driver,
} from './driver.ts';

export async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer
    .launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      timeout: startTimeoutMs,
      protocolTimeout: commandTimeoutMs,
    })
    .catch(fail);
  const page = await browser.newPage().catch(fail);
  page.setDefaultTimeout(commandTimeoutMs);
  await page.setViewport(iphone.viewport);
  await page.setUserAgent({ userAgent: iphone.userAgent });
  const call = (source: string, args: readonly unknown[]) =>
    `(${source})(...${JSON.stringify(args)})`;
  const interactive = { waitUntil: 'domcontentloaded' } as const;
  return {
    run: (source, args) => page.evaluate(call(source, args)).catch(fail),
    find: async (source, args) => {
      const handle = await page.evaluateHandle(call(source, args)).catch(fail);
      const found = handle.asElement() as ElementHandle<HTMLInputElement> | null;
      if (!found) return undefined;
      return {
        click: () => found.click().catch(fail),
        type: (keys) => page.keyboard.type(keys).catch(fail),
        attach: (file) => found.uploadFile(file).catch(fail),
      };
    },
    goto: async (url) => void (await page.goto(url, interactive).catch(fail)),
    reload: async () => void (await page.reload(interactive).catch(fail)),
    // Puppeteer's `goBack` waits for a load event, but the back/forward cache fires none.
    back: async () => void (await page.evaluate('history.back()').catch(fail)),
    close: () => browser.close(),
  };
}

/** Matches error messages about a removed element, frame or page. */
const changedPage = /no such (element|frame|node)|stale|detached/;

function fail(cause: unknown): never {
  const message = String(cause);
  const isFromDriver = cause instanceof ProtocolError || cause instanceof TimeoutError;
  if (isFromDriver && !changedPage.test(message)) throw new DriverError(message, { cause });
  throw new PageChangedError(message, { cause });
}
