import type { FrameLocator, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { openSite } from './site.ts';
import { patience, Visitor, visitorPage } from './visitor.ts';

const site = await openSite();
const page = await visitorPage(site);
const problems: string[] = [];
page.on('pageerror', ({ message }) => problems.push(message));
page.on('console', (message) => {
  if (message.type() === 'error') problems.push(message.text());
});
afterAll(site.close);

const story = '6-orders-detail--fee-breakdown';
const openFold = (place: Page | FrameLocator) =>
  place.locator('details[open]', { hasText: '₹150' });

describe('a story that plays in English is shown in the language of the toolbar with what its play has opened', () => {
  it('from the start', async () => {
    await page.goto(`${site.origin}/iframe.html?id=${story}&viewMode=story&globals=language:hi`);
    await page.locator('html[lang=hi-IN]').waitFor();
    await openFold(page).waitFor();
    expect(await page.locator('#storybook-root').innerText()).not.toMatch(/Repayment|Overdue/);
    expect(problems).toEqual([]);
  });

  it('and when another language is chosen', async () => {
    await page.goto(`${site.origin}/?path=/story/${story}`);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await openFold(frame).waitFor();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('option', { name: 'தமிழ்' }).click();
    await frame.locator('html[lang=ta-IN]').waitFor();
    await openFold(frame).waitFor();
    expect(problems).toEqual([]);
  });
});

it('the menu says which size of text an address asks for, and takes another', async () => {
  await page.goto(`${site.origin}/?path=/story/${story}&globals=textSize:150`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const size = () => frame.locator('html').evaluate(({ style }) => style.fontSize);
  await page.getByRole('button', { name: /Text 150 %/ }).click();
  expect(await size()).toBe('150%');
  await page.getByRole('option', { name: 'Text 200 %' }).click();
  await page.getByRole('button', { name: /Text 200 %/ }).waitFor();
  await expect.poll(size, patience).toBe('200%');
});

it('a story of one device says which, whatever was chosen before', async () => {
  const desktop = 'public-pages-get-the-app--desktop';
  await page.goto(`${site.origin}/?path=/story/${desktop}&globals=platform:iphone`);
  const platform = page.getByRole('button', { name: /^Platform/ });
  await expect.poll(() => platform.textContent(), patience).toBe('Computer');
  expect(await platform.isDisabled()).toBe(true);
});

it.each(['kit-button--primary', 'form-engine-field-types-district--follows-state'])(
  '%s, a part that asks no server, is not offered the menus of screens',
  async (part) => {
    await page.goto(`${site.origin}/?path=/story/${part}`);
    await page.getByRole('button', { name: /^Scheme/ }).waitFor();
    const ofScreens = page.getByRole('button', { name: /^(Network|Platform|Rules)/ });
    await expect.poll(() => ofScreens.count(), patience).toBe(0);
    await page.goto(`${site.origin}/?path=/story/${story}`);
    await expect.poll(() => ofScreens.count(), patience).toBe(3);
  },
);

it('a story is compared with one press, and shows the panel only where it has controls', async () => {
  const panel = page.getByRole('tab', { name: /^Controls/ });
  await page.goto(`${site.origin}/?path=/story/kit-button--primary`);
  await panel.waitFor();
  await page.goto(`${site.origin}/?path=/story/${story}`);
  await page.getByRole('button', { name: 'Copy link with note' }).waitFor();
  await panel.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Compare' }).click();
  const first = page.frameLocator('#storybook-preview-iframe').getByLabel('First state');
  await expect.poll(() => first.inputValue(), patience).toBe(story);
});

describe('the address', () => {
  it('does not take the choices of a page along to the next', async () => {
    const chosen = '&one=6-orders-detail--loaned&note=for+you';
    await page.goto(`${site.origin}/?path=/docs/compare--page${chosen}`);
    const visitor = new Visitor(page);
    await visitor.reads('Copy link');
    await visitor.open('writing-guide');
    await visitor.reads('One act has one word');
    await expect
      .poll(() => page.url(), patience)
      .toBe(`${site.origin}/?path=/docs/writing-guide--page`);
    await page.goBack();
    await visitor.reads('Copy link');
    expect(await visitor.content.getByRole('textbox').inputValue()).toBe('for you');
  });
});
