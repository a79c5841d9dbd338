import { median, repeatRuns, type Measure } from '@kosha/bench';
import { paths } from '../../src/shared/paths.ts';
import { openContext, openThrottledPage, signInContext, type Bench } from '../visit.ts';

interface Screen {
  name: string;
  path: string;
  persona: string;
}

const screens: readonly Screen[] = [
  { name: 'home', path: paths.home(), persona: 'loaned' },
  { name: 'product', path: '/product/1', persona: 'verified' },
  { name: 'apply', path: '/product/1/detail', persona: 'verified' },
  { name: 'orders', path: '/order', persona: 'loaned' },
];

interface FirstData {
  fcpMs: number;
  moneyMs: number;
  /** Layout shift until then. */
  cls: number;
}

/** A cold visit by a signed-in borrower, until the first amount of money is painted. */
async function readFirstData(bench: Bench, { path, persona }: Screen): Promise<FirstData> {
  const context = await openContext(bench);
  await (await signInContext(context, persona)).close();
  const page = await openThrottledPage(context);
  await page.addInitScript(() => {
    const times = { fcpMs: 0, moneyMs: 0, cls: 0 };
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') times.fcpMs = startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        times.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    // `innerText` would make the browser lay out the page at each change; `textContent` does not.
    const isMoneyShown = () =>
      !('shell' in document.documentElement.dataset) &&
      /₹\s?\d/u.test(document.querySelector('main')?.textContent ?? '');
    const watch = new MutationObserver(() => {
      if (!isMoneyShown()) return;
      watch.disconnect();
      // The frame with the change is painted before the task that follows it.
      requestAnimationFrame(() =>
        setTimeout(() => {
          times.moneyMs = performance.now();
          console.log('painted');
        }),
      );
    });
    const options = { childList: true, characterData: true, attributes: true, subtree: true };
    watch.observe(document, options);
  });
  // Nothing is asked of the page meanwhile: Playwright's own script would take 50 ms of its time.
  await Promise.all([
    page.waitForEvent('console', (message) => message.text() === 'painted'),
    page.goto(path),
  ]);
  const times = await page.evaluate(() => (window as unknown as { times: FirstData }).times);
  await context.close();
  return times;
}

/** First paint, first amount of money and layout shift of the screens that a borrower opens most. */
export async function measureFirstData(bench: Bench): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const screen of screens) {
    const runs = await repeatRuns(() => readFirstData(bench, screen));
    measures.push(
      {
        what: `FCP ${screen.name}`,
        value: median(runs.map((run) => run.fcpMs)),
        unit: 'ms',
        bar: { atMost: 600 },
      },
      {
        what: `money painted, ${screen.name}`,
        value: median(runs.map((run) => run.moneyMs)),
        unit: 'ms',
        bar: { atMost: 1600 },
      },
      {
        what: `CLS ${screen.name}`,
        value: median(runs.map((run) => run.cls)),
        unit: '',
        bar: { atMost: 0.02 },
      },
    );
  }
  return measures;
}
