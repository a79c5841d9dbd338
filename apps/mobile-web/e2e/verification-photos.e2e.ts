import { hang, mend } from './support/network.ts';
import { expectScreen, signIn } from './support/road.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  choosePicture,
  expectStep,
  givePhotos,
  next,
  stepUrl,
  storedText,
} from './support/verification.ts';

const url = stepUrl('identity', 3);

test.beforeEach(async ({ page, sandbox, phone }) => {
  await sandbox.set({ kycMode: 'photo' });
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(url);
  await expectStep(page, 'Identity Verification', 3);
});

test('what is missing is asked for one by one, in the words of the specification', async ({
  page,
}) => {
  await next(page);
  await expect(page.getByText('Please Upload Aadhaar front')).toBeVisible();
  await expectAccessible(page);
  await choosePicture(page, 'Aadhaar front');
  await expect(page.getByText('Please check what we read')).toBeVisible();
  await expect(page.getByText(/^XXXX XXXX \d{4}$/)).toBeVisible();
  await next(page);
  await expect(page.getByText('Please Upload Aadhaar Back ')).toBeVisible();
  await choosePicture(page, 'Aadhaar back');
  await expect(page.getByAltText('Your picture: Aadhaar back')).toBeVisible();
  await expect(page.getByText('Reading your picture')).toHaveCount(0);
  await expectAccessible(page);
  await next(page);
  await expect(page.getByText('Photos, step 2 of 2: PAN')).toBeFocused();
  await next(page);
  await expect(page.getByText('Please Upload PAN ')).toBeVisible();
  await expectAccessible(page);
});

test('a picture that cannot be read is taken again', async ({ page, sandbox }) => {
  await sandbox.set({ ocrOutcome: 'fail' });
  await choosePicture(page, 'Aadhaar front');
  await expect(
    page.getByText('We could not read this picture. Please take it again.'),
  ).toBeVisible();
  await expect(page.getByAltText('Your picture: Aadhaar front')).toHaveCount(0);
  await expectAccessible(page);
  await sandbox.set({ ocrOutcome: 'pass' });
  await choosePicture(page, 'Aadhaar front');
  await expect(page.getByText('Please check what we read')).toBeVisible();
  await expect(page.getByText('We could not read this picture')).toHaveCount(0);
});

test('Back leads to the first part, its pictures still there; a reload goes on where it was', async ({
  page,
}) => {
  await page.goto('/personal');
  await page.goto(url);
  await givePhotos(page);
  await page.goBack();
  await expect(page.getByText('Photos, step 1 of 2: Aadhaar')).toBeVisible();
  await expect(page.getByAltText('Your picture: Aadhaar front')).toBeVisible();
  await page.goForward();
  await expect(page.getByAltText('Your picture: PAN')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Photos, step 2 of 2: PAN')).toBeVisible();
  await expect(page.getByText('Your picture has arrived.')).toBeVisible();
  // How far each picture got is known, and nothing of what it shows.
  expect(await storedText(page)).not.toMatch(/XXXX|Sample Borrower|data:|blob:/);
  await expectAccessible(page);
  await next(page);
  await expectStep(page, 'Face Recognition', 4);
  expect(await storedText(page)).not.toContain('aadhaarFront');
  await page.goBack();
  await expectScreen(page, 'Account', '/personal');
});

test('a session lost at PAN leaves no part of the check behind it, once signed in again', async ({
  page,
  sandbox,
  phone,
  openDevice,
}) => {
  await page.goto('/personal');
  await page.goto(url);
  await givePhotos(page);
  const other = await openDevice();
  await other.goto('/login');
  await signIn(other, sandbox, phone);
  await expectScreen(other, 'Home', '/');
  await sandbox.moveClock({ hours: 1 });

  await next(page);
  await expectScreen(page, 'Sign in', /\/login\?redirect=/);
  await signIn(page, sandbox, phone);
  await expect(page.getByText('Photos, step 2 of 2: PAN')).toBeVisible();
  await next(page);
  await expectStep(page, 'Face Recognition', 4);
  await page.goBack();
  await expectScreen(page, 'Account', '/personal');
});

test('a picture that had not arrived before a reload is said to be lost', async ({ page }) => {
  await hang(page, '**/api1/auth/v1/ocr-separate');
  await choosePicture(page, 'Aadhaar front');
  await expect(page.getByText('Sending your picture')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^The picture that you took had not been sent/)).toBeVisible();
  await expectAccessible(page);
  await mend(page);
  await choosePicture(page, 'Aadhaar front');
  await expect(page.getByText('Please check what we read')).toBeVisible();
  await expect(page.getByText(/had not been sent/)).toHaveCount(0);
});
