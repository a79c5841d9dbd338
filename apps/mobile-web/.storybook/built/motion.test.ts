import { afterAll, describe, expect, it } from 'vitest';
import { openSite, readEntries } from './site.ts';

/** Dialogs and sheets, which come in by a motion. */
const moving = readEntries().filter(
  ({ type, title, name, tags }) =>
    type === 'story' && !tags.includes('behaviour') && /dialog|sheet/i.test(`${title} ${name}`),
);

const site = await openSite();
const page = await site.newPage();
await page.setViewportSize({ width: 360, height: 640 });
afterAll(site.close);

interface Preview {
  currentRender?: { id: string; phase?: string };
}

function endOf(storyId: string): string | undefined {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  const { id, phase = '' } = preview?.currentRender ?? {};
  return id === storyId && ['finished', 'errored'].includes(phase) ? phase : undefined;
}

describe('with normal motion, as most people see it, a story keeps what it says', () => {
  it('and there are such stories', () => expect(moving.length).toBeGreaterThan(20));

  it.each(moving)('$title: $name', async ({ id }) => {
    // What an earlier story opened may still be there, so each has a page of its own.
    await page.goto(`${site.origin}/iframe.html?id=${id}&viewMode=story`);
    const end = await page.waitForFunction(endOf, id, { timeout: 100_000 });
    expect(await end.jsonValue()).toBe('finished');
  });
});
