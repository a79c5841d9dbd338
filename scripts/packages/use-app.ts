import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { chromiumArgs } from '../../packages/bench/src/chromium.ts';
import { ensureChromium } from '../chromium.ts';
import { expectThat } from './empty-folder.ts';

const origin = 'http://app.test';
const states = { code: 0, msg: 'ok', data: [{ id: '30', name: 'Goa' }] };

/** Opens a page in Chromium, without a server. Nothing may complain in its console. */
export async function inPage(work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const complaints = listen(page);
    await work(page);
    expectThat(complaints.length === 0, 'nothing complains in the console', complaints.join('\n'));
  } finally {
    await browser.close();
  }
}

/** What goes wrong in the page, as it happens. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** Answers every request with a file of the built app. */
async function serve(page: Page, dist: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(dist, pathname === '/' ? 'index.html' : pathname);
    if (pathname.startsWith('/api1/')) await route.fulfill({ json: states });
    else if (existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ status: 204 });
  });
  await page.goto(origin);
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' });

const mostMs = 10_000;
const stepMs = 50;

/** The title of a page shows what a form has handed over. A strict policy lets no function wait for it in the page. */
export async function expectTitle(page: Page, title: string, words: string): Promise<void> {
  const end = performance.now() + mostMs;
  let found = await page.title();
  while (found !== title && performance.now() < end) {
    await setTimeout(stepMs);
    found = await page.title();
  }
  expectThat(found === title, `${words} ${title}`, found);
}

/** Uses the forms of the Vite app as a person would. */
export const useApp = (dist: string): Promise<void> =>
  inPage(async (page) => {
    await serve(page, dist);
    await fillQuestions(page);
    await page.getByLabel('Your rating').fill('4');
    await page.getByLabel('Your rating').press('Enter');
    await expectTitle(page, '{"rating":4}', 'a kind from outside hands over, after Enter,');
  });

async function fillQuestions(page: Page): Promise<void> {
  const height = (await next(page).boundingBox())?.height ?? 0;
  expectThat(height >= 44, `the styles apply: a button is ${height} px high`);
  await next(page).click();
  await page.getByText('Fill in Full name').first().waitFor();
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'Goa' }).click();
  await next(page).click();
  await expectTitle(page, '{"fullName":"Asha Rao","liveState":"30"}', 'it hands over');
}

/** Own inputs and lists, and a check of two answers. */
export const useStrictApp = (dist: string): Promise<void> =>
  inPage(async (page) => {
    await serve(page, dist);
    await page.getByLabel('Account number', { exact: true }).fill('12345');
    await page.getByLabel('Account number again').fill('12346');
    await page.getByLabel('State').selectOption('Goa');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Not the same as Account number').first().waitFor();
    await page.getByLabel('Account number again').fill('12345');
    await page.getByLabel('Account number again').press('Enter');
    const title = '{"account":"12345","again":"12345","liveState":"30"}';
    await expectTitle(page, title, 'the strict app hands over');
  });

/** The page that Next has rendered, once React has come. */
export const useNextApp = (dist: string): Promise<void> =>
  inPage(async (page) => {
    await serve(page, dist);
    await page.getByText('2 questions, 1 not as agreed').waitFor();
    expectThat(true, 'the server component has read the list itself');
    await page.getByLabel('Full name').fill('Asha Rao');
    await next(page).click();
    await expectTitle(page, '{"fullName":"Asha Rao"}', 'the Next app hands over');
  });
