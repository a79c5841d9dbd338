import { groupedPhone } from '@kosha/domain';
import type { Page } from '@playwright/test';
import { holdScripts } from './support/network.ts';
import { expectCodeSent, expectScreen, signIn } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

async function requestCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  await expectCodeSent(page, phone);
}

test.beforeEach(async ({ page, sandbox, phone }) => {
  await sandbox.persona('new-visitor', phone);
  await page.goto('/login');
});

test('a press on Get before the app has loaded is replayed, and requests one code', async ({
  page,
  phone,
}) => {
  const release = await holdScripts(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sendCode')) requests.push(request.url());
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Mobile number').fill(phone);
  const get = page.getByRole('button', { name: 'Get', exact: true });
  await get.dblclick();
  await expect(get).toHaveAttribute('data-pressed');
  expect(requests).toEqual([]);
  release();
  await expectCodeSent(page, phone);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  expect(requests).toHaveLength(1);
});

test('Back from the agreement returns to sign-in, even if its link was pressed before the app had loaded', async ({
  page,
  phone,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('link', { name: 'Loan Guarantee Agreement' }).click();
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  release();
  await expectScreen(page, 'Loan Guarantee Agreement', '/agreement/loan');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectScreen(page, 'Sign in', '/login');
  await expect(page.getByLabel('Mobile number')).toHaveValue(groupedPhone(phone));
});

test('a press on Back of a public page before the app has loaded is replayed', async ({ page }) => {
  await page.getByRole('link', { name: 'Loan Guarantee Agreement' }).click();
  await expectScreen(page, 'Loan Guarantee Agreement', '/agreement/loan');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  release();
  await expectScreen(page, 'Sign in', '/login');
});

test('the countdown to another code survives a reload and a visit to the agreement, then ends', async ({
  page,
  sandbox,
  phone,
}) => {
  await page.clock.install();
  await page.reload();
  await requestCode(page, phone);
  const countdown = page.getByRole('button', { name: /^\d+s$/ });
  await expect(countdown).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Mobile number')).toHaveValue(groupedPhone(phone));
  await expect(countdown).toBeDisabled();
  await page.getByLabel(/I agree to the/).uncheck();
  await page.getByRole('link', { name: 'Loan Guarantee Agreement' }).click();
  await expectScreen(page, 'Loan Guarantee Agreement', '/agreement/loan');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(groupedPhone(phone));
  await expect(countdown).toBeDisabled();
  await expect(page.getByLabel(/I agree to the/)).not.toBeChecked();
  await page.getByLabel(/I agree to the/).check();
  const first = await sandbox.readCode(phone);
  await sandbox.moveClock({ hours: 1 });
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'resend' }).click();
  await expectCodeSent(page, phone);
  await page.getByLabel('One-time code').fill(await sandbox.readCode(phone));
  await page.getByRole('button', { name: 'Login' }).click();
  await expectScreen(page, 'Home', '/');
  expect(first).toMatch(/^\d{4}$/);
});

test('a redirect parameter cannot lead out of the app', async ({ page, sandbox, phone }) => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:document.title="evil"',
    '/%2Fevil.example',
    '/\t/evil.example',
    'evil.example',
  ];
  await page.goto(`/login?redirect=${encodeURIComponent(hostile[0] ?? '')}`);
  await signIn(page, sandbox, phone);
  await expectScreen(page, 'Home', '/');
  for (const redirect of hostile) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await expectScreen(page, 'Home', '/');
  }
});

test('the sign-in page redirects a signed-in person to the target of the link', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/login?redirect=%2Fbank%3Fpid%3D1');
  await expectScreen(page, 'Bank Card', '/bank?pid=1');
});
