import { median, percentile, phone, repeatRuns, slowDown } from '@kosha/bench';
import type { Browser, Page } from 'playwright';
import type { BuiltPage } from './build-page.ts';
import { labelTypedInto } from './form.ts';
import type { BenchPage } from './page.ts';
import { measureWork, type Work } from './stopwatch.ts';

/** Milliseconds that the page's main thread worked. */
export interface Times {
  mount: number;
  keystroke: Keystroke;
  /** The Tab key that leaves a field after typing: engines then do the work that they put off while typing. */
  leaving: number;
  check: number;
}

/**
 * From the key to the letter on the screen. `handled`: the letter is in the field, the engine's
 * handlers and React's rendering are done. `whole`: style, layout and paint are done too.
 */
interface Keystroke {
  handled: Spread;
  whole: Spread;
}

interface Spread {
  p50: number;
  p95: number;
}

const droppedKeys = 5;
const countedKeys = 60;
const leavings = 6;

/** One window for all runs of an engine: opening a window takes longer than a run. */
interface Window {
  page: Page;
  /** Loads the engine's page with nothing mounted, each time as a new site in a new process. */
  load: () => Promise<void>;
  /** Resolves when the page reports its next frame; call it before the action. */
  frame: () => Promise<void>;
}

async function openWindow(browser: Browser, { files }: BuiltPage): Promise<Window> {
  const context = await browser.newContext(phone);
  await context.route('http://*.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname) ?? documentOf(files);
    return route.fulfill({ body, contentType: typeOf(pathname) });
  });
  const page = await context.newPage();
  let tell = () => {};
  await page.exposeFunction('frameEnded' satisfies keyof BenchPage, () => tell());
  let loads = 0;
  return {
    page,
    load: async () => {
      loads += 1;
      await page.goto(`http://run-${loads}.test/`);
      await slowDown(page);
    },
    frame: () => new Promise((resolve) => (tell = resolve)),
  };
}

const documentOf = (files: BuiltPage['files']) => `<!doctype html><html lang="en">
  <meta name="viewport" content="width=device-width"><title>Bench</title>
  ${[...files.keys()]
    .filter((path) => path.endsWith('.css'))
    .map((path) => `<link rel="stylesheet" href="${path}">`)
    .join('')}
  <body><script type="module" src="/page.js"></script>`;

const types = { js: 'text/javascript', css: 'text/css' } as const;
const typeOf = (path: string) => types[path.split('.').at(-1) as keyof typeof types] ?? 'text/html';

/** All figures of one engine at one size; each run loads the page again. */
export async function measureEngine(
  browser: Browser,
  built: BuiltPage,
  count: number,
): Promise<Times> {
  const window = await openWindow(browser, built);
  const { page, load, frame } = window;
  const mount = async () => {
    const shown = frame();
    await page.evaluate((fields) => globalThis.mount(fields), count);
    await shown;
  };
  const check = () => page.evaluate((fields) => globalThis.check(fields), count);
  const inLoaded = async (action: () => Promise<void>) => {
    await load();
    return measureWork(browser, action);
  };
  const mounts = await repeatRuns(() => inLoaded(mount));
  const typing = await measureWork(browser, () => type(window, count));
  const checks = await repeatRuns(() => inLoaded(check));
  await page.context().close();
  const keys = typing.slice(droppedKeys, droppedKeys + countedKeys);
  return {
    mount: median(wholesOf(mounts.flat())),
    check: median(wholesOf(checks.flat())),
    keystroke: {
      handled: spreadOf(keys.flatMap(({ handled }) => handled ?? [])),
      whole: spreadOf(wholesOf(keys)),
    },
    leaving: median(wholesOf(typing.slice(-leavings * 2).filter((_, at) => at % 2 === 1))),
  };
}

const wholesOf = (works: readonly Work[]) => works.map(({ whole }) => whole);

const spreadOf = (times: readonly number[]): Spread => ({
  p50: median(times),
  p95: percentile(times, 0.95),
});

/** Presses keys one by one; each waits for the frame of the key before it. */
async function type({ page, frame }: Window, count: number): Promise<void> {
  const name = new RegExp(`${labelTypedInto(count)}(?!\\d)`);
  const field = page.getByRole('textbox', { name });
  const press = async (key: string) => {
    const shown = frame();
    await page.keyboard.press(key);
    await shown;
  };
  await field.focus();
  for (let at = 0; at < droppedKeys + countedKeys; at += 1) {
    await press(at % 30 === 29 ? 'Backspace' : 'a');
  }
  for (let at = 0; at < leavings; at += 1) {
    await field.focus();
    await press('Backspace');
    await press('Tab');
  }
}
