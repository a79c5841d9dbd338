import { expectScreen } from './support/road.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  aadhaarOf,
  askForCode,
  expectStep,
  fillNumbers,
  givePhotos,
  next,
  panOf,
  sendAadhaar,
  stepsDone,
  stepUrl,
  storedText,
} from './support/verification.ts';

const url = stepUrl('identity', 3);

test.beforeEach(async ({ page, sandbox, phone }) => {
  await sandbox.set({ newUsersVerified: false, kycMode: 'number' });
  await signInAs(page, await sandbox.persona('mid-verification', phone));
});

test('what is missing is asked for one by one, in the words of the specification', async ({
  page,
  phone,
}) => {
  await page.goto(url);
  await expectStep(page, 'Identity Verification', 3);
  await next(page);
  await expect(page.getByText('Please Input IDcard No.')).toBeVisible();
  await expect(page.getByLabel('Aadhaar number')).toBeFocused();
  await expectAccessible(page);
  await sendAadhaar(page, '12345678901234');
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('123456789012');
  await expect(page.getByText('Please Input IDcard No.')).toBeVisible();
  await page.getByLabel('Aadhaar number').fill(aadhaarOf(phone));
  await next(page);
  await expect(page.getByText('Please verify your Aadhaar number first')).toBeVisible();
});

test('the provider says why it sends no code, and another number is taken', async ({
  page,
  sandbox,
  phone,
}) => {
  await page.goto(url);
  for (const [lastDigit, told] of [
    ['9', 'Aadhaar number does not have a mobile number linked'],
    ['8', 'The identity provider does not answer right now. Please try again later.'],
  ] as const) {
    await sendAadhaar(page, aadhaarOf(phone, lastDigit));
    await expect(page.getByText(told)).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await fillNumbers(page, sandbox, phone);
  await next(page);
  await expectStep(page, 'Face Recognition', 4);
});

test('a code asked for before a reload can still be entered', async ({ page, sandbox, phone }) => {
  await page.goto(url);
  await askForCode(page, phone);
  await page.reload();
  const dialog = await askForCode(page, phone);
  await expect(dialog.getByText(/^Please wait \d+ seconds before asking/)).toBeVisible();
  await dialog.getByLabel('Code').fill(await sandbox.readCode(phone));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('a code for one number opens no dialog for another', async ({ page, sandbox, phone }) => {
  await page.goto(url);
  const dialog = await askForCode(page, phone);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const another = aadhaarOf(phone).endsWith('5') ? '6' : '5';
  await sendAadhaar(page, aadhaarOf(phone, another));
  await expect(page.getByText(/^Please wait \d+ seconds before asking/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);
  await sendAadhaar(page, aadhaarOf(phone));
  await dialog.getByLabel('Code').fill(await sandbox.readCode(phone));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('a number that is verified already needs no code', async ({
  page,
  request,
  phone,
  sandbox,
}) => {
  await sandbox.set({ newUsersVerified: false });
  const session = await sandbox.persona('mid-verification', phone);
  await signInAs(page, session);
  const aadhaar = aadhaarOf(phone, '0');
  await page.goto(url);
  await sendAadhaar(page, aadhaar);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(`XXXX XXXX ${aadhaar.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(aadhaar)).toHaveCount(0);
  await next(page);
  await expect(page.getByText('Please Input Pan Id. ')).toBeVisible();
  await expect(page.getByLabel('PAN number')).toBeFocused();
  await page.getByLabel('PAN number').fill(panOf(phone).toLowerCase());
  await expect(page.getByLabel('PAN number')).toHaveValue(panOf(phone));
  await next(page);
  await expectStep(page, 'Face Recognition', 4);
  expect(await stepsDone(request, session)).toContain('kycAadhaarAndPan');
});

test('a code may be wrong, run out and be sent again after 60 seconds', async ({
  page,
  sandbox,
  phone,
}) => {
  await page.clock.install();
  await page.goto(url);
  const dialog = await askForCode(page, phone);
  await expect(dialog.getByRole('button', { name: /^\d+s$/ })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('Please enter the code')).toBeVisible();

  const code = await sandbox.readCode(phone);
  await dialog.getByLabel('Code').fill(code === '123456' ? '123457' : '123456');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('Wrong code. 4 tries left.')).toBeVisible();
  await expectAccessible(page);

  await sandbox.moveClock({ hours: 1 });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('This code has expired. Please ask for another.')).toBeVisible();

  await page.clock.fastForward(60_000);
  await dialog.getByRole('button', { name: 'resend' }).click();
  await expect(dialog.getByRole('button', { name: /^\d+s$/ })).toBeDisabled();
  const another = await sandbox.readCode(phone);
  await dialog.getByLabel('Code').fill(another);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('the dialog can be left, and the code on its way is still taken', async ({
  page,
  sandbox,
  phone,
}) => {
  await page.goto(url);
  const dialog = await askForCode(page, phone);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await dialog.getByLabel('Code').fill(await sandbox.readCode(phone));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test("somebody else's PAN is refused, and the right one taken", async ({
  page,
  sandbox,
  phone,
}) => {
  await page.goto(url);
  await fillNumbers(page, sandbox, phone);
  await page.getByLabel('PAN number').fill(panOf(phone, '9'));
  await next(page);
  await expect(
    page.getByText('This PAN belongs to another person than your Aadhaar number.'),
  ).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByLabel('PAN number').fill(panOf(phone));
  await next(page);
  await expectStep(page, 'Face Recognition', 4);
});

test('the numbers are kept nowhere, and after a reload asked for anew', async ({
  page,
  sandbox,
  phone,
}) => {
  await page.goto(url);
  await fillNumbers(page, sandbox, phone);
  const secrets = [aadhaarOf(phone), panOf(phone)];
  for (const secret of secrets) expect(await storedText(page)).not.toContain(secret);
  await page.reload();
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('');
  await expect(page.getByLabel('PAN number')).toHaveValue('');
  for (const secret of secrets) expect(await storedText(page)).not.toContain(secret);
  await sendAadhaar(page, aadhaarOf(phone));
  // The server remembers that it is verified.
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByLabel('PAN number').fill(panOf(phone));
  await next(page);
  await expectStep(page, 'Face Recognition', 4);
  for (const secret of secrets) expect(await storedText(page)).not.toContain(secret);
});

test('who would rather take pictures may, and Back then meets no part of it', async ({ page }) => {
  await page.goto('/personal');
  await page.goto(url);
  await page.getByRole('link', { name: 'Verify though taking pictures' }).click();
  await givePhotos(page);
  await next(page);
  await expectStep(page, 'Face Recognition', 4);
  await page.goBack();
  await expectScreen(page, 'Account', '/personal');
});

test('a step reached out of order works, and one that is done says so', async ({ page }) => {
  await page.goto('/auth/kyc?pid=1');
  await expectScreen(page, 'Identity Verification', '/auth/kyc?pid=1');
  await expect(page.getByText(/^Step /)).toHaveCount(0);
  await page.goto('/auth/contacts');
  await expectScreen(page, 'Contact Information', '/auth/contacts');
  for (const [key, told] of [
    ['basic', 'Your basic information is saved'],
    ['work', 'Your work information is saved'],
  ] as const) {
    await page.goto(`/auth/${key}?pid=1`);
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectStep(page, 'Identity Verification', 3);
  }
});

test('an identity provider sends back with its words, or on', async ({ page }) => {
  await page.goto('/auth/callback?pid=1&status=0&msg=Consent+was+not+given');
  await expect(page.getByText('Consent was not given')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the step' }).click();
  await expectScreen(page, 'Identity Verification', '/auth/identity?pid=1');
  await page.goto('/auth/callback?pid=1&status=1');
  await expectStep(page, 'Identity Verification', 3);
});
