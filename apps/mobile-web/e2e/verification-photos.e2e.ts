import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { choosePicture, expectStep, givePhotos, next, stepUrl } from './support/verification.ts';

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

test('Back leads to the first part, its pictures still there; a reload begins anew', async ({
  page,
}) => {
  await givePhotos(page);
  await page.goBack();
  await expect(page.getByText('Photos, step 1 of 2: Aadhaar')).toBeVisible();
  await expect(page.getByAltText('Your picture: Aadhaar front')).toBeVisible();
  await page.goForward();
  await expect(page.getByAltText('Your picture: PAN')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Photos, step 1 of 2: Aadhaar')).toBeVisible();
  await expect(page.getByAltText('Your picture: Aadhaar front')).toHaveCount(0);
  await givePhotos(page);
  await next(page);
  await expectStep(page, 'Face Recognition', 4);
});
