import { browserPath, median, type Measure } from '@kosha/bench';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const runs = 3;

/** Lighthouse's mobile scores of the sign-in page, 0 to 1. */
export async function measureLighthouse(origin: string): Promise<Measure[]> {
  const scores = new Map<string, number[]>();
  for (let at = 0; at < runs; at += 1) {
    const chrome = await launch({
      chromePath: browserPath,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    });
    const result = await lighthouse(`${origin}/login`, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      logLevel: 'error',
    });
    for (const [name, { score }] of Object.entries(result?.lhr.categories ?? {})) {
      scores.set(name, [...(scores.get(name) ?? []), score ?? 0]);
    }
    await chrome.kill();
  }
  return [...scores].map(([name, values]) => ({
    what: `Lighthouse ${name}, /login`,
    value: median(values),
    unit: '',
    bar: { atLeast: 0.98 },
  }));
}
