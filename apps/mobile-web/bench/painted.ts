import type { BrowserContext } from 'playwright';
import { openThrottledPage } from './visit.ts';

/** What one visit painted, in milliseconds since it began. */
export interface Painted {
  firstMs: number;
  largestMs: number;
  /** The first amount of money; null on a page that shows none. */
  moneyMs: number | null;
  /** Layout shift until then. */
  cls: number;
}

/** Opens an address on the slow phone and waits until all is painted. */
export async function readPainted(
  context: BrowserContext,
  address: string,
  { hasMoney }: { hasMoney: boolean },
): Promise<Painted> {
  const page = await openThrottledPage(context);
  await page.addInitScript(watchPaints);
  // Nothing is asked of the page meanwhile: Playwright's own script would take 50 ms of its time.
  await Promise.all([
    hasMoney && page.waitForEvent('console', (message) => message.text() === 'money painted'),
    page.goto(address, { waitUntil: hasMoney ? 'load' : 'networkidle' }),
  ]);
  const painted = await page.evaluate(() => (window as unknown as { painted: Painted }).painted);
  await page.close();
  return painted;
}

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  const painted: Painted = { firstMs: 0, largestMs: 0, moneyMs: null, cls: 0 };
  Object.assign(window, { painted });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') painted.firstMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    painted.largestMs = startTime;
  });
  observe('layout-shift', (entry) => {
    painted.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  // `innerText` would make the browser lay out the page at each change; `textContent` does not. The first `main` is the
  // one in sight: the app stands behind the frame until that goes.
  const isMoneyShown = () => /₹\s?\d/u.test(document.querySelector('main')?.textContent ?? '');
  const watch = new MutationObserver(() => {
    if (!isMoneyShown()) return;
    watch.disconnect();
    // The frame with the change is painted before the task that follows it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        painted.moneyMs = performance.now();
        console.log('money painted');
      }),
    );
  });
  const options = { childList: true, characterData: true, attributes: true, subtree: true };
  watch.observe(document, options);
}
