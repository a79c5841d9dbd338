import type { Page } from '@playwright/test';
import { expectScreen, signIn } from './support/road.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Asks for a code on the form that is shown; answers one that it is not. */
async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  await expect(page.getByText(`Sent by SMS to +91 ${phone}`)).toBeVisible();
}

async function tryCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
}

const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

test.beforeEach(async ({ page, sandbox, phone }) => {
  await sandbox.persona('new-visitor', phone);
  await page.goto('/login');
});

test('a wrong code is told with the tries left, and the sixth try is refused though right', async ({
  page,
  sandbox,
  phone,
}) => {
  await askForCode(page, phone);
  const code = await sandbox.readCode(phone);
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await tryCode(page, wrong(code));
    await expect(page.getByText(`Wrong code. ${left} left.`)).toBeVisible();
  }
  await tryCode(page, wrong(code));
  const locked = page.getByText('Too many wrong codes. Please ask for another.');
  await expect(locked.first()).toBeVisible();
  const refused = page.waitForResponse('**/api1/user/v1/login');
  await tryCode(page, code);
  expect(await (await refused).json()).toMatchObject({ code: 429, data: null });
  await expectScreen(page, 'Sign in', '/login');
});

test('a code is good for five minutes', async ({ page, sandbox, phone }) => {
  await askForCode(page, phone);
  const code = await sandbox.readCode(phone);
  await sandbox.moveClock({ hours: 1 });
  await tryCode(page, code);
  await expect(page.getByText('This code has expired. Please ask for another.')).toBeVisible();
  await expectScreen(page, 'Sign in', '/login');
});

test('the countdown to another code survives a reload, then it may be asked for again', async ({
  page,
  sandbox,
  phone,
}) => {
  await page.clock.install();
  await page.reload();
  await askForCode(page, phone);
  const countdown = page.getByRole('button', { name: /^\d+s$/ });
  await expect(countdown).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await expect(countdown).toBeDisabled();
  const first = await sandbox.readCode(phone);
  await sandbox.moveClock({ hours: 1 });
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'resend' }).click();
  await expect(page.getByText(`Sent by SMS to +91 ${phone}`)).toBeVisible();
  await tryCode(page, await sandbox.readCode(phone));
  await expectScreen(page, 'Home', '/');
  expect(first).toMatch(/^\d{4}$/);
});

test('a number asked for twice within a minute is told how long to wait, under the form', async ({
  page,
  phone,
  openDevice,
}) => {
  await askForCode(page, phone);
  const other = await openDevice();
  await other.goto('/login');
  await other.getByLabel('Mobile number').fill(phone);
  await other.getByRole('button', { name: 'Get', exact: true }).click();
  await expect(other.getByText(/Please wait \d+ seconds before asking/)).toBeVisible();
  await expectAccessible(other);
});

test('without the agreement nobody signs in, and it is said', async ({ page, phone }) => {
  const login = page.getByRole('button', { name: 'Login' });
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('One-time code').fill('1234');
  await expect(login).toBeEnabled();
  await page.getByLabel(/I agree to the/).uncheck();
  await expect(page.getByText('Please agree with Loan Guarantee Argreement.')).toBeVisible();
  await expect(login).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Loan Guarantee Agreement' }).click();
  await expectScreen(page, 'Loan Guarantee Agreement', '/agreement/loan');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await expect(page.getByLabel(/I agree to the/)).not.toBeChecked();
});

test('number and code take digits only, and the button waits for all of them', async ({ page }) => {
  const login = page.getByRole('button', { name: 'Login' });
  await page.getByLabel('Mobile number').fill('+91 98765-43210');
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876543210');
  await page.getByLabel('One-time code').fill('1a2');
  await expect(page.getByLabel('One-time code')).toHaveValue('12');
  await expect(login).toBeDisabled();
  await page.getByLabel('One-time code').fill('123456');
  await expect(page.getByLabel('One-time code')).toHaveValue('1234');
  await expect(login).toBeEnabled();
  await page.getByLabel('Mobile number').fill('987');
  await expect(login).toBeDisabled();
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  await expect(page.getByText('Enter the 10 digits of your mobile number')).toBeVisible();
});

test('no redirect leads out of the app', async ({ page, sandbox, phone }) => {
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

test('who is signed in already goes straight to where the link leads', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/login?redirect=%2Fbank%3Fpid%3D1');
  await expectScreen(page, 'Bank Card', '/bank?pid=1');
});
