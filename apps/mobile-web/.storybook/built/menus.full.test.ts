import type { FrameLocator, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { openSite } from './site.ts';
import { slowMachineTimeout, Visitor, visitorPage } from './visitor.ts';

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

describe('a story plays in English, then switches to the toolbar language and stays expanded', () => {
  it('when it is opened', async () => {
    await page.goto(`${site.origin}/iframe.html?id=${story}&viewMode=story&globals=language:hi`);
    await page.locator('html[lang=hi-IN]').waitFor();
    await openFold(page).waitFor();
    expect(await page.locator('#storybook-root').innerText()).not.toMatch(/Repayment|Overdue/);
    expect(problems).toEqual([]);
  });

  it('when another language is chosen', async () => {
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

it('the text size menu shows the size from the URL and can change it', async () => {
  await page.goto(`${site.origin}/?path=/story/${story}&globals=textSize:150`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const size = () => frame.locator('html').evaluate(({ style }) => style.fontSize);
  await page.getByRole('button', { name: /Text 150 %/ }).click();
  expect(await size()).toBe('150%');
  await page.getByRole('option', { name: 'Text 200 %' }).click();
  await page.getByRole('button', { name: /Text 200 %/ }).waitFor();
  await expect.poll(size, slowMachineTimeout).toBe('200%');
});

it('a story with a fixed platform shows it and disables the menu', async () => {
  const desktop = 'public-pages-get-the-app--desktop';
  await page.goto(`${site.origin}/?path=/story/${desktop}&globals=platform:iphone`);
  const platform = page.getByRole('button', { name: /^Platform/ });
  await expect.poll(() => platform.textContent(), slowMachineTimeout).toBe('Computer');
  expect(await platform.isDisabled()).toBe(true);
});

it.each(['kit-button--primary', 'form-engine-field-types-district--follows-state'])(
  'the toolbar hides the menus for screens on %s, which calls no server',
  async (part) => {
    await page.goto(`${site.origin}/?path=/story/${part}`);
    await page.getByRole('button', { name: /^Scheme/ }).waitFor();
    const ofScreens = page.getByRole('button', { name: /^(Network|Platform|Rules)/ });
    await expect.poll(() => ofScreens.count(), slowMachineTimeout).toBe(0);
    await page.goto(`${site.origin}/?path=/story/${story}`);
    await expect.poll(() => ofScreens.count(), slowMachineTimeout).toBe(3);
  },
);

it('one click compares a story, and the panel is visible only for stories with controls', async () => {
  const panel = page.getByRole('tab', { name: /^Controls/ });
  await page.goto(`${site.origin}/?path=/story/kit-button--primary`);
  await panel.waitFor();
  await page.goto(`${site.origin}/?path=/story/${story}`);
  await page.getByRole('button', { name: 'Copy link with note' }).waitFor();
  await panel.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Compare' }).click();
  const first = page.frameLocator('#storybook-preview-iframe').getByLabel('First state');
  await expect.poll(() => first.inputValue(), slowMachineTimeout).toBe(story);
});

describe('the URL', () => {
  it('drops the choices of a page when another page opens', async () => {
    const chosen = '&one=6-orders-detail--loaned&note=for+you';
    await page.goto(`${site.origin}/?path=/docs/compare--page${chosen}`);
    const visitor = new Visitor(page);
    await visitor.reads('Copy link');
    await visitor.open('writing-guide');
    await visitor.reads('The same action has the same label');
    await expect
      .poll(() => page.url(), slowMachineTimeout)
      .toBe(`${site.origin}/?path=/docs/writing-guide--page`);
    await page.goBack();
    await visitor.reads('Copy link');
    expect(await visitor.content.getByRole('textbox').inputValue()).toBe('for you');
  });
});
