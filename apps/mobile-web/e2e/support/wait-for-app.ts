import { expect, type Page } from '@playwright/test';

/**
 * Makes `page.goto` and `page.reload` wait until the app has started, unless `waitUntil` is
 * 'commit'. Before the navigation, they wait for the `history.back()` of a closed dialog, which
 * would otherwise abort the navigation.
 */
export function waitForAppOnNavigation(page: Page): void {
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
 * A closed dialog removes its history entry with `history.back()`. Returns true if no such step is
 * pending. During the step, the app overrides `history.pushState`.
 */
async function isHistorySettled(): Promise<boolean> {
  // Waits until all pending tasks of the page have run. `setTimeout` cannot do this, because it
  // never fires while the test has stopped the clock.
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
 * Returns the result of `question` in the page, or false while the page navigates.
 * `waitForFunction` would be slower, because it injects a third of a megabyte of script.
 */
const isNow = (page: Page, question: () => boolean | Promise<boolean>) =>
  page.evaluate(question).catch(() => false);
