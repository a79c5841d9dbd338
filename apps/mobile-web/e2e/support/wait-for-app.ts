import type { Page } from '@playwright/test';

/**
 * Lets `goto` and `reload` wait as a person does. Before them, for a dialog that closes: it takes a step back in the history, which
 * would end the navigation with net::ERR_ABORTED. After them, for the app: until then its picture has the same texts. Who looks at what
 * comes before the app says `waitUntil: 'commit'`.
 */
export function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const waiting = async (load: typeof reload, options: Parameters<typeof reload>[0]) => {
    await historySettled(page);
    const response = await load(options);
    if (options?.waitUntil !== 'commit') await uncovered(page);
    return response;
  };
  page.goto = (url, options) => waiting(() => goto(url, options), options);
  page.reload = (options) => waiting(reload, options);
}

/** Waits until the history knows whether a dialog is open. */
const historySettled = (page: Page) =>
  page.waitForFunction(() => {
    const { isDialog = false } = (history.state ?? {}) as { isDialog?: boolean };
    return isDialog === (document.querySelector('dialog:modal') !== null);
  });

const uncovered = (page: Page) =>
  page.locator('html[data-shell]').waitFor({ state: 'detached', timeout: 30_000 });
