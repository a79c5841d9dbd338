import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureChromium } from '../chromium.ts';
import { expectThat } from './empty-folder.ts';

const origin = 'http://app.test';
const states = { code: 0, msg: 'ok', data: [{ id: '30', name: 'Goa' }] };

/** Opens the built app in Chromium, without a server, and uses its forms as a person would. */
export async function useApp(dist: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const complaints = listen(page);
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/api1/')) await route.fulfill({ json: states });
      else await route.fulfill({ path: join(dist, pathname === '/' ? 'index.html' : pathname) });
    });
    await page.goto(origin);
    await fillQuestions(page);
    await fillFeedback(page);
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

async function fillQuestions(page: Page): Promise<void> {
  const height = (await page.getByRole('button', { name: 'Next' }).boundingBox())?.height ?? 0;
  expectThat(height >= 44, `the styles apply: a button is ${height} px high`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Fill in Full name').first().waitFor();
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'Goa' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const title = await page.title();
  expectThat(title === '{"fullName":"Asha Rao","liveState":"30"}', `it hands over ${title}`);
}

async function fillFeedback(page: Page): Promise<void> {
  await page.getByLabel('Your rating').fill('4');
  await page.getByRole('button', { name: 'Send' }).click();
  const title = await page.title();
  expectThat(title === '{"rating":4}', `a kind from outside hands over ${title}`);
}
