import { afterAll, expect, it } from 'vitest';
import { inEachLanguage } from '../in-each-language.ts';
import { openSite } from './site.ts';
import { visitorPage } from './visitor.ts';

const site = await openSite();
const page = await visitorPage(site);
afterAll(site.close);

/** Opens the page of all screens without Storybook's frame; returns how many screenshots it has. */
async function open(asked: string): Promise<string> {
  await page.goto(`${site.origin}/iframe.html?id=all-screens--page&viewMode=docs${asked}`);
  return page.getByText(/^\d+ screenshots?$|^No screenshot matches/).innerText();
}

const chosen = (label: string) => page.getByLabel(label).inputValue();

it('a choice in the address that no menu has counts as none, whichever it is', async () => {
  const all = await open('');
  expect(await open('&area=nowhere&look=blue&state=99&language=xx')).toBe(all);
});

it('an address allows no more than the menus: with a state neither a part of the flow nor a look', async () => {
  const all = await open('&state=6');
  expect(all).toMatch(/^\d+ screenshots$/);
  for (const other of ['area=6~20Orders', 'look=dark']) {
    expect(await open(`&state=6&${other}`)).toBe(all);
    expect(await chosen('Order state')).toBe('6');
    expect([await chosen('Section'), await chosen('Variant')]).toEqual(['', '']);
  }
  await page.getByLabel('Section').selectOption('6 Orders');
  expect([await chosen('Order state'), await chosen('Variant')]).toEqual(['', '']);
});

it('each choice of how it is drawn has pictures', async () => {
  const all = await open('');
  const menu = page.getByLabel('Variant').getByRole('option');
  const looks = await menu.evaluateAll((options) =>
    options.map((one) => one.getAttribute('value')),
  );
  const drawn = looks.filter(Boolean);
  expect(drawn.length).toBeGreaterThan(3);
  for (const look of drawn) {
    const own = await open(`&look=${look}`);
    expect(own).toMatch(/^\d+ screenshots$/);
    expect(own).not.toBe(all);
  }
});

it('another language says why it has fewer pictures', async () => {
  expect(await open('&language=ta')).toBe(`${inEachLanguage.length} screenshots`);
  await page.getByText(`${inEachLanguage.length} stories are available in each language`).waitFor();
});
