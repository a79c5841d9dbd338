import type { Locator, Page } from '@playwright/test';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { contactGroup, signInUnverified, stepUrl } from './support/verification.ts';

/** Types like an Android keyboard, which sends the whole word after each key. */
async function compose(page: Page, field: Locator, word: string): Promise<void> {
  // Clicks the field, because a click waits until the field is visible. `focus` on a hidden field
  // has no effect.
  await field.click();
  const browser = await page.context().newCDPSession(page);
  for (let end = 1; end <= word.length; end += 1) {
    const text = word.slice(0, end);
    await browser.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
}

async function typeAt(field: Locator, caret: number, keys: string): Promise<void> {
  await field.focus();
  await field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), caret);
  await field.pressSequentially(keys);
}

test('a number can be corrected in its middle, even with a wrong key', async ({ page }) => {
  await page.goto('/login');
  const phone = page.getByLabel('Mobile number');
  await phone.fill('981111');
  await typeAt(phone, 0, 'a23');
  await expect(phone).toHaveValue('23981 111');
  await phone.clear();
  await compose(page, phone, '+91 98765-43210');
  await phone.blur();
  await expect(phone).toHaveValue('98765 43210');
  await typeAt(phone, 6, '7');
  await expect(phone).toHaveValue('98765743210');
  await expect(page.getByText(/^Too many digits/)).toBeVisible();
  await phone.press('Backspace');
  await expect(phone).toHaveValue('98765 43210');
  const code = page.getByLabel('One-time code');
  await code.fill('14');
  await typeAt(code, 1, 'x23');
  await expect(code).toHaveValue('1234');
});

test('a bank account can be typed and corrected on any keyboard', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/bank/add?pid=1');
  const ifsc = page.getByLabel('IFSC Code');
  await compose(page, ifsc, 'hdfc-0001234');
  await expect(ifsc).toHaveCSS('text-transform', 'uppercase');
  const account = page.getByLabel('Bank Account No.');
  await compose(page, account, '12a3 4');
  await account.blur();
  await expect(ifsc).toHaveValue('HDFC0001234');
  await expect(account).toHaveValue('1234');
  await typeAt(account, 2, '-9x8');
  await expect(account).toHaveValue('129834');
  await account.fill('1234567890123456789');
  await typeAt(account, 2, '77');
  await expect(account).toHaveValue('1234567890123456789');
});

test('contacts and identity numbers can be typed and corrected on any keyboard', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.set({ kycMode: 'number' });
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(stepUrl('contacts', 5));
  const first = contactGroup(page, 'First contact');
  const [name, number] = [first.getByLabel('Name'), first.getByLabel('Phone number')];
  await compose(page, name, 'Anita1x');
  await compose(page, number, '98-11');
  await number.blur();
  await expect(name).toHaveValue('Anitax');
  await expect(number).toHaveValue('9811');
  await typeAt(name, 1, '1bc');
  await expect(name).toHaveValue('Abcnitax');

  await page.goto(stepUrl('identity', 3));
  const [aadhaar, pan] = [page.getByLabel('Aadhaar number'), page.getByLabel('PAN')];
  await compose(page, aadhaar, '1234 5678 9012');
  await compose(page, pan, 'abcps-1234f');
  await pan.blur();
  await expect(aadhaar).toHaveValue('123456789012');
  await expect(pan).toHaveValue('ABCPS1234F');
});

test('the digits of a form can be typed and corrected on any keyboard', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto(stepUrl('basic', 1));
  const pinCode = page.getByLabel('PIN code');
  await compose(page, pinCode, '41a1');
  await pinCode.blur();
  // The app does not join the digits on both sides of a letter, because it cannot know which number
  // the user meant. The text stays, and the form rejects it on submit (D69).
  await expect(pinCode).toHaveValue('41a1');
  await pinCode.fill('411');
  await typeAt(pinCode, 1, 'x23');
  await expect(pinCode).toHaveValue('42311');
});
