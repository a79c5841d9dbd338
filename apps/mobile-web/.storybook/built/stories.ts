import type { Page } from 'playwright';
import type { Site } from './site.ts';

interface Shown {
  story: string;
  /** For a story of the state atlas: the state of its order. */
  state?: string;
}

/** What Storybook tells of the stories in a page. */
interface Told {
  /** The story that ended last. */
  ended?: string;
  /** What went wrong, in its play or in the checks after it. */
  problems: string[];
}

type Listener = (payload: { storyId?: string; message?: string }) => void;

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
      created.on('storyFinished', ({ storyId }) => Object.assign(told, { ended: storyId }));
    },
  });
}

const over = (storyId: string): boolean => (Reflect.get(window, 'told') as Told).ended === storyId;
const problems = (): string[] => (Reflect.get(window, 'told') as Told).problems;

function select({ story, state }: { story: string; state?: string | undefined }): void {
  const told = Reflect.get(window, 'told') as Told;
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  Object.assign(told, { ended: undefined, problems: [] });
  if (state === undefined) channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  else {
    channel.emit('updateStoryArgs', { storyId: story, updatedArgs: { state } });
    channel.emit('forceRemount', { storyId: story });
  }
}

export interface Stories {
  page: Page;
  /** Draws this story in the page that drew the one before, as the sidebar does. Returns what went wrong. */
  show: (shown: Shown) => Promise<string[]>;
}

interface Phone {
  width: number;
  height: number;
  /** What the toolbar is set to, such as `textSize:200`. */
  globals?: string;
}

/** A phone in which stories are shown, and play, in turn. */
export async function openStories(
  site: Site,
  { globals = '', ...size }: Phone = { width: 360, height: 640 },
): Promise<Stories> {
  const page = await site.newPage();
  page.setDefaultTimeout(100_000);
  await page.setViewportSize(size);
  await page.addInitScript(listen);
  let present: string | undefined;
  const addressOf = (storyId: string) =>
    `${site.origin}/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`;
  const endOf = async (storyId: string) => {
    await page.waitForFunction(over, storyId);
    return page.evaluate(problems);
  };
  return {
    page,
    show: async ({ story, state }) => {
      // Storybook does not draw the present story again.
      if (story !== present) {
        if (present === undefined) await page.goto(addressOf(story));
        else await page.evaluate(select, { story });
        const found = await endOf(story);
        present = story;
        if (state === undefined) return found;
      }
      await page.evaluate(select, { story, state });
      return endOf(story);
    },
  };
}
