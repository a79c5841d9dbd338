import { median, repeatRuns, type Measure } from '@kosha/bench';
import { openContext, openThrottledPage, type Bench } from '../visit.ts';

const pages = ['/login', '/download', '/agreement/loan', '/agreement/privacy'];

interface Paint {
  lcpMs: number;
  cls: number;
}

async function readPaint(bench: Bench, path: string): Promise<Paint> {
  const context = await openContext(bench);
  const page = await openThrottledPage(context);
  await page.addInitScript(() => {
    const paint = { lcpMs: 0, cls: 0 };
    Object.assign(window, { paint });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paint.lcpMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        paint.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(() => (window as unknown as { paint: Paint }).paint);
  await context.close();
  return paint;
}

/** Largest contentful paint and layout shift of the prerendered pages, each with an empty cache. */
export async function measurePaint(bench: Bench): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const path of pages) {
    const runs = await repeatRuns(() => readPaint(bench, path));
    measures.push(
      {
        what: `LCP ${path}`,
        value: median(runs.map((run) => run.lcpMs)),
        unit: 'ms',
        bar: { atMost: 600 },
      },
      {
        what: `CLS ${path}`,
        value: median(runs.map((run) => run.cls)),
        unit: '',
        bar: { atMost: 0.02 },
      },
    );
  }
  return measures;
}
