import { afterAll, describe, expect, it } from 'vitest';
import { lookAsPerson } from './loads.ts';
import { openSite } from './site.ts';
import { patience } from './visitor.ts';

const site = await openSite();
const page = await site.newPage();
page.setDefaultTimeout(patience.timeout);
await page.addInitScript(lookAsPerson);
const problems: string[] = [];
page.on('pageerror', ({ message }) => problems.push(message));
page.on('console', (message) => {
  if (message.type() === 'error') problems.push(message.text());
});
afterAll(site.close);

const story = '6-orders-detail--how-it-adds-up';
const openFold = page.locator('details[open]', { hasText: '₹150' });

describe('a story that plays in English is shown in the language of the toolbar with what its play has opened', () => {
  it('from the start', async () => {
    await page.goto(`${site.origin}/iframe.html?id=${story}&viewMode=story&globals=language:hi`);
    await page.locator('html[lang=hi-IN]').waitFor();
    await openFold.waitFor();
    expect(await page.locator('#storybook-root').innerText()).not.toMatch(/Repayment|Overdue/);
    expect(problems).toEqual([]);
  });

  it('and when another language is chosen', async () => {
    await page.goto(`${site.origin}/?path=/story/${story}`);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame.locator('details[open]', { hasText: '₹150' }).waitFor();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('option', { name: 'தமிழ்' }).click();
    await frame.locator('html[lang=ta-IN]').waitFor();
    await frame.locator('details[open]', { hasText: '₹150' }).waitFor();
    expect(problems).toEqual([]);
  });
});
