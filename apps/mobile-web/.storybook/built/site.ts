import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  chromium as browsers,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { headlessShell } from '../../e2e/support/devices.ts';
import { builtStorybook } from '../../screenshots/screenshot-targets.ts';
import { serveStorybook } from '../../screenshots/serve.ts';
import type { StoryEntry } from '../docs/index-entries.ts';
import { findCutText } from './find-cut-text.ts';

const phoneWidth = 360;

const widths = process.env['TEST_SCOPE'] === 'main' ? [phoneWidth] : [1440, 1100, phoneWidth];

const height = 900;

export function readEntries(): StoryEntry[] {
  const index = join(builtStorybook, 'index.json');
  if (!existsSync(index))
    throw new Error('There is no built Storybook: pnpm storybook:build writes it.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries);
}

export interface StorybookSite {
  origin: string;
  /** The page has its own storage and, by default, reduced motion. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  close: () => Promise<void>;
}

/** The browser does not need to load images, because `emptyImages` checks the files on the disk. */
const withoutPictures = '--blink-settings=imagesEnabled=false';

export async function openSite({ hasPictures = false } = {}): Promise<StorybookSite> {
  const server = await serveStorybook(0);
  const browser: Browser = await browsers.launch({
    ...headlessShell,
    args: [...headlessShell.args, ...(hasPictures ? [] : [withoutPictures])],
  });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return {
    origin,
    newPage: (options) =>
      browser.newPage({
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce',
        viewport: { width: widths[0] ?? phoneWidth, height },
        ...options,
      }),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Errors that stories cause on purpose: a failed loader, upload or mocked call. */
const provoked = [/: the loader failed/, /^The upload of .* failed/];
const isMockedCall = (url: string, text: string) =>
  url.includes('/api1/') && text.includes('net::ERR_FAILED');

/**
 * Runs before the page's scripts. Disables Storybook's highlighting, which is slow and which no
 * test uses.
 */
export function skipHighlighting(): void {
  Reflect.set(window, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true);
}

export async function createPageChecker(
  site: StorybookSite,
): Promise<(entry: StoryEntry) => Promise<string[]>> {
  const page = await site.newPage();
  await page.addInitScript(skipHighlighting);
  const known = new Set(readEntries().map(({ id }) => id));
  const faults: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    if (message.type() !== 'error') return;
    if (provoked.some((known) => known.test(text)) || isMockedCall(url, text)) return;
    faults.push(`console: ${text} ${url}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  await page.goto(`${site.origin}/iframe.html?id=start-here--page&viewMode=docs`);
  // Hides embedded stories, because each would load all of Storybook again. A hidden lazy `iframe`
  // never loads.
  await page.addStyleTag({ content: 'iframe[loading="lazy"] { display: none; }' });
  // Storybook switches between docs pages without a reload, so a reload counts as a fault.
  page.on('domcontentloaded', () => faults.push(`loaded anew: ${page.url()}`));
  let order: readonly number[] = widths;
  return async ({ id }) => {
    await page.waitForFunction(hasStarted);
    await page.evaluate(select, id);
    await page.waitForFunction(isRendered, id);
    const found = [...(await emptyImages(page)), ...(await deadLinks(page, known))];
    for (const width of order) {
      if (width !== order[0]) await page.setViewportSize({ width, height });
      found.push(...(await page.evaluate(widthFaults)));
      if (width !== phoneWidth) continue;
      found.push(...(await page.evaluate(findCutText)).map((text) => `cut: ${text.slice(0, 120)}`));
    }
    // The next page starts at the current width, which saves one resize.
    order = order.toReversed();
    found.push(...(await page.evaluate(failedStories)), ...(await page.evaluate(duplicateIds)));
    return [...found, ...faults.splice(0)];
  };
}

interface Render {
  id: string;
  phase?: string;
}

interface Preview {
  channel: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listener: (payload: unknown) => void) => void;
  };
  storyRenders: Render[];
}

function hasStarted(): boolean {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  return preview?.storyRenders !== undefined;
}

function select(storyId: string): void {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
  // The previous page may still report that it is rendered, so the last event counts.
  if (!Reflect.has(window, 'drawnPage'))
    preview.channel.on('docsRendered', (id) => Reflect.set(window, 'drawnPage', id));
  Reflect.set(window, 'drawnPage', undefined);
  preview.channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
}

function isRendered(id: string): boolean {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  // All stories of the page must have ended, because Storybook reloads the document if another page
  // is selected earlier.
  const endPhases = ['finished', 'errored', 'aborted'];
  return (
    preview !== undefined &&
    Reflect.get(window, 'drawnPage') === id &&
    document.querySelector('.sbdocs-content :is(h1, table, p)') !== null &&
    // Each story's container must have an entry in `storyRenders`. The container exists before the
    // story renders, and until then, `storyRenders` may contain only stories of the previous page.
    [...document.querySelectorAll('[data-story-block]')].every((block) =>
      preview.storyRenders.some(({ id }) => block.id.replace(/--primary$/, '') === `story--${id}`),
    ) &&
    preview.storyRenders.every(({ phase }) => endPhases.includes(phase ?? ''))
  );
}

/**
 * In a docs page, a story that throws also counts as finished. Its error appears one frame later.
 */
async function failedStories(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return [...document.querySelectorAll('[data-story-block] > pre')].map(
    (error) => `${error.parentElement?.id} shows ${error.textContent.slice(0, 120)}`,
  );
}

/** With a duplicate id, a label of one story would point to a field of another. */
function duplicateIds(): string[] {
  const ids = [...document.querySelectorAll('[data-story-block] [id]')].map(({ id }) => id);
  const duplicates = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [...duplicates].map((id) => `a double id: ${id}`);
}

function linksAway(): string[] {
  const links = [...document.querySelectorAll('.sbdocs-content a[href]')];
  return links
    .filter((link) => link.closest('.sb-story') === null && link.textContent !== '')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('#') || !document.getElementById(href.slice(1)));
}

async function deadLinks(page: Page, known: ReadonlySet<string>): Promise<string[]> {
  const isAlive = (href: string) =>
    /^https?:/.test(href) ||
    known.has(
      /^(?:(?:\.\/)?\?path=\/(?:docs|story)\/|iframe\.html\?id=)([\w-]+)/.exec(href)?.[1] ?? '',
    );
  const links = new Set(await page.evaluate(linksAway));
  return [...links].filter((href) => !isAlive(href)).map((href) => `a dead link: ${href}`);
}

/** Also checks lazy images that are not loaded yet. */
async function emptyImages(page: Page): Promise<string[]> {
  const sources = await page
    .locator('img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({ src }) => src));
  return sources.filter(isEmpty).map((source) => `an empty picture: ${source.slice(0, 120)}`);
}

/** An image file with fewer bytes counts as empty. An image without content has 54 bytes. */
const smallestPicture = 100;

function isEmpty(source: string): boolean {
  if (source.startsWith('data:') || source.startsWith('blob:')) return false;
  const file = join(builtStorybook, decodeURIComponent(new URL(source).pathname));
  return !existsSync(file) || statSync(file).size < smallestPicture;
}

function widthFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} px of content on ${clientWidth} px`] : [];
}
