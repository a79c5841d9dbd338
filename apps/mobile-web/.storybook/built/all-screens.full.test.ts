import { afterAll, expect, it } from 'vitest';
import { storiesInEachLanguage } from '../stories-in-each-language.ts';
import { openSite } from './site.ts';
import { visitorPage } from './visitor.ts';

const site = await openSite();
const page = await visitorPage(site);
afterAll(site.close);

async function open(filters: string): Promise<string> {
  await page.goto(`${site.origin}/iframe.html?id=all-screens--page&viewMode=docs${filters}`);
  return page.getByText(/^\d+ screenshots?$|^No screenshot matches/).innerText();
}

const chosen = (label: string) => page.getByLabel(label).inputValue();

it('an unknown filter value in the URL is ignored', async () => {
  const all = await open('');
  expect(await open('&area=nowhere&look=blue&state=99&language=xx')).toBe(all);
});

it('an order state in the URL resets the section and the variant, as the menus do', async () => {
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

it('each variant has screenshots', async () => {
  const all = await open('');
  const menu = page.getByLabel('Variant').getByRole('option');
  const looks = await menu.evaluateAll((options) =>
    options.map((one) => one.getAttribute('value')),
  );
  const variants = looks.filter(Boolean);
  expect(variants.length).toBeGreaterThan(3);
  for (const look of variants) {
    const own = await open(`&look=${look}`);
    expect(own).toMatch(/^\d+ screenshots$/);
    expect(own).not.toBe(all);
  }
});

it('the page explains why another language has fewer screenshots', async () => {
  expect(await open('&language=ta')).toBe(`${storiesInEachLanguage.length} screenshots`);
  await page
    .getByText(`${storiesInEachLanguage.length} stories are available in each language`)
    .waitFor();
});
