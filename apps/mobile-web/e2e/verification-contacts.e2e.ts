import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  contact,
  expectStep,
  fillContacts,
  next,
  stepUrl,
  storedText,
} from './support/verification.ts';

test.beforeEach(async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(stepUrl('contacts', 5));
  await expectStep(page, 'Contact Information', 5);
});

test('more than two missing are told at once, two by name', async ({ page }) => {
  await next(page);
  await expect(
    page.getByText(
      'In order to apply for a loan, please complete the emergency contact information.',
    ),
  ).toBeVisible();
  await expect(contact(page, 'First contact').getByLabel('Name')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page);
  await fillContacts(page);
  await contact(page, 'Second contact').getByLabel('Name').fill('');
  await contact(page, 'Third contact').getByLabel('Relationship').selectOption('');
  await next(page);
  await expect(page.getByText('Please input 2th contact name')).toBeVisible();
  await expect(page.getByText('Please indicate 3th contact relationship')).toBeVisible();
  await expect(contact(page, 'Second contact').getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
});

test('what may not stand in a field is not taken', async ({ page }) => {
  const first = contact(page, 'First contact');
  await first.getByLabel('Name').pressSequentially("An1ita O'N. <b>");
  await expect(first.getByLabel('Name')).toHaveValue("Anita O'N. b");
  await first.getByLabel('Phone number').pressSequentially('98x111111119');
  await expect(first.getByLabel('Phone number')).toHaveValue('9811111111');
});

test('what the server refuses is listed and put right', async ({ page, phone }) => {
  await fillContacts(page);
  await contact(page, 'First contact').getByLabel('Phone number').fill(phone);
  await contact(page, 'Third contact').getByLabel('Phone number').fill('9822222222');
  await next(page);
  for (const told of [
    'The first contact has your own phone number.',
    'The third contact has the same phone number as the second.',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: told })).toBeVisible();
    await expect(page.getByText(told)).toHaveCount(2);
  }
  await expectAccessible(page);
  await fillContacts(page);
  await next(page);
  await expectStep(page, 'Identity Verification', 3);
});

test('what is typed outlives a reload, and is gone once it is sent', async ({ page }) => {
  await fillContacts(page);
  await page.reload();
  await expect(contact(page, 'Third contact').getByLabel('Name')).toHaveValue("S. D'Souza");
  await expect(contact(page, 'Third contact').getByLabel('Relationship')).toHaveValue('3');
  await next(page);
  await expectStep(page, 'Identity Verification', 3);
  expect(await storedText(page)).not.toContain('9811111111');
});
