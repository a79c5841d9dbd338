import { chromium } from './support/devices.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { choosePicture, expectStep, stepUrl } from './support/verification.ts';

// A camera that shows a test picture; whether it is allowed is each journey's own matter.
test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-fake-device-for-media-stream'],
  },
});

const takePhoto = { name: 'Take a photo: Your face' };

test.describe('with a camera that is allowed', () => {
  test.use({ permissions: ['camera'] });

  test('a face is taken live, looked at and taken again', async ({ page, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('mid-verification', phone));
    await page.goto(stepUrl('face', 4));
    await page.getByRole('button', takePhoto).click();
    const camera = page.getByRole('dialog', { name: 'Your face' });
    await expect(camera.getByRole('button', { name: 'Take photo' })).toBeEnabled();
    await expectAccessible(page);
    await camera.getByRole('button', { name: 'Take photo' }).press('Enter');
    await expect(camera).toHaveCount(0);
    await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it again: Your face' })).toBeFocused();
    await page.getByRole('button', { name: 'Take it again: Your face' }).click();
    await camera.getByRole('button', { name: 'Close the camera' }).click();
    await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
    await page.getByRole('button', { name: 'Check my face' }).click();
    await expect(page.getByText('Your face is verified')).toBeVisible();
  });

  test('documents are taken live, too', async ({ page, sandbox, phone }) => {
    await sandbox.set({ kycMode: 'photo' });
    await signInAs(page, await sandbox.persona('mid-verification', phone));
    await page.goto(stepUrl('identity', 3));
    await page.getByRole('button', { name: 'Take a photo: Aadhaar front' }).click();
    const camera = page.getByRole('dialog', { name: 'Aadhaar front' });
    await expect(camera.getByRole('button', { name: 'Take photo' })).toBeEnabled();
    await camera.getByRole('button', { name: 'Take photo' }).press('Enter');
    await expect(page.getByText('Please check what we read')).toBeVisible();
    const again = page.getByRole('button', { name: 'Take it again: Aadhaar front' });
    await expect(again).toBeFocused();
  });

  test('the whole frame is seen in text of twice the size', async ({ page, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('mid-verification', phone));
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(stepUrl('face', 4));
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.getByRole('button', takePhoto).click();
    const camera = page.getByRole('dialog', { name: 'Your face' });
    await expect(camera.getByRole('button', { name: 'Take photo' })).toBeEnabled();
    const stage = await page.locator('div:has(> video)').boundingBox();
    const button = await camera.getByRole('button', { name: 'Take photo' }).boundingBox();
    expect(stage!.y + stage!.height).toBeLessThanOrEqual(button!.y);
  });
});

test('a camera that is denied leaves the way by a file', async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(stepUrl('face', 4));
  await page.getByRole('button', takePhoto).click();
  await expect(page.getByText('The camera is not allowed here. Take the picture')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await choosePicture(page, 'Your face');
  await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
  await page.getByRole('button', { name: 'Check my face' }).click();
  await expect(page.getByText('Your face is verified')).toBeVisible();
});

test('a browser that has no live camera offers the file at once', async ({
  page,
  sandbox,
  phone,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined }),
  );
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(stepUrl('face', 4));
  await expectStep(page, 'Face Recognition', 4);
  await expect(page.getByText('Use the camera of your phone')).toBeVisible();
  await expect(page.getByRole('button', takePhoto)).toHaveCount(0);
  await choosePicture(page, 'Your face');
  await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
});
