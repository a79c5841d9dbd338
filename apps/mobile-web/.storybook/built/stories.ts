import type { BrowserContextOptions, Page } from 'playwright';
import { skipHighlighting, type StorybookSite } from './site.ts';

interface StoryRun {
  story?: string;
  problems: string[];
  ended?: (problems: string[]) => void;
}

interface Payload {
  storyId?: string;
  message?: string;
  reporters?: readonly { result?: { violations?: readonly Violation[]; error?: unknown } }[];
}

interface Violation {
  id: string;
  nodes: readonly { html: string }[];
}

type Listener = (payload: Payload) => void;

interface Channel {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: Listener) => void;
}

/**
 * Subscribes before the first story plays, because Storybook reports a failed play function only
 * once.
 */
function listen(): void {
  const storyRun: StoryRun = { problems: [] };
  let channel: Channel | undefined;
  Reflect.set(window, 'storyRun', storyRun);
  Reflect.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      for (const event of ['playFunctionThrewException', 'storyThrewException'])
        created.on(event, ({ message }) => storyRun.problems.push(message ?? event));
      created.on('storyFinished', ({ storyId, reporters = [] }) => {
        for (const { result } of reporters) {
          if (result?.error !== undefined) storyRun.problems.push(`axe: ${String(result.error)}`);
          for (const { id, nodes } of result?.violations ?? [])
            storyRun.problems.push(`axe: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
        }
        if (storyId === storyRun.story) storyRun.ended?.(storyRun.problems);
      });
    },
  });
}

/** Runs in the browser page. */
function draw(story: string): Promise<string[]> {
  const storyRun = Reflect.get(window, 'storyRun') as StoryRun;
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  const ended = new Promise<string[]>((resolve) => {
    Object.assign(storyRun, { problems: [], ended: resolve, story });
  });
  channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  return ended;
}

interface Preview {
  storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<LoadedStory> };
}

interface LoadedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
  };
}

async function readSize(storyId: string): Promise<Size | undefined> {
  const { storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
  const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
  const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
  return styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) };
}

export interface StoryViewer {
  page: Page;
  /** Renders the story and returns its errors. */
  show: (story: string) => Promise<string[]>;
  /** Resizes the page to the story's viewport. */
  fit: (story: string) => Promise<void>;
}

interface StoryOptions {
  /** The toolbar settings, such as `textSize:200`. */
  globals?: string;
  page?: BrowserContextOptions;
  /** Runs the accessibility check, and disables animations after the play function. */
  isTested?: boolean;
}

interface Size {
  width: number;
  height: number;
}

const phone: Size = { width: 360, height: 640 };

export async function openStoryViewer(
  site: StorybookSite,
  { globals = '', isTested = false, page: options }: StoryOptions = {},
): Promise<StoryViewer> {
  const page = await site.newPage({ viewport: phone, ...options });
  page.setDefaultTimeout(100_000);
  await page.addInitScript(listen);
  await page.addInitScript(skipHighlighting);
  // Collects uncaught errors, because Storybook reports only those of play functions.
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(`nobody caught: ${message}`));
  if (isTested) await page.addInitScript(() => Reflect.set(window, 'koshaTests', true));
  // No story has the id `none`, so nothing plays. Storybook shows an error as soon as it is ready.
  await page.goto(`${site.origin}/iframe.html?id=none&viewMode=story&globals=${globals}`);
  await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached' });
  return {
    page,
    fit: async (story) => {
      const { width, height } = (await page.evaluate(readSize, story)) ?? phone;
      const now = page.viewportSize();
      if (now?.width !== width || now.height !== height)
        await page.setViewportSize({ width, height });
    },
    show: async (story) => [...(await page.evaluate(draw, story)), ...uncaught.splice(0)],
  };
}
