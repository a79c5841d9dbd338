import type { Page } from '@playwright/test';
import { expectScreen } from './support/road.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  choosePicture,
  expectStep,
  stepsDone,
  stepUrl,
  testImage,
} from './support/verification.ts';

const check = { name: 'Check my face' };
const url = stepUrl('face', 4);

async function checkFace(page: Page): Promise<void> {
  await choosePicture(page, 'Your face');
  await page.getByAltText('Your picture: Your face').waitFor();
  await page.getByRole('button', check).click();
}

for (const livingMode of ['camera', 'upload'] as const) {
  test(`a face that does not match is taken again (${livingMode})`, async ({
    page,
    request,
    sandbox,
    phone,
  }) => {
    const session = await sandbox.persona('mid-verification', phone);
    await sandbox.set({ livingMode, faceOutcome: 'fail' });
    await signInAs(page, session);
    await page.goto(url);
    await expectStep(page, 'Face Recognition', 4);
    const input = page.locator('input[type=file]');
    if (livingMode === 'camera') await expect(input).toHaveAttribute('capture', 'user');
    else await expect(input).not.toHaveAttribute('capture');
    await page.getByRole('button', check).click();
    await expect(page.getByText('Please Upload Face Recognition ')).toBeVisible();
    await expect(input).toBeFocused();
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
    await page.getByRole('button', { name: 'NEXT' }).click();
    await expectScreen(page, 'Identity Verification', '/auth/kyc?pid=1');
    expect(await stepsDone(request, session)).toContain('kycFaceAndHold');
  });
}

test('a picture without a face is refused, and another one taken', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(url);
  // 200 by 133 pixels; cut to a strip it would fail.
  await choosePicture(page, 'Your face', testImage('ft-fixture.webp'));
  await page.getByAltText('Your picture: Your face').waitFor();
  await page.route('**/api1/auth/v3/living-check', (route) =>
    route.fulfill({
      json: {
        code: 422,
        msg: 'We could not see one face in this picture. Please try again.',
        data: null,
      },
    }),
  );
  await page.getByRole('button', check).click();
  await expect(page.getByText('We could not see one face in this picture.')).toBeVisible();
  await expect(page.getByAltText('Your picture: Your face')).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll();
  await checkFace(page);
  await expect(page.getByText('Your face is verified')).toBeVisible();
});

test('a reload before the end asks for the picture anew, and after it tells the result', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(url);
  await choosePicture(page, 'Your face');
  await page.getByAltText('Your picture: Your face').waitFor();
  await page.reload();
  await expect(page.getByRole('button', check)).toBeVisible();
  await expect(page.getByAltText('Your picture: Your face')).toHaveCount(0);
  await expect(page.getByText(/^The picture that you took had not been sent/)).toBeVisible();
  await expectAccessible(page);
  await checkFace(page);
  await expect(page.getByText('Your face is verified')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your face is verified')).toBeVisible();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expectScreen(page, 'Identity Verification', '/auth/kyc?pid=1');
});
