import type { Page } from '@playwright/test';
import { recordCallsWithAdvertisingIds, setAdvertisingCookies } from './support/advertising-ids.ts';
import { addBank, expectCodeSent, expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  choosePhoto,
  fillBasic,
  fillIdentityNumbers,
  fillWork,
  pressNext,
} from './support/verification.ts';

async function agree(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Nothing is sent before you agree.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I agree' }).click();
}

const expectStep = (page: Page, title: string, step: number) =>
  expectScreen(page, title, new RegExp(`\\?pid=1&step=${step}&as=4$`));

test('under the strict rules a visitor takes and repays a loan, and nothing is preselected or sent without consent', async ({
  page,
  context,
  baseURL,
  sandbox,
  phone,
}) => {
  await sandbox.set({
    policyProfile: 'strict',
    newUsersVerified: false,
    isPositionWanted: true,
  });
  await sandbox.persona('new-visitor', phone);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.07612, longitude: 72.87771 });
  await setAdvertisingCookies(context, baseURL);
  const withIds = recordCallsWithAdvertisingIds(page);
  const placesSent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/device/v1/upload')) placesSent.push(new URL(page.url()).pathname);
  });

  await test.step('the visitor must tick the agreement', async () => {
    await page.goto('/product/1');
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Get', exact: true }).click();
    await expectCodeSent(page, phone);
    await page.getByLabel('One-time code').fill(await sandbox.readCode(phone));
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Login' }).click();
    await expectScreen(page, 'Product', '/product/1');
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
  });

  await test.step('a notice precedes each step that shares data, and there is no contacts step', async () => {
    await expectStep(page, 'Basic Information', 1);
    await fillBasic(page);
    await pressNext(page);
    await expectStep(page, 'Work Information', 2);
    await fillWork(page);
    await pressNext(page);
    await expectStep(page, 'Identity Verification', 3);
    await agree(page, 'Your identity documents');
    // Only this verification step requests the location.
    await agree(page, 'Where you are');
    await fillIdentityNumbers(page, { sandbox, phone });
    await pressNext(page);
    await expectStep(page, 'Face Recognition', 4);
    await agree(page, 'A picture of your face');
    await choosePhoto(page, 'Your face');
    await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
    await page.getByRole('button', { name: 'Check my face' }).click();
    await expect(page.getByText('Your face is verified')).toBeVisible();
    await page.getByRole('button', { name: 'NEXT' }).click();
    await expectScreen(page, 'Apply', '/product/1/detail');
  });

  await test.step('the borrower chooses the amount, and the automatic payout is off', async () => {
    await expect(page.getByRole('heading', { name: 'How much do you need?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByText('₹3,000', { exact: true }).click();
    await expect(page.getByLabel('Automatically get money?')).not.toBeChecked();
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
    await page.getByRole('button', { name: 'Add Bank Card' }).click();
    await addBank(page);
    await expectScreen(page, 'Apply', /\/product\/1\/detail\?bank_id=/);
    await expect(page.getByLabel('Amount')).toHaveValue('3000');
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
    await expectScreen(page, 'Orders', '/order');
  });

  await test.step('the key facts are read and quizzed before confirming the loan', async () => {
    await sandbox.moveClock({ hours: 1 });
    await page.reload();
    await page.getByRole('link', { name: 'Confirm and get the money' }).click();
    await page.getByRole('link', { name: 'Read the key facts' }).click();
    await expectScreen(page, 'Key Facts Statement', /\/orders\/[^/]+\/facts$/);
    await expect(page.getByRole('radiogroup')).toHaveCount(3);
    for (const group of await page.getByRole('radiogroup').all()) {
      await group.getByRole('radio').first().check();
    }
    await page.getByRole('button', { name: 'I have read this' }).click();
    await expectScreen(page, 'Confirm', /\/orders\/[^/]+\/confirm$/);
    await page.getByRole('button', { name: 'Get Money' }).click();
    await expectScreen(page, 'Orders', '/order');
    await expect(page.getByRole('listitem')).toContainText('Loaned');
  });

  await test.step('the loan is repaid without requesting a new one', async () => {
    await page.getByRole('link', { name: 'See details' }).click();
    await page.getByRole('button', { name: /^Repayment/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Reapply after this repayment')).not.toBeChecked();
    await dialog.getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
    await expect(page.getByText('You paid').first()).toBeVisible();
  });

  expect(withIds).toEqual([]);
  expect(placesSent).toEqual(['/auth/identity']);
});

test(
  'under the strict rules the borrower chooses the term, and every screen uses it',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    await sandbox.set({ policyProfile: 'strict' });
    await signInAs(page, await sandbox.persona('platinum', phone));
    await page.goto('/');
    await expect(page.getByText('7, 14 or 30 days')).toBeVisible();
    await page.goto('/product/4/detail');
    await page.getByText('₹10,000', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'For how long do you need it?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByText('14 days', { exact: true }).click();
    await page.getByLabel('Period').selectOption('30 days');
    // ₹10,180 is the amount of ₹10,000 plus 30 days of interest at 0.06 % per day.
    await expect(page.getByText('₹10,180').first()).toBeVisible();
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
    await expectScreen(page, 'Orders', '/order');
    await sandbox.moveClock({ hours: 1 });
    await page.reload();
    await page.getByRole('link', { name: 'Confirm and get the money' }).click();
    await expect(page.getByText('after 30 days').first()).toBeVisible();
    await page.getByRole('link', { name: 'Read the key facts' }).click();
    await expect(page.getByText('In one payment, 30 days after the money is sent.')).toBeVisible();
  },
);

test(
  'under the strict rules Account lets a borrower name a contact, who is kept after agreeing',
  { tag: '@full' },
  async ({ page, sandbox, phone, browser }) => {
    await sandbox.set({ policyProfile: 'strict' });
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.goto('/personal');
    await page.getByRole('link', { name: 'Emergency contact' }).click();
    await agree(page, 'Your emergency contacts');
    const other = `9${phone.slice(1).split('').toReversed().join('')}`;
    await page.getByLabel('Name').fill('Anita Sharma');
    await page.getByLabel('Phone number').fill(other);
    await page.getByRole('radio', { name: 'Mother' }).check();
    await page.getByRole('button', { name: 'Ask this person' }).click();
    await expect(page.getByText('Anita Sharma has been asked')).toBeVisible();
    await expectAccessible(page);
    const link = await sandbox.readLink(other);
    const contactPage = await browser.newPage();
    await contactPage.goto(link);
    await contactPage.getByRole('button', { name: 'Confirm' }).click();
    await expect(contactPage.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await contactPage.close();
    await page.reload();
    await expect(page.getByText('Anita Sharma has agreed.')).toBeVisible();
  },
);

test(
  'under the strict rules the download page derives its terms from the products',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.set({ policyProfile: 'strict' });
    await page.goto('/download');
    await expect(page.getByText('7 days up to a maximum of 30')).toBeVisible();
    await expect(page.getByText('30% per annum')).toHaveCount(0);
    await expect(page.getByText('Sample terms')).toHaveCount(0);
    await expectAccessible(page);
  },
);
