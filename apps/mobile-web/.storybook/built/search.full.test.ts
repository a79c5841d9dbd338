import { afterAll, beforeAll, expect, it } from 'vitest';
import { translatorOf } from '../../e2e/support/messages.ts';
import { openSite } from './site.ts';
import { slowMachineTimeout, Visitor, visitorPage } from './visitor.ts';

const site = await openSite();
const page = await visitorPage(site);
const visitor = new Visitor(page);
beforeAll(async () => {
  await page.goto(`${site.origin}/`);
  await visitor.reads('Since the last release');
}, slowMachineTimeout.timeout);
afterAll(site.close);

it.each([
  ['pictureEmpty', 'Errors', 'recognizeDocument on 2 Verify, Identity'],
  ['tooManyEvents', 'Errors', 'trackEventV2 on every screen'],
  ['getAboutUs', 'Calls', 'by 9 Help and feedback, About us'],
])(
  'a search for %s links to the page of the screen that makes the call',
  async (word, kind, place) => {
    await visitor.search(word);
    const found = visitor.found(kind).getByRole('listitem').filter({ hasText: place });
    await found.getByRole('link').first().click();
    await visitor.content.getByRole('heading', { level: 2, name: 'Calls', exact: true }).waitFor();
    expect(await visitor.content.locator('.kosha-table').allInnerTexts()).toContainEqual(
      expect.stringContaining(word),
    );
    await page.goBack();
    await visitor.reads('Since the last release');
  },
);

it('a word in an Indian script finds the messages of its languages', async () => {
  for (const language of ['hi', 'ta'] as const) {
    const text = translatorOf(language)('form.optional');
    await visitor.search(text);
    await visitor.reads(text);
    const first = visitor.found('Messages').getByRole('listitem').first();
    expect(await first.innerText()).toContain('optional');
  }
});

it.each([
  ['extention', 'extension'],
  ['repyament', 'repayment'],
  // The Hindi word for “date”, first with a wrong vowel sign.
  ['तारिख', 'तारीख'],
])('for %s, the search suggests %s', async (mistake, word) => {
  await visitor.search(mistake);
  await visitor.reads('No results.');
  await visitor.content.getByRole('button', { name: word, exact: true }).click();
  await visitor.found('Messages').waitFor();
  expect(await visitor.content.getByRole('searchbox').inputValue()).toBe(word);
});
