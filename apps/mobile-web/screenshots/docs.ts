/**
 * Takes the screenshots for the README and the docs. The root command `pnpm docs:pictures` runs
 * this script after it has built the app, the playground and Storybook.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import sharp from 'sharp';
import { chromium as launch, iphone } from '../e2e/support/devices.ts';
import { Sandbox, signInAs } from '../e2e/support/sandbox.ts';
import { serveStorybook } from './serve.ts';

const root = join(import.meta.dirname, '../../..');
const port = 4640;
const origin = `http://127.0.0.1:${port}`;
const storybookPort = 4641;
const desktop = { viewport: { width: 1280, height: 800 } };

const save = async (name: string, picture: Buffer): Promise<void> => {
  writeFileSync(join(root, 'docs/images', `${name}.webp`), await sharp(picture).webp().toBuffer());
  console.log(`docs/images/${name}.webp`);
};

async function shoot(
  browser: Browser,
  device: BrowserContextOptions,
  arrange: (page: Page) => Promise<unknown>,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...device,
    baseURL: origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await arrange(page);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return picture;
}

async function drawScreens(browser: Browser, sandbox: Sandbox): Promise<void> {
  const screens = [
    ['verified', (page: Page) => page.goto('/'), 'Apply'],
    ['gold', (page: Page) => page.goto('/product/1/detail'), 'APPLY NOW'],
    ['overdue', (page: Page) => openOrder(page), /^Repayment/],
  ] as const;
  const pictures: Buffer[] = [];
  for (const [persona, open, button] of screens) {
    const session = await sandbox.persona(persona);
    pictures.push(
      await shoot(browser, { ...iphone, deviceScaleFactor: 1 }, async (page) => {
        await signInAs(page, session);
        await open(page);
        await page.getByRole('button', { name: button }).first().waitFor();
      }),
    );
  }
  const { width, height } = iphone.viewport;
  const gap = 1;
  const sheet = sharp({
    create: { width: 3 * width + 2 * gap, height, channels: 3, background: '#dde2dc' },
  });
  const placed = pictures.map((input, at) => ({ input, left: at * (width + gap), top: 0 }));
  await save('screens', await sheet.composite(placed).png().toBuffer());
}

async function openOrder(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Repay now' }).first().click();
}

async function drawDesk(browser: Browser): Promise<void> {
  await save(
    'desk',
    await shoot(browser, desktop, async (page) => {
      await page.goto('/sandbox');
      const app = page.frameLocator('iframe');
      await app.getByLabel('Mobile number').fill('9876543210');
      await app.getByRole('button', { name: 'Get' }).click();
      await page.getByText(/is your sign-in code/).waitFor();
    }),
  );
}

async function drawPlayground(browser: Browser): Promise<void> {
  const withMistakes = async (page: Page) => {
    await page.goto('/sandbox/playground');
    await page.getByLabel('Sample').selectOption({ label: 'An answer with mistakes' });
    await page.getByRole('button', { name: 'Fill with invalid' }).click();
    await page.getByRole('heading', { name: /^To correct/ }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
  };
  await save('playground', await shoot(browser, desktop, withMistakes));
}

async function drawStorybook(browser: Browser): Promise<void> {
  const server = await serveStorybook(storybookPort);
  await save(
    'storybook',
    await shoot(browser, desktop, async (page) => {
      await page.goto(`http://127.0.0.1:${storybookPort}/`);
      const content = page.frameLocator('#storybook-preview-iframe');
      await content.getByRole('heading', { name: /screen by screen/ }).waitFor();
    }),
  );
  await server.close();
}

const dataFolder = mkdtempSync(join(tmpdir(), 'kosha-pictures-'));
const server = spawn(process.execPath, ['apps/sandbox-api/src/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder },
  stdio: ['ignore', 'pipe', 'inherit'],
});
// Waits for the first output: the server prints its URLs when it is ready.
await once(server.stdout, 'data');
const browser = await chromium.launch(launch);
const api = await request.newContext({ baseURL: origin });
try {
  // `drawDesk` must run first: its screenshot shows the messages of all borrowers, and
  // `drawScreens` creates more borrowers with messages.
  await drawDesk(browser);
  await drawScreens(browser, new Sandbox(api));
  await drawPlayground(browser);
  await drawStorybook(browser);
} finally {
  await api.dispose();
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'close');
  rmSync(dataFolder, { recursive: true, force: true });
}
