import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  chromium as browsers,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { headlessShell } from '../../e2e/support/devices.ts';
import { builtStorybook } from '../../screenshots/looking-stories.ts';
import { serveStorybook } from '../../screenshots/serve.ts';
import type { StoryEntry } from '../docs/index-entries.ts';
import { findCutText } from './find-cut-text.ts';

const phoneWidth = 360;

/** A phone; the whole test also looks at a desktop and a narrow window. */
const widths = process.env['TEST_SCOPE'] === 'main' ? [phoneWidth] : [1440, 1100, phoneWidth];

const height = 900;

/** All stories and pages of the built Storybook. Throws where there is none. */
export function readEntries(): StoryEntry[] {
  const index = join(builtStorybook, 'index.json');
  if (!existsSync(index))
    throw new Error('There is no built Storybook: pnpm storybook:build writes it.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries);
}

export interface Site {
  origin: string;
  /** A page with its own storage; people who want less motion are the usual ones. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  close: () => Promise<void>;
}

/** Nobody looks at the pictures of pages: that each is there is read from the disk. */
const withoutPictures = '--blink-settings=imagesEnabled=false';

/** Serves the built Storybook and opens a browser for it. */
export async function openSite({ hasPictures = false } = {}): Promise<Site> {
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

/** A part of the address of a story that stands in a page. */
const storyInPage = 'viewMode=story';

/** What stories let fail on purpose: a loader, an upload, a mocked call; also one whose page has been left. */
const provoked = [/: the loader failed/, /^The upload of .* failed/];
const isMockedCall = (url: string, text: string) =>
  url.includes('/api1/') && text.includes('net::ERR_FAILED');

/**
 * Runs in a page before all else. Storybook reads the style of every element at each change, so that the eye of its accessibility
 * panel can mark elements. Nobody presses the eye here. This flag says that the reading has been started already.
 */
export function leaveMarkingOut(): void {
  Reflect.set(window, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true);
}

/** Of each page, without the frame of Storybook around it: what is wrong with it. */
export async function openPages(site: Site): Promise<(entry: StoryEntry) => Promise<string[]>> {
  const page = await site.newPage();
  await page.addInitScript(leaveMarkingOut);
  const known = new Set(readEntries().map(({ id }) => id));
  const faults: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    if (message.type() !== 'error' || url.includes(storyInPage)) return;
    if (provoked.some((known) => known.test(text)) || isMockedCall(url, text)) return;
    faults.push(`console: ${text} ${url}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  // A picture that is a story of its own would load all of Storybook once more. The browser blocks it:
  // to route it would stop at every other request too.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [`*${storyInPage}*`] });
  await page.goto(`${site.origin}/iframe.html?id=start-here--page&viewMode=docs`);
  // Each page is drawn in this document: one that takes its place is a fault of the page that was shown.
  page.on('domcontentloaded', () => faults.push(`loaded anew: ${page.url()}`));
  let order: readonly number[] = widths;
  return async ({ id }) => {
    await page.waitForFunction(hasStarted);
    await page.evaluate(select, id);
    await page.waitForFunction(isDrawn, id);
    const found = [...(await emptyPictures(page)), ...(await deadLinks(page, known))];
    for (const width of order) {
      if (width !== order[0]) await page.setViewportSize({ width, height });
      found.push(...(await page.evaluate(cutAt)));
      if (width !== phoneWidth) continue;
      found.push(...(await page.evaluate(findCutText)).map((text) => `cut: ${text.slice(0, 120)}`));
    }
    // The next page is drawn at the width that this one ended on.
    order = order.toReversed();
    found.push(...(await page.evaluate(failedStories)), ...(await page.evaluate(doubleIds)));
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
  // The page before may still tell that it is drawn, so the last telling counts, not the next one.
  if (!Reflect.has(window, 'drawnPage'))
    preview.channel.on('docsRendered', (id) => Reflect.set(window, 'drawnPage', id));
  Reflect.set(window, 'drawnPage', undefined);
  preview.channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
}

/** Whether the page shows all that it has, its stories too. */
function isDrawn(id: string): boolean {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  // When a page is left while its stories still run, Storybook reloads it.
  const over = ['finished', 'errored', 'aborted'];
  return (
    preview !== undefined &&
    Reflect.get(window, 'drawnPage') === id &&
    document.querySelector('.sbdocs-content :is(h1, table, p)') !== null &&
    // The place of a story is there before its drawing begins; what the page before has drawn is listed for a while.
    [...document.querySelectorAll('[data-story-block]')].every((block) =>
      preview.storyRenders.some(({ id }) => block.id.replace(/--primary$/, '') === `story--${id}`),
    ) &&
    preview.storyRenders.every(({ phase }) => over.includes(phase ?? ''))
  );
}

/** In a page a story that breaks has ended like any other; its error stands in its place soon after. */
async function failedStories(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return [...document.querySelectorAll('[data-story-block] > pre')].map(
    (error) => `${error.parentElement?.id} shows ${error.textContent.slice(0, 120)}`,
  );
}

/** A label of one story would lead into another. */
function doubleIds(): string[] {
  const ids = [...document.querySelectorAll('[data-story-block] [id]')].map(({ id }) => id);
  const double = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [...double].map((id) => `a double id: ${id}`);
}

/** Where the page's own links lead, but those to a part of it; those of its stories belong to the app, and one without words is a place to lead to. */
function linksAway(): string[] {
  const links = [...document.querySelectorAll('.sbdocs-content a[href]')];
  return links
    .filter((link) => link.closest('.sb-story') === null && link.textContent !== '')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('#') || !document.getElementById(href.slice(1)));
}

/** Links to no page and no story, and to no part of the page. */
async function deadLinks(page: Page, known: ReadonlySet<string>): Promise<string[]> {
  const isAlive = (href: string) =>
    /^https?:/.test(href) ||
    known.has(
      /^(?:(?:\.\/)?\?path=\/(?:docs|story)\/|iframe\.html\?id=)([\w-]+)/.exec(href)?.[1] ?? '',
    );
  const links = new Set(await page.evaluate(linksAway));
  return [...links].filter((href) => !isAlive(href)).map((href) => `a dead link: ${href}`);
}

/** A picture that is drawn only once it is scrolled to must be there too. */
async function emptyPictures(page: Page): Promise<string[]> {
  const sources = await page
    .locator('img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({ src }) => src));
  return sources.filter(isEmpty).map((source) => `an empty picture: ${source.slice(0, 120)}`);
}

/** In bytes: a picture with nothing on it takes 54. */
const smallestPicture = 100;

function isEmpty(source: string): boolean {
  if (source.startsWith('data:') || source.startsWith('blob:')) return false;
  const file = join(builtStorybook, decodeURIComponent(new URL(source).pathname));
  return !existsSync(file) || statSync(file).size < smallestPicture;
}

function cutAt(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} px of content on ${clientWidth} px`] : [];
}
