import { phone, slowDown } from '../support/index.ts';
import type { Browser, Page } from 'playwright';
import type { BuiltPage } from './build-page.ts';
import type { BenchPage } from './page.ts';

/** The steps reuse a window, because opening a window takes longer than loading a page. */
export interface Window {
  page: Page;
  /** Loads a page without a form. A new origin gives the page a new process. */
  load: () => Promise<void>;
  /** Resolves at the next frame that the page reports. Call this function before the action. */
  frame: () => Promise<void>;
  heapKib: () => Promise<number>;
}

let loads = 0;

export async function openWindow(browser: Browser, { files }: BuiltPage): Promise<Window> {
  const context = await browser.newContext(phone);
  await context.route('http://*.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname) ?? documentOf(files);
    return route.fulfill({ body, contentType: typeOf(pathname) });
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let tell = () => {};
  await page.exposeFunction('frameEnded' satisfies keyof BenchPage, () => tell());
  return {
    page,
    load: async () => {
      loads += 1;
      await page.goto(`http://run-${loads}.test/`);
      await slowDown(page);
    },
    frame: () => new Promise((resolve) => (tell = resolve)),
    heapKib: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      return usedSize / 1024;
    },
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
