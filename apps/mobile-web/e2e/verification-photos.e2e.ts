import { signOutEverywhere } from './support/sign-out.ts';
import { expectScreen, signIn } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  confirmPhotoReview,
  expectStep,
  addPhotos,
  photoReview,
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

test('Back returns to the first part with its photos; a reload stays at the same part', async ({
  page,
}) => {
  await page.goto('/personal');
  await page.goto(url);
  await addPhotos(page);
  await page.goBack();
  await expect(page.getByText('Photos, step 1 of 2: 3 of 3 taken')).toBeVisible();
  for (const label of ['Aadhaar front', 'Aadhaar back', 'PAN']) {
    await expect(page.getByAltText(`Your picture: ${label}`)).toBeVisible();
  }
  await page.goForward();
  await expect(page.getByText('Priya Sharma')).toHaveCount(2);
  await page.reload();
  await expect(photoReview(page)).toBeVisible();
  await expect(page.getByText('Priya Sharma')).toHaveCount(2);
  // The browser stores neither a photo nor a full document number. Digits inside a random token do
  // not count.
  expect(await storedText(page)).not.toMatch(
    /(?<![\w-])(\d{4} ?\d{4} ?\d{4}|[A-Z]{5}\d{4}[A-Z])(?![\w-])|data:|blob:/,
  );
  await expectAccessible(page);
  await confirmPhotoReview(page);
  await expectStep(page, 'Face Recognition', 4);
  expect(await storedText(page)).not.toContain('aadhaarFront');
  await page.goBack();
  await expectScreen(page, 'Account', '/personal');
});

test(
  'after the session is lost at the review and a new sign-in, Back skips both parts of photo mode',
  { tag: '@full' },
  async ({ page, sandbox, phone, openDevice }) => {
    await page.goto('/personal');
    await page.goto(url);
    await addPhotos(page);
    await signOutEverywhere(await openDevice(), sandbox, phone);
    await sandbox.moveClock({ hours: 1 });

    await confirmPhotoReview(page);
    await expectScreen(page, 'Sign in', /\/login\?redirect=/);
    await signIn(page, sandbox, phone);
    await expect(photoReview(page)).toBeVisible();
    await confirmPhotoReview(page);
    await expectStep(page, 'Face Recognition', 4);
    await page.goBack();
    await expectScreen(page, 'Account', '/personal');
  },
);
