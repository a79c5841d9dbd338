import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import {
  asRead,
  keyOf,
  readTexts,
  textsFile,
  worldScreens,
} from '../../e2e/support/world-screens.ts';
import { openSite } from './site.ts';
import { openStories } from './stories.ts';

const isUpdate = process.env['UPDATE_WORLD'] === '1';

const site = await openSite();
const { page, show } = await openStories(site);
afterAll(site.close);

/** Changes rarely: until nothing has been drawn for a while. */
async function whatStays(): Promise<string[]> {
  let before = '';
  const isStill = async () => {
    const now = await page.evaluate(() => document.body.innerText);
    const isSame = now === before && !/Loading/.test(now);
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { interval: 500, timeout: 30_000 }).toBe(true);
  return asRead(before);
}

describe('stories say, word for word, what the running app says to the same persona', () => {
  it.runIf(isUpdate)('and these texts are kept', async () => {
    const texts: Record<string, string[]> = {};
    for (const screen of worldScreens) {
      await show(screen);
      texts[keyOf(screen)] = await whatStays();
    }
    expect(Object.keys(texts)).toHaveLength(worldScreens.length);
    writeFileSync(textsFile, `${JSON.stringify(texts, null, 1)}\n`);
  });

  const kept = isUpdate ? {} : readTexts();

  it.skipIf(isUpdate).each(worldScreens)('$persona at $path', async (screen) => {
    await show(screen);
    const read = async () => asRead(await page.evaluate(() => document.body.innerText));
    await expect.poll(read, { timeout: 30_000 }).toEqual(kept[keyOf(screen)]);
  });
});
