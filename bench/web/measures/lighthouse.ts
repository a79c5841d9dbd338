import { median, type Measure } from '../../support/index.ts';
import { chromium as options } from '../../../apps/mobile-web/e2e/support/devices.ts';
import { ensureChromium } from '../../../scripts/chromium.ts';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { paths } from '../../../apps/mobile-web/src/shared/paths.ts';
import { signInContext, type Bench } from '../visit.ts';

interface Target {
  path: string;
  /** The persona that signs in. The default is a visitor. */
  persona?: string;
}

const targets: readonly Target[] = [
  { path: '/login' },
  { path: paths.home(), persona: 'loaned' },
  { path: '/product/1', persona: 'verified' },
  { path: '/product/1/detail', persona: 'verified' },
];

const debugPort = 4197;

/** Scores are between 0 and 1. */
async function readScores(origin: string, { path, persona }: Target): Promise<[string, number][]> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: ensureChromium(),
    baseURL: origin,
    args: [...options.args, `--remote-debugging-port=${debugPort}`],
  });
  try {
    if (persona) await (await signInContext(context, persona)).close();
    const result = await lighthouse(`${origin}${path}`, {
      port: debugPort,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      disableStorageReset: persona !== undefined,
      logLevel: 'error',
    });
    return Object.entries(result?.lhr.categories ?? {}).map(([name, { score }]) => [
      name,
      score ?? 0,
    ]);
  } finally {
    await context.close();
  }
}

export async function measureLighthouse({ origin }: Bench, runs: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const target of targets) {
    const scores = new Map<string, number[]>();
    for (let at = 0; at < runs; at += 1) {
      for (const [name, score] of await readScores(origin, target))
        scores.set(name, [...(scores.get(name) ?? []), score]);
    }
    for (const [name, values] of scores) {
      const what = `Lighthouse ${name}, ${target.path}`;
      measures.push({ what, value: median(values), unit: '', bar: { atLeast: 0.95 } });
    }
  }
  return measures;
}
