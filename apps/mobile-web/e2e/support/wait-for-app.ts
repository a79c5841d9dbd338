import { expect, type Page } from '@playwright/test';

/**
 * Lets `goto` and `reload` wait as a person does. Before them, for a dialog that closes: it takes a step back in the history, which
 * would end the navigation with net::ERR_ABORTED. After them, for the app. Who looks at what
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
async function historySettled(page: Page): Promise<void> {
  if (!(await isNow(page, isHistorySettled))) await page.waitForFunction(isHistorySettled);
}

/** After a dialog has closed, the app starts a task that steps back. Until the step is done, it keeps `pushState` from writing. */
async function isHistorySettled(): Promise<boolean> {
  // A background task runs after the tasks that are due. A timer would not fire if a test has stopped the clock.
  await scheduler.postTask(() => undefined, { priority: 'background' });
  if (Object.hasOwn(history, 'pushState')) return false;
  const { isDialog = false } = (history.state ?? {}) as { isDialog?: boolean };
  return isDialog === (document.querySelector('dialog:modal') !== null);
}

async function uncovered(page: Page): Promise<void> {
  if (await isNow(page, () => !document.querySelector('#root > [data-frame]'))) return;
  await expect(page.locator('#root > [data-frame]')).toHaveCount(0);
}

/**
 * Evaluates once, because Playwright's waiting first injects a third of a megabyte of script, 25 ms
 * of CPU time, and most pages need not wait. False for a page that is being left.
 */
const isNow = (page: Page, question: () => boolean | Promise<boolean>) =>
  page.evaluate(question).catch(() => false);
