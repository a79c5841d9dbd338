import { expect, type Page } from '@playwright/test';

/**
 * Makes `goto` and `reload` wait like a person: before the navigation for a closing dialog, whose
 * step back in the history would abort it (net::ERR_ABORTED), and after the navigation until the
 * app has started. Tests of the prerendered page pass `waitUntil: 'commit'`.
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

/** Waits until the history matches the open dialog, or no dialog. */
async function historySettled(page: Page): Promise<void> {
  if (!(await isNow(page, isHistorySettled))) await page.waitForFunction(isHistorySettled);
}

/**
 * After a dialog closes, a task of the app steps back in the history. Until then the app overrides
 * `pushState`.
 */
async function isHistorySettled(): Promise<boolean> {
  // A background task runs after all pending tasks. A timer would never fire if the test has
  // stopped the clock.
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
 * Evaluates once, because Playwright's `waitForFunction` first injects a third of a megabyte of
 * script (25 ms of CPU time), and most pages need not wait. False while the page navigates.
 */
const isNow = (page: Page, question: () => boolean | Promise<boolean>) =>
  page.evaluate(question).catch(() => false);
