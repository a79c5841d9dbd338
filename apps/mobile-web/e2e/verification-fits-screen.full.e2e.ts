import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { expectToFitScreen } from './support/expect-fit.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import {
  aadhaarOf,
  askForCode,
  choosePhoto,
  expectStep,
  fillContacts,
  addPhotos,
  panOf,
  signInUnverified,
  stepUrl,
} from './support/verification.ts';

interface Reached {
  name: string;
  step: Parameters<typeof stepUrl>;
  shows: string;
  kycMode: 'number' | 'photo';
  /** True if no verification step is complete. Otherwise the first two steps are complete. */
  isNew?: boolean;
  fillIn?: (page: Page, phone: string) => Promise<unknown>;
}

const screens: readonly Reached[] = [
  {
    name: 'basic information',
    step: ['basic', 1],
    shows: 'Full name',
    kycMode: 'number',
    isNew: true,
  },
  {
    name: 'work information',
    step: ['work', 2],
    shows: 'Work status',
    kycMode: 'number',
    isNew: true,
  },
  {
    name: 'a completed step, which redirects',
    step: ['work', 2],
    shows: 'Your work information is saved',
    kycMode: 'number',
  },
  {
    name: 'identity by numbers',
    step: ['identity', 3],
    shows: 'PAN number',
    kycMode: 'number',
    fillIn: async (page, phone) => {
      await page.getByLabel('Aadhaar number').fill(aadhaarOf(phone));
      await page.getByLabel('PAN number').fill(panOf(phone));
    },
  },
  {
    name: 'the dialog for the code of Aadhaar',
    step: ['identity', 3],
    shows: 'PAN number',
    kycMode: 'number',
    fillIn: async (page, phone) =>
      (await askForCode(page, phone)).getByLabel('Code').fill('888888'),
  },
  {
    name: 'identity by photos',
    step: ['identity', 3],
    shows: 'Aadhaar front',
    kycMode: 'photo',
    fillIn: (page) => choosePhoto(page, 'Aadhaar front'),
  },
  {
    name: 'the review of the photos',
    step: ['identity', 3],
    shows: 'Aadhaar front',
    kycMode: 'photo',
    fillIn: addPhotos,
  },
  { name: 'face', step: ['face', 4], shows: 'Your face', kycMode: 'number' },
  {
    name: 'contacts',
    step: ['contacts', 5],
    shows: 'First contact',
    kycMode: 'number',
    fillIn: (page) => fillContacts(page),
  },
];

const screensOf = (isNew: boolean, kycMode: Reached['kycMode']) =>
  screens.filter((one) => (one.isNew ?? false) === isNew && one.kycMode === kycMode);

const borrowers = [
  { who: 'a new borrower', isNew: true, kycMode: 'number' },
  { who: 'a borrower asked for numbers', isNew: false, kycMode: 'number' },
  { who: 'a borrower asked for photos', isNew: false, kycMode: 'photo' },
] as const;

for (const { who, isNew, kycMode } of borrowers) {
  test(`the steps of ${who} fit 320 px at 200 % text, in light and dark`, async ({
    page,
    sandbox,
    phone,
  }) => {
    test.slow(true, 'Opens one screen after the other and checks each four times.');
    await sandbox.set({ kycMode });
    if (isNew) await signInUnverified(page, { sandbox, phone });
    else await signInAs(page, await sandbox.persona('mid-verification', phone));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { name, step, shows, fillIn } of screensOf(isNew, kycMode)) {
      await test.step(name, async () => {
        await page.goto(stepUrl(...step));
        await expect(page.getByText(shows).first()).toBeVisible();
        await fillIn?.(page, phone);
        await expectToFitScreen(page);
      });
    }
  });
}

test('basic and work information need no pointer', async ({ page, sandbox, phone }) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto(stepUrl('basic', 1));
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, label);
    await page.keyboard.type(text);
  };
  const chooseByKeys = async (first: string, ...keys: readonly string[]) => {
    await tabTo(page, first);
    for (const key of ['Space', ...keys]) await page.keyboard.press(key);
  };
  const pickByKeys = async (label: string, choice: string) => {
    await tabTo(page, label);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: label })).toBeVisible();
    await expect(page.getByLabel('Search')).toBeFocused();
    await page.keyboard.type(choice);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByLabel(label)).toContainText(choice);
  };
  await type('Full name', 'Priya Sharma');
  await chooseByKeys('Single');
  await chooseByKeys('Secondary school', 'ArrowRight');
  await type('Pay day', '7');
  await type('PIN code', '011002');
  await pickByKeys('Home state', 'Maharashtra');
  await pickByKeys('Home district', 'Pune');
  await type('Address', '12, Lakshmi Road');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('A PIN code has 6 digits and does not begin with 0.').first(),
  ).toBeVisible();
  await page
    .getByRole('link', { name: 'A PIN code has 6 digits and does not begin with 0.' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('PIN code')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('411002');
  await tabTo(page, /^ ?Next/);
  await page.keyboard.press('Enter');

  await expectStep(page, 'Work Information', 2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await chooseByKeys('Salaried', 'ArrowRight', 'ArrowRight');
  await type('Industry', 'Hea');
  await type('Company', 'Sahyadri Clinic');
  await chooseByKeys('Under 15,000', 'ArrowRight', 'ArrowRight');
  await pickByKeys('Current state', 'Kerala');
  await pickByKeys('Current district', 'Idukki');
  await type('College', 'Maharaja College');
  await tabTo(page, /^ ?Next/);
  await page.keyboard.press('Enter');
  await expectStep(page, 'Identity Verification', 3);
});
