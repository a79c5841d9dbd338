import { median, repeatRuns, type Measure } from '@kosha/bench';
import type { Page } from 'playwright';
import { openContext, openThrottledPage, signInContext, type Bench } from '../visit.ts';

interface Interaction {
  what: string;
  path: string;
  /** Brings the page to the point where the interaction can begin; this is not measured. */
  ready: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** The persona to sign in; without one, the page is opened by a visitor. */
  persona?: string;
}

const seen = (page: Page, name: string | RegExp) => page.getByText(name).first().waitFor();

const interactions: readonly Interaction[] = [
  {
    what: 'type the phone number',
    path: '/login',
    ready: (page) => page.getByRole('textbox').first().waitFor(),
    act: (page) => page.getByRole('textbox').first().pressSequentially('9876543210'),
  },
  {
    what: 'tick the agreement',
    path: '/login',
    ready: (page) => page.getByRole('checkbox').waitFor(),
    act: (page) => page.getByRole('checkbox').click(),
  },
  {
    what: 'open a locked product',
    path: '/',
    persona: 'locked-tier',
    ready: (page) => seen(page, 'Account'),
    act: (page) =>
      page
        .getByRole('button', { name: /lock|tier/i })
        .first()
        .click(),
  },
  {
    what: 'go to Orders',
    path: '/',
    persona: 'loaned',
    ready: (page) => seen(page, 'Account'),
    act: (page) => page.getByRole('link', { name: 'Orders' }).click(),
  },
  {
    what: 'go to Account',
    path: '/order',
    persona: 'loaned',
    ready: (page) => seen(page, 'Account'),
    act: (page) => page.getByRole('link', { name: 'Account' }).click(),
  },
  {
    what: 'change the amount',
    path: '/product/1/detail',
    persona: 'verified',
    ready: (page) => page.getByRole('combobox').waitFor(),
    act: (page) => page.getByRole('combobox').press('ArrowUp'),
  },
  {
    what: 'open the cost breakdown',
    path: '/product/1/detail',
    persona: 'verified',
    ready: (page) => seen(page, /You get/),
    act: (page) => page.getByText('How this adds up').click(),
  },
  {
    what: 'switch automatic money',
    path: '/product/1/detail',
    persona: 'verified',
    ready: (page) => page.getByRole('switch').waitFor(),
    act: (page) => page.getByRole('switch').click(),
  },
  {
    what: 'type an account number',
    path: '/bank/add?pid=1',
    persona: 'verified',
    ready: (page) => page.getByRole('textbox').first().waitFor(),
    act: (page) => page.getByRole('textbox').nth(1).pressSequentially('123456789'),
  },
  {
    what: 'open a question in Help',
    path: '/personal/help',
    persona: 'verified',
    ready: (page) => page.getByRole('button', { expanded: false }).first().waitFor(),
    act: (page) => page.getByRole('button', { expanded: false }).first().click(),
  },
];

/** The slowest event of one interaction, from the input to the next paint, in milliseconds. */
async function readInteraction(bench: Bench, interaction: Interaction): Promise<number> {
  const context = await openContext(bench);
  if (interaction.persona) await (await signInContext(context, interaction.persona)).close();
  const page = await openThrottledPage(context);
  await page.goto(interaction.path, { waitUntil: 'networkidle' });
  await interaction.ready(page);
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Object.assign(window, { slowest });
    const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.ms = Math.max(slowest.ms, duration);
    }).observe(options);
  });
  await interaction.act(page);
  // After two frames and an idle moment the observer has got the event.
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(
              () => resolve((window as unknown as { slowest: { ms: number } }).slowest.ms),
              {
                timeout: 1000,
              },
            ),
          ),
        ),
      ),
  );
  await context.close();
  return ms;
}

/** INP of the ten main interactions. */
export async function measureInteractions(bench: Bench): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const interaction of interactions) {
    const value = median(await repeatRuns(() => readInteraction(bench, interaction)));
    measures.push({ what: `INP ${interaction.what}`, value, unit: 'ms', bar: { atMost: 80 } });
  }
  return measures;
}
