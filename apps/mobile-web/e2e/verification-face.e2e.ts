import type { Page } from '@playwright/test';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { choosePhoto, expectStep, stepsDone, stepUrl } from './support/verification.ts';

const check = { name: 'Check my face' };
const url = stepUrl('face', 4);

async function checkFace(page: Page): Promise<void> {
  await choosePhoto(page, 'Your face');
  await page.getByAltText('Your picture: Your face').waitFor();
  await page.getByRole('button', check).click();
}

test('a face photo that does not match can be retaken, and a reload keeps the current state', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  const session = await sandbox.persona('mid-verification', phone);
  await sandbox.set({ livingMode: 'upload' });
  await signInAs(page, session);
  await page.goto(url);
  const input = page.locator('input[type=file]');
  await expect(input).not.toHaveAttribute('capture');
  await sandbox.set({ livingMode: 'camera', faceOutcome: 'fail' });
  await page.reload();
  await expectStep(page, 'Face Recognition', 4);
  await expect(input).toHaveAttribute('capture', 'user');
  await page.getByRole('button', { name: 'Open camera', exact: true }).click();
  await expect(page.getByText(/No camera was found/)).toBeVisible();
  await expect(page.getByText('Please Upload Face Recognition ')).toHaveCount(0);
  await page.getByRole('button', check).click();
  await expect(page.getByText('Please Upload Face Recognition ')).toBeVisible();
  await expect(input).toBeFocused();

  await choosePhoto(page, 'Your face');
  await page.getByAltText('Your picture: Your face').waitFor();
  await page.reload();
  await expect(page.getByAltText('Your picture: Your face')).toHaveCount(0);
  await expect(page.getByText(/no picture is kept on this phone/)).toBeVisible();
  await expectAccessible(page);

  await checkFace(page);
  await expect(page.getByText('We could not verify your face')).toBeVisible();
  await expectAccessible(page);
  expect(await stepsDone(request, session)).not.toContain('kycFaceAndHold');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expectStep(page, 'Face Recognition', 4);

  await sandbox.set({ faceOutcome: 'pass' });
  await checkFace(page);
  await expect(page.getByText('Your face is verified')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your face is verified')).toBeVisible();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expectScreen(page, 'Identity Verification', '/auth/kyc?pid=1');
  expect(await stepsDone(request, session)).toContain('kycFaceAndHold');
});
