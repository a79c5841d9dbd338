import type { BrowserContext, Page } from 'playwright';
import { fillBasic, stepUrl } from '../../apps/mobile-web/e2e/support/verification.ts';
import { Sandbox } from '../../apps/mobile-web/e2e/support/sandbox.ts';
import {
  openContext,
  openThrottledPage,
  signInContext,
  newPhone,
  signInNewContext,
  slowWorkers,
  type Bench,
} from './visit.ts';

/** Milliseconds since the navigation or the button press. */
export interface PaintTimes {
  firstMs: number;
  largestMs: number;
  /**
   * When the browser painted the first amount of money or the form's fields. 0 if the visit waits
   * for neither.
   */
  shownMs: number;
  /** Cumulative layout shift. */
  cls: number;
}

interface Visit {
  path: string;
  /** The persona that signs in. The default is a visitor. */
  persona?: string;
  /** True for a repeat visit with cached files. */
  isReturn?: true;
}

/** `home` is an amount on Home after the login. `nextForm` is the fields of the next form. */
type AwaitedContent = 'money' | 'home' | 'nextForm';

const shownMessage = 'bench: shown';

/** Runs before the page's scripts. */
function watchPaints({
  awaited,
  message,
}: {
  awaited: AwaitedContent | null;
  message: string;
}): void {
  const painted = { firstMs: 0, largestMs: 0, shownMs: 0, cls: 0 };
  const pressed = { atMs: 0, path: '' };
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
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) painted.cls += value;
  });
  const press = ({ timeStamp }: Event) =>
    Object.assign(pressed, { atMs: timeStamp, path: location.pathname });
  addEventListener('click', press, { capture: true });
  if (awaited === null) return;
  // The first `main` is the visible one, because the prerendered frame covers the app at first.
  // `innerText` would force a layout on each change.
  const main = () => document.querySelector('main');
  const hasMoney = () => /₹\s?\d/u.test(main()?.textContent ?? '');
  const isShown = {
    money: hasMoney,
    home: () => location.pathname === '/' && hasMoney(),
    nextForm: () =>
      location.pathname !== pressed.path && (main()?.textContent ?? '').includes('Salaried'),
  }[awaited];
  const watch = new MutationObserver(() => {
    if (!isShown()) return;
    watch.disconnect();
    // A timeout from an animation frame fires after the paint.
    requestAnimationFrame(() =>
      setTimeout(() => {
        painted.shownMs = performance.now() - pressed.atMs;
        console.log(message);
      }),
    );
  });
  const options = { childList: true, characterData: true, attributes: true, subtree: true };
  watch.observe(document, options);
}

const watched = async (context: BrowserContext, awaited: AwaitedContent | null): Promise<Page> => {
  const page = await openThrottledPage(context);
  await page.addInitScript(watchPaints, { awaited, message: shownMessage });
  return page;
};

/** The page logs a message, because polling by Playwright would cost 50 ms of CPU time. */
async function readPainted(page: Page, isAwaited: boolean, act: () => Promise<unknown>) {
  await Promise.all([
    isAwaited && page.waitForEvent('console', (message) => message.text() === shownMessage),
    act(),
  ]);
  const painted = await page.evaluate(() => (window as unknown as { painted: PaintTimes }).painted);
  await page.context().close();
  return painted;
}

export async function readVisit(
  bench: Bench,
  { path, persona, isReturn }: Visit,
): Promise<PaintTimes> {
  const context = await openContext(bench);
  if (persona) await (await signInContext(context, persona)).close();
  if (isReturn) await visitOnce(context, path);
  const page = await watched(context, persona ? 'money' : null);
  return readPainted(page, persona !== undefined, () =>
    page.goto(path, { waitUntil: persona ? 'load' : 'networkidle' }),
  );
}

/** Fills the HTTP cache and the service worker's cache. */
async function visitOnce(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  // The app registers its service worker when idle. Other sites have none.
  const hasWorker = await page.evaluate(() =>
    Promise.race([
      navigator.serviceWorker.ready.then(() => true),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 3000)),
    ]),
  );
  await page.waitForLoadState('networkidle');
  await page.close();
  const browser = context.browser();
  if (hasWorker && browser) await slowWorkers(browser);
}

/** From pressing Login to the painted amounts on Home. */
export async function readLogin(bench: Bench): Promise<PaintTimes> {
  const context = await openContext(bench);
  const sandbox = new Sandbox(context.request);
  const phone = newPhone();
  await sandbox.persona('verified', phone);
  const page = await watched(context, 'home');
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Mobile number').fill(phone);
  await Promise.all([
    page.waitForResponse(/sendCode/),
    page.getByRole('button', { name: 'Get', exact: true }).click(),
  ]);
  await page.getByLabel('One-time code').fill(await sandbox.readCode(phone));
  await page.getByRole('checkbox').check();
  await page.waitForLoadState('networkidle');
  return readPainted(page, true, () => page.getByRole('button', { name: 'Login' }).click());
}

/** From pressing Next on the first form to the painted fields of the second. */
export async function readForm(bench: Bench): Promise<PaintTimes> {
  const context = await openContext(bench);
  await (await signInNewContext(context)).close();
  const page = await watched(context, 'nextForm');
  await page.goto(stepUrl('basic', 1), { waitUntil: 'networkidle' });
  await fillBasic(page);
  await page.waitForLoadState('networkidle');
  return readPainted(page, true, () =>
    page.getByRole('button', { name: 'Next', exact: true }).click(),
  );
}
