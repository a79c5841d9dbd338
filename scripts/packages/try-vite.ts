import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { chromium as chromiumOptions } from '../../apps/mobile-web/e2e/support/devices.ts';
import { ensureChromium } from '../chromium.ts';
import { type EmptyFolder, expectThat } from './empty-folder.ts';

const origin = 'http://app.test';
const lists: Readonly<Record<string, object>> = {
  '/api/states': [{ value: '30', label: 'Goa' }],
  '/api/districts/30': [{ value: '3002', label: 'South Goa' }],
};

async function inPage(work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    ...chromiumOptions,
    executablePath: ensureChromium(),
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

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

async function serve(page: Page, dist: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(dist, pathname === '/' ? 'index.html' : pathname);
    const list = lists[pathname];
    if (list) await route.fulfill({ json: list });
    else if (existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ status: 204 });
  });
  await page.goto(origin);
}

async function expectTitle(page: Page, title: string, what: string): Promise<void> {
  await page
    .waitForFunction(`document.title === ${JSON.stringify(title)}`, undefined, { timeout: 10_000 })
    .catch(() => undefined);
  const found = await page.title();
  expectThat(found === title, `${what} ${title}`, found);
}

const useApp = (dist: string): Promise<void> =>
  inPage(async (page) => {
    await serve(page, dist);
    await fillVerification(page.locator('#verification'));
    const verified = {
      fullName: 'Asha Rao',
      payDay: 7,
      liveState: '30',
      liveDistrict: '3002',
    };
    await expectTitle(page, JSON.stringify(verified), 'the form of the README submits');
    await fillRegistration(page.locator('#registration'));
    const office = { address: '12 MG Road', pinCode: '411001' };
    const business = { legalName: 'Asha Rao', pan: 'ABCPE1234F', kind: 'owner', office };
    const registered = { ...business, phone: '9876543210' };
    await expectTitle(page, JSON.stringify(registered), 'the form with groups and pages submits');
    await page.getByLabel('Your rating').fill('4');
    await page.getByLabel('Your rating').press('Enter');
    await expectTitle(page, '{"rating":4}', 'an own field type submits');
  });

async function fillVerification(form: Locator): Promise<void> {
  const next = form.getByRole('button', { name: 'Next' });
  const pick = async (label: string, name: string) => {
    await form.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
    await form.page().getByRole('option', { name }).click();
  };
  const height = (await next.boundingBox())?.height ?? 0;
  expectThat(height >= 44, `the styles apply: a button is ${height} px high`);
  await next.click();
  await form.getByText('Fill in Full name').first().waitFor();
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('Pay day').selectOption('7');
  await pick('State', 'Goa');
  await pick('District', 'South Goa');
  await next.click();
}

async function fillRegistration(form: Locator): Promise<void> {
  const next = form.getByRole('button', { name: 'Next' });
  await form.getByLabel('Legal name').fill('Asha Rao');
  await form.getByLabel('PAN of the business').fill('ABCPE1234F');
  await form.getByLabel('Kind of business').selectOption('One owner');
  await next.click();
  await form.getByLabel('Address').fill('12 MG Road');
  await form.getByLabel('PIN code').fill('411001');
  await form.getByLabel('Mobile number').fill('9876543210');
  await next.click();
  await form.getByRole('button', { name: 'Register' }).click();
}

const tools = ['vite@8', '@vitejs/plugin-react@6', 'typescript@6'];
const peers = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@mantine/core',
  '@mantine/hooks',
];

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty app</title></head>
  <body><script type="module" src="/src/main.tsx"></script></body>
</html>
`;
const viteConfig = `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
`;
const typeSettings = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    noImplicitOverride: true,
    noImplicitReturns: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noUncheckedSideEffectImports: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    erasableSyntaxOnly: true,
    skipLibCheck: false,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

export async function testInViteApp(folder: EmptyFolder, packed: string): Promise<void> {
  const { path, write, install, run } = folder;
  install(packed, ...peers, ...tools);
  const engine = join(path, 'node_modules/@kosha/form-engine');
  const manifest = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as object;
  expectThat(!('devDependencies' in manifest), 'the packed manifest has no devDependencies');
  const copies = JSON.parse(run('npm', 'query', '#react').stdout) as unknown[];
  expectThat(copies.length === 1, 'there is one React');
  write('index.html', page);
  write('vite.config.js', viteConfig);
  write('tsconfig.json', JSON.stringify(typeSettings));
  cpSync(join(engine, 'examples'), join(path, 'src'), { recursive: true });
  const types = run('tsc');
  expectThat(types.code === 0, 'strict TypeScript compiles the examples', types.stdout);
  const build = run('vite', 'build', '--logLevel', 'warn');
  expectThat(build.code === 0, 'Vite builds them', build.stderr);
  const node = run('node', '--input-type=module', '--eval', `import '@kosha/form-engine'`);
  expectThat(node.code === 0, 'the engine loads in Node, to render on a server', node.stderr);
  await useApp(join(path, 'dist'));
  const old = run('npm', 'install', '--no-audit', 'react@18', 'react-dom@18');
  expectThat(old.stderr.includes('ERESOLVE'), 'npm refuses React 18', old.stderr);
}
