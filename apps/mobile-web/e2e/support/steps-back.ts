import type { Page } from '@playwright/test';

/**
 * A dialog that closes takes a step back in the history. No person opens an address in the same moment,
 * but Playwright does, and the step ends it with net::ERR_ABORTED: so `goto` and `reload` wait for it.
 */
export function waitForStepsBack(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    await historySettled(page);
    return goto(...args);
  };
  page.reload = async (...args) => {
    await historySettled(page);
    return reload(...args);
  };
}

/** Waits until the history knows whether a dialog is open. */
const historySettled = (page: Page) =>
  page.waitForFunction(() => {
    const { isDialog = false } = (history.state ?? {}) as { isDialog?: boolean };
    return isDialog === (document.querySelector('dialog:modal') !== null);
  });
