import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  contactGroup,
  expectStep,
  fillContacts,
  pressNext,
  stepUrl,
  storedText,
} from './support/verification.ts';

test('a reload keeps the contacts, a rejected contact can be corrected, and sending deletes the draft', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(stepUrl('contacts', 5));
  await expectStep(page, 'Contact Information', 5);
  await fillContacts(page);
  await contactGroup(page, 'First contact').getByLabel('Phone number').fill(phone);
  await page.reload();
  await expect(contactGroup(page, 'Third contact').getByLabel('Name')).toHaveValue("S. D'Souza");
  await expect(
    contactGroup(page, 'Third contact').getByRole('radio', { name: 'Friends' }),
  ).toBeChecked();
  await pressNext(page);
  const message = 'The first contact has your own phone number.';
  await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(2);
  await expectAccessible(page);
  await contactGroup(page, 'First contact').getByLabel('Phone number').fill('9811111111');
  await pressNext(page);
  await expectStep(page, 'Identity Verification', 3);
  expect(await storedText(page)).not.toContain('9822222222');
});
