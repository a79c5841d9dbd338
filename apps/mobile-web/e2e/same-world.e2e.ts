import { worldNow } from '../.storybook/world-now.ts';
import { newestOrderId } from './support/api.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { asRead, keyOf, readTexts, worldScreens } from './support/world-screens.ts';

// As stories are seen: by a browser of no phone's, which has not seen home yet.
test.use({ userAgent: undefined, isMobile: false, hasTouch: false });

const texts = readTexts();

/** The stories' side of this is a test of the built Storybook; both read the same texts. */
test('the running app says to a persona, word for word, what the stories say', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  expect(worldScreens.length).toBeGreaterThanOrEqual(30);
  await page.clock.setSystemTime(worldNow);
  await page.addInitScript(() => localStorage.removeItem('kosha.home'));
  for (const [persona, screens] of Map.groupBy(worldScreens, ({ persona: key }) => key)) {
    await sandbox.setClock(worldNow);
    const session = await sandbox.persona(persona, phone);
    await signInAs(page, session);
    const order = await newestOrderId(request, session);
    for (const screen of screens) {
      await page.goto(screen.path.replace('{order}', order));
      const read = async () => asRead(await page.locator('body').innerText());
      await expect.poll(read, { message: keyOf(screen) }).toEqual(texts[keyOf(screen)]);
    }
  }
});
