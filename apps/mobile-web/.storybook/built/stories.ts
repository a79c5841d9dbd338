import type { BrowserContextOptions, Page } from 'playwright';
import { leaveMarkingOut, type Site } from './site.ts';

interface Shown {
  story: string;
  /** For a story of the state atlas: the state of its order. */
  state?: string;
}

/** What Storybook tells of the stories in a page. */
interface Told {
  /** The story that is drawn. */
  story?: string;
  /** What went wrong, in its play or in the checks after it. */
  problems: string[];
  /** Called when the story has ended. */
  ended?: (problems: string[]) => void;
}

interface Payload {
  storyId?: string;
  message?: string;
  /** Of the accessibility check, where it has run. */
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

/** Listens before the first story plays, because nothing in the page tells later that a play has failed. */
function listen(): void {
  const told: Told = { problems: [] };
  let channel: Channel | undefined;
  Reflect.set(window, 'told', told);
  Reflect.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      for (const event of ['playFunctionThrewException', 'storyThrewException'])
        created.on(event, ({ message }) => told.problems.push(message ?? event));
      created.on('storyFinished', ({ storyId, reporters = [] }) => {
        for (const { result } of reporters) {
          if (result?.error !== undefined) told.problems.push(`axe: ${String(result.error)}`);
          for (const { id, nodes } of result?.violations ?? [])
            told.problems.push(`axe: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
        }
        if (storyId === told.story) told.ended?.(told.problems);
      });
    },
  });
}

/** Draws this story; returns what went wrong once it has ended. */
function draw({ story, state }: Shown): Promise<string[]> {
  const told = Reflect.get(window, 'told') as Told;
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  const ended = new Promise<string[]>((resolve) => {
    Object.assign(told, { problems: [], ended: resolve, story });
  });
  if (state === undefined) channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  else {
    channel.emit('updateStoryArgs', { storyId: story, updatedArgs: { state } });
    channel.emit('forceRemount', { storyId: story });
  }
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

export interface Stories {
  page: Page;
  /** Draws this story in the page that drew the one before, as the sidebar does. Returns what went wrong. */
  show: (shown: Shown) => Promise<string[]>;
  /** Takes the size that the story is made for. */
  fit: (story: string) => Promise<void>;
}

interface Look {
  /** What the toolbar is set to, such as `textSize:200`. */
  globals?: string;
  page?: BrowserContextOptions;
  /** With the accessibility check and what else comes after a story in the tests. */
  isTested?: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** The size of the phone that stories are made for. */
const phone: Size = { width: 360, height: 640 };

/** A phone in which stories are shown, and play, in turn. */
export async function openStories(
  site: Site,
  { globals = '', isTested = false, page: options }: Look = {},
): Promise<Stories> {
  const page = await site.newPage({ viewport: phone, ...options });
  page.setDefaultTimeout(100_000);
  await page.addInitScript(listen);
  await page.addInitScript(leaveMarkingOut);
  // Storybook tells only those of a play.
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(`nobody caught: ${message}`));
  if (isTested) await page.addInitScript(() => Reflect.set(window, 'koshaTests', true));
  // A story of this name is not there, so that none plays before it is asked for; Storybook says so once it is ready.
  await page.goto(`${site.origin}/iframe.html?id=none&viewMode=story&globals=${globals}`);
  await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached' });
  let present: string | undefined;
  return {
    page,
    fit: async (story) => {
      const { width, height } = (await page.evaluate(readSize, story)) ?? phone;
      const now = page.viewportSize();
      if (now?.width !== width || now.height !== height)
        await page.setViewportSize({ width, height });
    },
    show: async ({ story, state }) => {
      // Storybook does not draw the present story again.
      if (story !== present || state === undefined) {
        const found = await page.evaluate(draw, { story });
        present = story;
        if (state === undefined) return [...found, ...uncaught.splice(0)];
      }
      const found = await page.evaluate(draw, { story, state });
      return [...found, ...uncaught.splice(0)];
    },
  };
}
