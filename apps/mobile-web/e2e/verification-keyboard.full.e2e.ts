import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import {
  aadhaarOf,
  expectStep,
  panOf,
  readablePhotoFile,
  photoReview,
  stepUrl,
} from './support/verification.ts';

test.beforeEach(async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('mid-verification', phone));
});

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function uploadPhoto(page: Page, label: string): Promise<void> {
  // Playwright activates this listener asynchronously, so it is added before the first Tab. Added
  // right before Enter, it could miss the file chooser.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, new RegExp(`^ *${label}`));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(readablePhotoFile);
  await expect(page.getByAltText(`Your picture: ${label}`)).toBeVisible();
}

const toNext = /^ *Next/;

test('identity by numbers needs no pointer, and the focus moves to the next field', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.set({ kycMode: 'number' });
  const aadhaar = page.getByLabel('Aadhaar number');
  const verifyByCode = async () => {
    await type(page, 'Aadhaar number', aadhaarOf(phone));
    await press(page, 'Get code');
    const dialog = page.getByRole('dialog', { name: 'Enter the code' });
    await expect(dialog).toBeVisible();
    // The form submits the code as soon as the last digit is entered.
    await type(page, /^ *Code/, await sandbox.readCode(phone));
    await expect(dialog).toHaveCount(0);
  };
  await page.goto(stepUrl('identity', 3));
  await expectStep(page, 'Identity Verification', 3);
  await verifyByCode();
  await expect(page.getByLabel('PAN number')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await press(page, 'Change');
  await expect(aadhaar).toBeFocused();
  await expect(aadhaar).toHaveValue('');
  await page.keyboard.type(aadhaarOf(phone));
  // This time, no code dialog opens, because the server remembers that this Aadhaar number is
  // verified.
  await press(page, 'Get code');
  await expect(page.getByLabel('PAN number')).toBeFocused();
  await page.keyboard.type(panOf(phone));
  await page.keyboard.press('Enter');
  await expectStep(page, 'Face Recognition', 4);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('identity by photos needs no pointer', async ({ page, sandbox }) => {
  await sandbox.set({ kycMode: 'photo' });
  await page.goto(stepUrl('identity', 3));
  await expectStep(page, 'Identity Verification', 3);
  await uploadPhoto(page, 'Aadhaar front');
  await uploadPhoto(page, 'Aadhaar back');
  await uploadPhoto(page, 'PAN');
  await expect(page.getByText('Photos, step 1 of 2: 3 of 3 taken')).toBeVisible();
  await press(page, toNext);
  await expect(photoReview(page)).toBeFocused();
  await press(page, 'Take again: PAN');
  await expect(page.getByText('Photos, step 1 of 2: 3 of 3 taken')).toBeVisible();
  await expect(page.locator('[data-document=pan] input')).toBeFocused();
  await press(page, toNext);
  await press(page, /^ *Looks right/);
  await expectStep(page, 'Face Recognition', 4);
});

test('the face and the contacts need no pointer', async ({ page }) => {
  await page.goto(stepUrl('face', 4));
  await expectStep(page, 'Face Recognition', 4);
  // The test browser has no camera, so the button 'Open camera' only shows a message.
  await press(page, /^ *Open camera$/);
  await press(page, 'Check my face');
  await expect(page.getByText('Please Upload Face Recognition ')).toBeVisible();
  await expect(page.locator('input[type=file]')).toBeFocused();
  await uploadPhoto(page, 'Your face');
  await press(page, 'Check my face');
  await expect(page.getByText('Your face is verified')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, /^ *NEXT/);
  await expectScreen(page, 'Identity Verification', '/auth/kyc?pid=1');

  await page.goto(stepUrl('contacts', 5));
  await expectStep(page, 'Contact Information', 5);
  for (const at of [0, 1, 2]) {
    await type(page, /^ *Name/, 'Anita Sharma');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`981111111${at}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await press(page, toNext);
  await expectStep(page, 'Identity Verification', 3);
  await page.goto(stepUrl('contacts', 5));
  await expect(page.getByText('Your contacts are saved')).toBeVisible();
  await press(page, toNext);
  await expectStep(page, 'Identity Verification', 3);
});
