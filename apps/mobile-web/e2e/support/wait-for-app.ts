import { expect, type Page } from '@playwright/test';

/**
 * `goto` and `reload` wait for the app, unless `waitUntil` is 'commit'. First they wait for the
 * history step of a closed dialog, which would abort the navigation.
 */
export function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const waiting = async (load: typeof reload, options: Parameters<typeof reload>[0]) => {
    await historySettled(page);
    const response = await load(options);
    if (options?.waitUntil !== 'commit') await appStarted(page);
    return response;
  };
  page.goto = (url, options) => waiting(() => goto(url, options), options);
  page.reload = (options) => waiting(reload, options);
}

async function historySettled(page: Page): Promise<void> {
  if (!(await isNow(page, isHistorySettled))) await page.waitForFunction(isHistorySettled);
}

/**
 * Returns true if no dialog is about to step back in the history. Until this step, the app
 * overrides `pushState`.
 */
async function isHistorySettled(): Promise<boolean> {
  // A background task runs after all pending tasks. A timer never fires while the test has stopped
  // the clock.
  await scheduler.postTask(() => undefined, { priority: 'background' });
  if (Object.hasOwn(history, 'pushState')) return false;
  const { isDialog = false } = (history.state ?? {}) as { isDialog?: boolean };
  return isDialog === (document.querySelector('dialog:modal') !== null);
}

async function appStarted(page: Page): Promise<void> {
  if (await isNow(page, () => !document.querySelector('#root > [data-frame]'))) return;
  await expect(page.locator('#root > [data-frame]')).toHaveCount(0);
}

/**
 * False while the page navigates. Faster than `waitForFunction`, which injects a third of a
 * megabyte of script.
 */
const isNow = (page: Page, question: () => boolean | Promise<boolean>) =>
  page.evaluate(question).catch(() => false);
