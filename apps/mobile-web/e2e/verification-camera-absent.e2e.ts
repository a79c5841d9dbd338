import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { choosePicture, stepUrl } from './support/verification.ts';

// Unlike in the other camera journeys, the browser has no made-up camera either.
test.use({ permissions: ['camera'] });

test('a device without a camera says so and leaves the way by a file', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(stepUrl('face', 4));
  await page.getByRole('button', { name: 'Take a photo: Your face' }).click();
  await expect(page.getByText('No camera was found here. Take the picture')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choosePicture(page, 'Your face');
  await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
});
