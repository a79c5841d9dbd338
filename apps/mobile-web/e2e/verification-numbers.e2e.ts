import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  aadhaarOf,
  askForCode,
  expectStep,
  fillIdentityNumbers,
  confirmPhotoReview,
  addPhotos,
  pressNext,
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

test(
  'a code can still be entered after a reload, or after its dialog was closed',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    await page.goto(url);
    await askForCode(page, phone);
    await page.reload();
    const dialog = await askForCode(page, phone);
    await expect(dialog.getByText(/^Please wait \d+ seconds before asking/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Get code' }).click();
    await dialog.getByLabel('Code').fill(await sandbox.readCode(phone));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  },
);

test("the browser does not store the numbers, a reload asks for both again, and another person's PAN is refused", async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  const session = await sandbox.persona('mid-verification', phone);
  await signInAs(page, session);
  await page.goto(url);
  await fillIdentityNumbers(page, { sandbox, phone });
  await expect(page.getByText(`XXXX XXXX ${aadhaarOf(phone).slice(-4)}`)).toBeVisible();
  await expect(page.getByText(aadhaarOf(phone))).toHaveCount(0);
  await page.getByLabel('PAN number').fill(panOf(phone, '9'));
  await pressNext(page);
  await expect(
    page.getByText('This PAN and your Aadhaar number belong to different people.'),
  ).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByLabel('PAN number').fill(panOf(phone).toLowerCase());
  await expect(page.getByLabel('PAN number')).toHaveValue(panOf(phone));
  const secrets = [aadhaarOf(phone), panOf(phone)];
  for (const secret of secrets) expect(await storedText(page)).not.toContain(secret);
  await page.reload();
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('');
  await expect(page.getByLabel('PAN number')).toHaveValue('');
  for (const secret of secrets) expect(await storedText(page)).not.toContain(secret);
  await sendAadhaar(page, aadhaarOf(phone));
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByLabel('PAN number').fill(panOf(phone));
  await pressNext(page);
  await expectStep(page, 'Face Recognition', 4);
  for (const secret of secrets) expect(await storedText(page)).not.toContain(secret);
  expect(await stepsDone(request, session)).toContain('kycAadhaarAndPan');
});

test(
  'a person can take photos instead, and Back then skips both parts of photo mode',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/personal');
    await page.goto(url);
    await page.getByRole('link', { name: 'Verify though taking pictures' }).click();
    await addPhotos(page);
    await confirmPhotoReview(page);
    await expectStep(page, 'Face Recognition', 4);
    await page.goBack();
    await expectScreen(page, 'Account', '/personal');
  },
);

test('steps open in any order, a completed step continues to the next one, and a provider can redirect back', async ({
  page,
}) => {
  await page.goto('/auth/kyc?pid=1');
  await expectScreen(page, 'Identity Verification', '/auth/kyc?pid=1');
  await expect(page.getByText(/^Step /)).toHaveCount(0);
  await page.goto('/auth/contacts');
  await expectScreen(page, 'Contact Information', '/auth/contacts');
  for (const [key, message] of [
    ['basic', 'Your basic information is saved'],
    ['work', 'Your work information is saved'],
  ] as const) {
    await page.goto(`/auth/${key}?pid=1`);
    await expect(page.getByText(message)).toBeVisible();
    await expectStep(page, 'Identity Verification', 3);
  }

  await page.goto('/auth/callback?pid=1&status=0&msg=Consent+was+not+given');
  await expect(page.getByText('Consent was not given')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the step' }).click();
  await expectScreen(page, 'Identity Verification', '/auth/identity?pid=1');
  await page.goto('/auth/callback?pid=1&status=1');
  await expectStep(page, 'Identity Verification', 3);
});
