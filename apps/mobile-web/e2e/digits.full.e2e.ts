import { groupedPhone } from '@kosha/domain';
import type { Locator, Page } from '@playwright/test';
import { expectScreen } from './support/flow.ts';
import { expect, test } from './support/test.ts';
import {
  aadhaarOf,
  chooseChip,
  contactGroup,
  contacts,
  expectStep,
  pressNext,
  panOf,
  stepUrl,
} from './support/verification.ts';

const zeros = { devanagari: '०', bengali: '০', telugu: '౦', tamil: '௦', gujarati: '૦' } as const;

const inScript = (text: string, script: keyof typeof zeros) =>
  text.replaceAll(/\d/g, (digit) =>
    String.fromCodePoint((zeros[script].codePointAt(0) ?? 0) + Number(digit)),
  );

const script = Object.keys(zeros) as (keyof typeof zeros)[];

async function takesAllScripts(field: Locator, number: string, shown: string | RegExp = number) {
  for (const one of script) {
    await field.fill('');
    await field.fill(inScript(number, one));
    await expect(field).toHaveValue(shown);
  }
}

const labelled = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('numbers can be typed in the digits of any script, and names and addresses in any script (D44)', async ({
  page,
  sandbox,
  phone,
}) => {
  test.slow(true, 'Signs in and verifies, and types each number five times.');
  await sandbox.set({ newUsersVerified: false, kycMode: 'number' });

  await test.step('mobile number and code', async () => {
    await page.goto('/login');
    const phoneField = page.getByLabel('Mobile number');
    await takesAllScripts(phoneField, phone, /^\d{5} ?\d{5}$/);
    await page.getByRole('button', { name: 'Get', exact: true }).click();
    await expect(page.getByText(groupedPhone(phone))).toBeVisible();
    const code = inScript(await sandbox.readCode(phone), 'bengali');
    await labelled(page, 'One-time code').fill(code);
    await page.getByRole('button', { name: 'Login' }).click();
    await expectScreen(page, 'Home', '/');
  });

  await test.step('PIN code and months, with a name and an address in Indian scripts', async () => {
    await page.goto(stepUrl('basic', 1));
    await page.getByLabel('Full name').fill('अनीता शर्मा');
    await chooseChip(page, 'Single');
    await chooseChip(page, 'Graduate');
    await page.getByLabel('Pay day').selectOption('7');
    await page.getByLabel(/^Address/).fill('வீடு 12, காந்தி தெரு');
    await takesAllScripts(page.getByLabel(/^Months at this address/), '12');
    await takesAllScripts(page.getByLabel('PIN code'), '411002');
    await pressNext(page);
    await expectStep(page, 'Work Information', 2);
  });

  await test.step('Aadhaar, its code and PAN', async () => {
    await page.goto(stepUrl('identity', 3));
    await takesAllScripts(page.getByLabel('Aadhaar number'), aadhaarOf(phone));
    await page.getByRole('button', { name: 'Get code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter the code' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Code').fill(inScript(await sandbox.readCode(phone), 'telugu'));
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await takesAllScripts(page.getByLabel('PAN number'), panOf(phone));
  });

  await test.step('the mobile numbers of contacts, with their names', async () => {
    await page.goto(stepUrl('contacts', 5));
    const [first] = contacts;
    const fields = contactGroup(page, first.title);
    await fields.getByLabel('Name').fill('ரவி குமார்');
    await expect(fields.getByLabel('Name')).toHaveValue('ரவி குமார்');
    await takesAllScripts(fields.getByLabel('Phone number'), first.mobile, /^\d{5} ?\d{5}$/);
  });

  await test.step('IFSC code and account number', async () => {
    await page.goto('/bank/add?pid=1');
    await takesAllScripts(labelled(page, 'IFSC Code'), 'HDFC0001234');
    for (const name of ['Bank Account No.', 'Confirm Account No.'])
      await takesAllScripts(labelled(page, name), '50100234567891');
  });
});
