import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs } from '../packages/bench/src/chromium.ts';
import { ensureChromium } from './chromium.ts';
import { repositoryRoot } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-docs-'));
const cli = join(repositoryRoot, 'packages/contract/src/cli/main.ts');
const api = join(folder, 'openapi.json');
const file = join(folder, 'contract.html');

let stub: ChildProcess;
let origin: string;
let browser: Browser;
let page: Page;
const asked = new Set<string>();
const contract = readContract();

beforeAll(async () => {
  writeFileSync(api, JSON.stringify(contract));
  [stub, origin] = await startStub();
  const args = [cli, 'docs', '--api', api, '--server', origin, '--out', file];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs],
  });
  page = await browser.newPage();
  page.on('request', (request) => asked.add(request.url()));
  await page.goto(pathToFileURL(file).href);
  await page.locator('.errors td').first().waitFor();
}, 120_000);

afterAll(async () => {
  stub.kill();
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Ours, with the screens of one call written down, so that nobody reads the sources of the app for them. */
function readContract() {
  const generated = join(repositoryRoot, 'packages/contract/src/__generated__/openapi.json');
  const document = JSON.parse(readFileSync(generated, 'utf8')) as {
    paths: Record<string, { get?: object }>;
    'x-errors': object;
  };
  Object.assign(document.paths['/order/v1/list']?.get ?? {}, { 'x-screens': ['/orders'] });
  return document;
}

function startStub(): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, [cli, 'stub', '--api', api, '--port', '0']);
  return new Promise((resolve) => {
    child.stderr.on('data', (chunk) => {
      const address = /at (http:\S+);/.exec(String(chunk))?.[1];
      if (address !== undefined) resolve([child, address]);
    });
  });
}

test.each([320, 375, 600, 900, 1100, 1300])(
  'the table of errors fits a window of %i px',
  async (width) => {
    await page.setViewportSize({ width, height: 800 });
    const rows = Object.keys(contract['x-errors']).length;
    const found = await page.locator('.errors').evaluate((box) => {
      const inside = box.getBoundingClientRect();
      const cells = [...box.querySelectorAll('td, th')];
      const shown = cells.filter((cell) => cell.getBoundingClientRect().width > 0);
      return {
        rows: box.querySelectorAll('tbody tr').length,
        isCut: shown.some(
          (cell) =>
            cell.getBoundingClientRect().right > inside.right + 1 ||
            cell.scrollWidth > cell.clientWidth + 1,
        ),
        isInWindow:
          inside.left >= 0 && inside.right <= box.ownerDocument.documentElement.clientWidth,
      };
    });
    expect(found).toEqual({ rows, isCut: false, isInWindow: true });
  },
);

test('the addresses are those of the contract, not of the file', async () => {
  const text = await page.locator('#redoc').textContent();
  expect(text).toContain(`${origin}/api1`);
  expect(text).not.toContain('file:');
});

test('a call is tried against the given server, with what fits the contract filled in', async () => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Try a call' }).click();
  await page.locator('#call').selectOption({ label: 'GET /order/v1/list  listOrders' });
  await page.getByRole('button', { name: 'Send' }).click();
  const said = page.getByRole('status');
  await expect.poll(() => said.innerText()).toContain('expected header token');
  await page.getByLabel('header token').fill('a-token');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => said.innerText()).toMatch(/^200 OK.*Kosha Flex/s);
  const box = await page.locator('#console').boundingBox();
  expect(box!.x >= 0 && box!.x + box!.width <= 375).toBe(true);
});

test('the page asks nobody but that server', () => {
  const others = [...asked].filter((url) => !url.startsWith(origin) && !/^(file|data):/.test(url));
  expect(others).toEqual([]);
});
