import { chromium, type Browser, type Page } from 'playwright';
import { chromium as launch } from '../e2e/support/devices.ts';
import { screenSizeOf } from '../.storybook/docs/screen-size.ts';
import { showStoryInLanguage } from '../.storybook/built/language.ts';
import { sampleNow } from '../.storybook/sample-now.ts';
import { isVisiblyDifferent } from './compare.ts';
import type { ScreenshotTarget } from './screenshot-targets.ts';
import { serveStorybook } from './serve.ts';

// The port is fixed, because some screens show their own URL: another port would change their
// screenshots.
const port = 4620;
const origin = `http://127.0.0.1:${port}`;
const pagesAtOnce = 2;

interface Preview {
  channel: { emit: (event: string, payload: unknown) => void };
  currentRender?: { id: string; phase?: string };
}

export async function takeScreenshots(
  stories: readonly ScreenshotTarget[],
  onPicture: (story: ScreenshotTarget, picture: Buffer | Error) => Promise<void>,
): Promise<void> {
  const server = await serveStorybook(port);
  const browser = await chromium.launch(launch);
  const titles = [...Map.groupBy(stories, ({ title }) => title).values()];
  const work = Array.from({ length: pagesAtOnce }, async () => {
    for (let own = titles.shift(); own; own = titles.shift()) {
      const page = await openPage(
        browser,
        own.some(({ tags }) => tags.includes('ticking')),
      );
      for (const [at, story] of own.entries()) {
        // After a story with interactions (tag `state`), the page is loaded again, because the
        // interactions may still affect the next story.
        const isNew = at === 0 || own[at - 1]?.tags.includes('state') === true;
        await onPicture(story, await takeOne(page, story, isNew).catch(toError));
      }
      await page.context().close();
    }
  });
  await Promise.all(work);
  await browser.close();
  await server.close();
}

const toError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));

/** The clock runs only for stories that wait for time to pass. */
async function openPage(browser: Browser, isTicking: boolean): Promise<Page> {
  const page = await browser.newPage({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  if (!isTicking) await page.clock.setFixedTime(sampleNow);
  return page;
}

async function takeOne(page: Page, look: ScreenshotTarget, isNew: boolean): Promise<Buffer> {
  const { id, tags, state, language } = look;
  await page.setViewportSize(screenSizeOf(tags));
  // Storybook reads `args` from the URL only when the page loads.
  if (isNew || state) await page.goto(`${origin}/iframe.html?id=${id}&args=state:${state ?? ''}`);
  else await page.evaluate(select, id);
  const phase = await page.waitForFunction(finalPhaseOf, id);
  if ((await phase.jsonValue()) === 'errored') throw new Error('the story fails');
  if ((await page.locator('[data-elsewhere]').count()) > 0)
    throw new Error('the story leads to another screen');
  if (language) await showStoryInLanguage(page, language);
  return takeStableScreenshot(page);
}

function select(storyId: string): void {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
  preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Playwright runs this function in the browser. It returns undefined until the story has ended. */
export function finalPhaseOf(storyId: string): string | undefined {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  const render = preview?.currentRender;
  const isOver = render?.phase === 'finished' || render?.phase === 'errored';
  return render?.id === storyId && isOver ? render.phase : undefined;
}

/** Takes screenshots until two look the same, because images and scrolling finish late. */
export async function takeStableScreenshot(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let tries = 0; tries < 10; tries += 1) {
    const next = await shoot();
    if (next.equals(last) || !(await isVisiblyDifferent(last, next))) return next;
    last = next;
  }
  throw new Error('the story never stands still');
}
