import { launchBrowser } from './support/index.ts';
import { openContext, openThrottledPage, signInContext } from './web/visit.ts';
import { startServer } from './web/servers.ts';
import { writeFileSync } from 'node:fs';
const server = await startServer();
const browser = await launchBrowser();
const context = await openContext({ browser, origin: server.origin });
await (await signInContext(context, 'loaned')).close();
const first = await context.newPage();
await first.goto('/');
await first.waitForLoadState('networkidle');
await first.waitForTimeout(3000);
await first.close();
for (let i = 0; i < 2; i++) {
  const page = await openThrottledPage(context);
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'v8',
      'disabled-by-default-v8.compile',
      'blink.user_timing',
      'loading',
      'toplevel',
    ],
  });
  await page.goto('/');
  await page.waitForFunction(() =>
    /₹\s?\d/u.test(document.querySelector('main')?.textContent ?? ''),
  );
  const t = await page.evaluate(() => ({
    now: performance.now(),
    sw: !!navigator.serviceWorker.controller,
    nav: performance.getEntriesByType('navigation').map((e) => {
      const n = e as PerformanceNavigationTiming;
      return [
        n.workerStart,
        n.responseStart,
        n.responseEnd,
        n.domContentLoadedEventEnd,
        n.loadEventEnd,
      ];
    }),
    res: performance.getEntriesByType('resource').map((e) => {
      const r = e as PerformanceResourceTiming;
      return [
        r.name.replace(/.*\//, '').slice(0, 40),
        Math.round(r.startTime),
        Math.round(r.responseEnd),
        r.transferSize,
      ];
    }),
  }));
  const buf = await browser.stopTracing();
  writeFileSync(`/tmp/trace${i}.json`, buf);
  console.log(JSON.stringify(t));
  await page.close();
}
await browser.close();
await server.stop();
