import { median, percentile, phone, repeatRuns, slowDown } from '@kosha/bench';
import type { Browser, Page } from 'playwright';
import type { BuiltPage } from './build-page.ts';
import { labelTypedInto } from './form.ts';
import type { BenchPage } from './page.ts';
import { measureWork } from './stopwatch.ts';

/** Milliseconds of work of the page's main thread. */
export interface Times {
  mount: number;
  keystroke: { p50: number; p95: number };
  /** Tab out of a field that was typed into, where engines do what they put off. */
  leaving: number;
  check: number;
}

const ORIGIN = 'http://localhost';
const droppedKeys = 5;
const countedKeys = 60;
const leavings = 6;

interface OpenPage {
  page: Page;
  /** The next frame that the page tells of; to be called before what brings it about. */
  frame: () => Promise<void>;
}

/** A slowed phone with the engine's page loaded; nothing is mounted. */
async function openPage(browser: Browser, { files }: BuiltPage): Promise<OpenPage> {
  const context = await browser.newContext(phone);
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname) ?? documentOf(files);
    return route.fulfill({ body, contentType: typeOf(pathname) });
  });
  const page = await context.newPage();
  await slowDown(page);
  let tell = () => {};
  await page.exposeFunction('frameEnded' satisfies keyof BenchPage, () => tell());
  await page.goto(`${ORIGIN}/`);
  return { page, frame: () => new Promise((resolve) => (tell = resolve)) };
}

const documentOf = (files: BuiltPage['files']) => `<!doctype html><html lang="en">
  <meta name="viewport" content="width=device-width"><title>Bench</title>
  ${[...files.keys()]
    .filter((path) => path.endsWith('.css'))
    .map((path) => `<link rel="stylesheet" href="${path}">`)
    .join('')}
  <body><script type="module" src="/page.js"></script>`;

const TYPES = { js: 'text/javascript', css: 'text/css' } as const;
const typeOf = (path: string) => TYPES[path.split('.').at(-1) as keyof typeof TYPES] ?? 'text/html';

/** Each figure of one engine at one size, in pages of their own. */
export async function measureEngine(
  browser: Browser,
  built: BuiltPage,
  count: number,
): Promise<Times> {
  const inFreshPage = async (use: (bench: OpenPage) => Promise<number[]>): Promise<number[]> => {
    const bench = await openPage(browser, built);
    const times = await use(bench);
    await bench.page.context().close();
    return times;
  };
  const one = async (use: (bench: OpenPage) => Promise<void>) =>
    median(
      (
        await repeatRuns(() => inFreshPage((bench) => measureWork(browser, () => use(bench))))
      ).flat(),
    );
  const mount = async ({ page, frame }: OpenPage) => {
    const shown = frame();
    await page.evaluate((fields) => window.mount(fields), count);
    await shown;
  };
  const typing = await inFreshPage(async (bench) => {
    await mount(bench);
    return measureWork(browser, () => type(bench, count));
  });
  const keys = typing.slice(droppedKeys, droppedKeys + countedKeys);
  return {
    mount: await one(mount),
    check: await one(({ page }) => page.evaluate((fields) => window.check(fields), count)),
    keystroke: { p50: median(keys), p95: percentile(keys, 0.95) },
    leaving: median(typing.slice(-leavings * 2).filter((_, at) => at % 2 === 1)),
  };
}

/** Keys pressed one after the other, each when the frame of the last is done. */
async function type({ page, frame }: OpenPage, count: number): Promise<void> {
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
