import { pickInFinder } from './support/finder.ts';
import { addBank, expectScreen, picker } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { expectToFitScreen } from './support/expect-fit.ts';

test('a person who forgot the IFSC code finds it in the list of branches, and keeps their input', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('no-card', phone));
  await page.goto('/bank?pid=1');
  await expectScreen(page, 'Add Bank Card', '/bank/add?pid=1');
  await page.getByLabel('Bank Account No.').fill('50100234567891');
  await page.getByLabel('Confirm Account No.').fill('50100234567891');
  await page.getByRole('link', { name: 'Forget your IFSC ?' }).click();

  await expectScreen(page, 'Find IFSC Code', '/bank/ifsc?pid=1');
  await pickInFinder(page, 'Bank', 'hdfc', 'HDFC Bank');
  await pickInFinder(page, 'State', 'raj', 'Rajasthan');
  await pickInFinder(page, 'City', 'jaipur', 'Jaipur');
  await picker(page, 'Branch').click();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pickInFinder(page, 'Branch', 'park st', 'PARK STREET');
  const dialog = page.getByRole('dialog', { name: 'Is this yor IFSC Code?' });
  await expect(dialog).toContainText(/HDFC0001234.*Rajasthan.*Jaipur.*PARK STREET/s);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yes' }).click();

  await expectScreen(page, 'Add Bank Card', '/bank/add?pid=1&ifsc_code=HDFC0001234');
  await expect(page.getByText('HDFC Bank, PARK STREET, Jaipur')).toBeVisible();
  await expect(page.getByLabel('Bank Account No.')).toHaveValue('50100234567891');
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expectScreen(page, 'Apply', /\/product\/1\/detail\?bank_id=/);
  await page.goto('/bank?pid=1');
  await expect(page.getByRole('link', { name: /HDFC Bank.*HDFC0001234/ })).toBeVisible();
});

test('a reload of the finder keeps the choices; Back leaves it', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('no-card', phone));
  await page.goto('/bank/add?pid=1');
  await page.getByRole('link', { name: 'Forget your IFSC ?' }).click();
  await pickInFinder(page, 'Bank', 'state bank of india', 'State Bank of India');
  await pickInFinder(page, 'State', 'delhi', 'Delhi');
  await page.reload();
  await expect(picker(page, 'Bank')).toContainText('State Bank of India');
  await expect(picker(page, 'State')).toContainText('Delhi');
  await pickInFinder(page, 'City', 'new delhi', 'New Delhi');
  await expectToFitScreen(page);
  await page.goBack();
  await expectScreen(page, 'Add Bank Card', '/bank/add?pid=1');
});

test('an unknown code shows an error, at the field and after sending', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('no-card', phone));
  await page.goto('/bank/add?pid=1&ifsc_code=HDFC0ZZZZZZ');
  const message = 'This IFSC code is not known. Please check it.';
  await expect(page.getByText(message)).toBeVisible();
  await page.getByLabel('Bank Account No.').fill('50100234567891');
  await page.getByLabel('Confirm Account No.').fill('50100234567891');
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Info' })).toContainText(message);
});

test('a server without a list of branches accepts a typed code', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.set({ branchDirectory: 'empty' });
  await signInAs(page, await sandbox.persona('no-card', phone));
  await page.goto('/bank/ifsc?pid=1');
  await expect(page.getByText('There are no banks to choose from')).toBeVisible();
  await page.getByRole('link', { name: 'Type the code' }).click();
  await addBank(page);
  await expectScreen(page, 'Apply', /\/product\/1\/detail\?bank_id=/);
});
