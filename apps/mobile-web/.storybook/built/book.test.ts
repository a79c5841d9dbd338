import { afterAll, expect, it } from 'vitest';
import { inEachLanguage } from '../in-each-language.ts';
import { openSite } from './site.ts';
import { visitorPage } from './visitor.ts';

const site = await openSite();
const page = await visitorPage(site);
afterAll(site.close);

/** Opens the picture book, without Storybook's frame around it; returns what it says of its pictures. */
async function open(asked: string): Promise<string> {
  await page.goto(`${site.origin}/iframe.html?id=picture-book--page&viewMode=docs${asked}`);
  return page.getByText(/^\d+ pictures?$|^No picture has all of these/).innerText();
}

const chosen = (label: string) => page.getByLabel(label).inputValue();

it('a choice in the address that no menu has counts as none, whichever it is', async () => {
  const all = await open('');
  expect(await open('&area=nowhere&look=blue&state=99&language=xx')).toBe(all);
});

it('an address allows no more than the menus: with a state neither a part of the road nor a look', async () => {
  const all = await open('&state=6');
  expect(all).toMatch(/^\d+ pictures$/);
  for (const other of ['area=6~20Orders', 'look=dark']) {
    expect(await open(`&state=6&${other}`)).toBe(all);
    expect(await chosen('State of the order')).toBe('6');
    expect([await chosen('Part of the road'), await chosen('Drawn')]).toEqual(['', '']);
  }
  await page.getByLabel('Part of the road').selectOption('6 Orders');
  expect([await chosen('State of the order'), await chosen('Drawn')]).toEqual(['', '']);
});

it('each choice of how it is drawn has pictures', async () => {
  const all = await open('');
  const menu = page.getByLabel('Drawn').getByRole('option');
  const looks = await menu.evaluateAll((options) =>
    options.map((one) => one.getAttribute('value')),
  );
  const drawn = looks.filter(Boolean);
  expect(drawn.length).toBeGreaterThan(3);
  for (const look of drawn) {
    const own = await open(`&look=${look}`);
    expect(own).toMatch(/^\d+ pictures$/);
    expect(own).not.toBe(all);
  }
});

it('another language says why it has fewer pictures', async () => {
  expect(await open('&language=ta')).toBe(`${inEachLanguage.length} pictures`);
  await page
    .getByText(`${inEachLanguage.length} stories have a picture in each language`)
    .waitFor();
});
