import { median, runWithWarmUp, type Measure } from '../../support/index.ts';
import type { Locator, Page } from 'playwright';
import { openContext, openThrottledPage, signInContext, type Bench } from '../visit.ts';

interface Interaction {
  what: string;
  path: string;
  target: (page: Page) => Locator;
  /** Text to type, or the name of one key. */
  keys?: string;
  /** The persona that signs in. The default is a visitor. */
  persona?: string;
}

const interactions: readonly Interaction[] = [
  {
    what: 'type the phone number',
    path: '/login',
    target: (page) => page.getByRole('textbox').first(),
    keys: '9876543210',
  },
  {
    what: 'tick the agreement',
    path: '/login',
    target: (page) => page.getByRole('checkbox'),
  },
  {
    what: 'open a locked product',
    path: '/',
    persona: 'locked-tier',
    target: (page) => page.getByRole('button', { name: /lock|tier/i }).first(),
  },
  {
    what: 'go to Orders',
    path: '/',
    persona: 'loaned',
    target: (page) => page.getByRole('link', { name: 'Orders' }),
  },
  {
    what: 'go to Account',
    path: '/order',
    persona: 'loaned',
    target: (page) => page.getByRole('link', { name: 'Account' }),
  },
  {
    what: 'change the amount',
    path: '/product/1/detail',
    persona: 'verified',
    target: (page) => page.getByRole('combobox'),
    keys: 'ArrowUp',
  },
  {
    what: 'open the cost breakdown',
    path: '/product/1/detail',
    persona: 'verified',
    target: (page) => page.getByText('How this adds up'),
  },
  {
    what: 'switch automatic money',
    path: '/product/1/detail',
    persona: 'verified',
    target: (page) => page.getByRole('switch'),
  },
  {
    what: 'type an account number',
    path: '/bank/add?pid=1',
    persona: 'verified',
    target: (page) => page.getByRole('textbox').nth(1),
    keys: '123456789',
  },
  {
    what: 'open a question in Help',
    path: '/personal/help',
    persona: 'verified',
    target: (page) => page.getByRole('button', { expanded: false }).first(),
  },
];

/**
 * Returns a function that taps or types. Playwright's click would compute positions during the
 * measurement.
 */
async function aim(page: Page, target: Locator, keys?: string): Promise<() => Promise<void>> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  if (keys !== undefined) {
    await target.focus();
    return () => (/^\d+$/.test(keys) ? page.keyboard.type(keys) : page.keyboard.press(keys));
  }
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not on the screen');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The duration of the slowest event in milliseconds, from the input to the next paint. */
async function readInteraction(bench: Bench, interaction: Interaction): Promise<number> {
  const context = await openContext(bench);
  if (interaction.persona) await (await signInContext(context, interaction.persona)).close();
  const page = await openThrottledPage(context);
  await page.goto(interaction.path, { waitUntil: 'networkidle' });
  const act = await aim(page, interaction.target(page), interaction.keys);
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Object.assign(window, { slowest });
    const observer = new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) slowest.ms = Math.max(slowest.ms, duration);
    });
    // Browsers report `first-input` events below 16 ms, too.
    observer.observe({ type: 'first-input' });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  const readSlowest = () => (window as unknown as { slowest: { ms: number } }).slowest.ms;
  await page.waitForFunction(readSlowest);
  // After two frames and an idle callback, the observer has all events.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })),
        ),
      ),
  );
  const ms = await page.evaluate(readSlowest);
  await context.close();
  return ms;
}

/** INP means Interaction to Next Paint. */
export async function measureInteractions(bench: Bench, runs: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const interaction of interactions) {
    const value = median(await runWithWarmUp(() => readInteraction(bench, interaction), runs));
    measures.push({ what: `INP ${interaction.what}`, value, unit: 'ms', bar: { atMost: 100 } });
  }
  return measures;
}
