import type { Page } from '@playwright/test';
import { chromium } from './support/devices.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { choosePhoto, stepUrl } from './support/verification.ts';

// Simulates a camera that shows a test image. Only tests with the permission 'camera' may use it.
test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-fake-device-for-media-stream'],
  },
});

async function expectWholeFrameAtTwiceTheSize(page: Page): Promise<void> {
  const resize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await resize('200%');
  const stage = await page.locator('div:has(> video)').boundingBox();
  const button = await page.getByRole('button', { name: 'Take photo' }).boundingBox();
  expect(stage!.y + stage!.height).toBeLessThanOrEqual(button!.y);
  await resize('');
}

const takePhoto = { name: 'Open camera', exact: true };

test.describe('with a camera that is allowed', () => {
  test.use({ permissions: ['camera'] });

  test('a person takes photos of a document and a face, reviews them and can retake them', async ({
    page,
    sandbox,
    phone,
  }) => {
    await sandbox.set({ kycMode: 'photo' });
    await signInAs(page, await sandbox.persona('mid-verification', phone));
    await page.goto(stepUrl('identity', 3));
    await page.getByRole('button', takePhoto).click();
    const document = page.getByRole('dialog', { name: 'Aadhaar front' });
    await expect(document.getByRole('button', { name: 'Take photo' })).toBeEnabled();
    await document.getByRole('button', { name: 'Take photo' }).press('Enter');
    const next = page.getByRole('dialog', { name: 'Aadhaar back' });
    await next.getByRole('button', { name: 'Close the camera' }).click();
    await expect(page.getByText('Taken, readable')).toBeVisible();
    await page.getByRole('button', { name: 'Take again: Aadhaar front' }).click();
    await expect(document.getByRole('button', { name: 'Take photo' })).toBeEnabled();
    await document.getByRole('button', { name: 'Take photo' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Take again: Aadhaar front' })).toBeFocused();

    await page.goto(stepUrl('face', 4));
    await page.getByRole('button', takePhoto).click();
    const camera = page.getByRole('dialog', { name: 'Your face' });
    await expect(camera.getByRole('button', { name: 'Take photo' })).toBeEnabled();
    await expectAccessible(page);
    await expectWholeFrameAtTwiceTheSize(page);
    await camera.getByRole('button', { name: 'Take photo' }).press('Enter');
    await expect(camera).toHaveCount(0);
    await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check my face' })).toBeFocused();
    await page.getByRole('button', { name: 'Take again: Your face' }).click();
    await camera.getByRole('button', { name: 'Close the camera' }).click();
    await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
    await page.getByRole('button', { name: 'Check my face' }).click();
    await expect(page.getByText('Your face is verified')).toBeVisible();
  });
});

test('if access to the camera is denied, the person can choose a file', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(stepUrl('face', 4));
  await page.getByRole('button', takePhoto).click();
  await expect(page.getByText('The camera is not allowed here. Use the camera app')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await choosePhoto(page, 'Your face');
  await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
  await page.getByRole('button', { name: 'Check my face' }).click();
  await expect(page.getByText('Your face is verified')).toBeVisible();
});
