import { readFile } from 'node:fs/promises';
import { expectScreen } from './support/flow.ts';
import { isTagged, pdfText } from './support/pdf-text.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test(
  'the key facts can be read, saved and printed before confirming the loan',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('pass', phone));
    await page.goto('/order');
    await page.getByRole('link', { name: 'Confirm and get the money' }).click();
    await expectScreen(page, 'Confirm', /\/orders\/[^/]+\/confirm$/);
    await expect(page.getByRole('button', { name: 'Get Money' })).toBeVisible();
    const shown = ['₹4,410', '₹5,028', '₹618'];
    for (const amount of shown) await expect(page.getByText(amount).first()).toBeVisible();

    await page.getByRole('link', { name: /Key Facts Statement/ }).click();
    await expectScreen(page, 'Key Facts Statement', /\/orders\/[^/]+\/facts$/);
    const box = page.getByRole('region', { name: 'In short' });
    for (const amount of shown) await expect(box).toContainText(amount);
    await expectAccessible(page);

    await test.step('the PDF has the same figures', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as PDF' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^KFKS\d+-1\.pdf$/);
      const file = await readFile(await download.path());
      expect(await isTagged(file)).toBe(true);
      const text = await pdfText(file);
      for (const amount of shown) expect(text).toContain(amount);
      for (const words of await box.locator('dd').allInnerTexts()) expect(text).toContain(words);
      expect(text).toContain('Annex B');
    });

    await test.step('only the statement is printed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeHidden();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(box).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Get Money' }).click();
    await expectScreen(page, 'Orders', '/order');
  },
);

test('under the strict rules the key facts are read, quizzed and confirmed before the loan', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.set({ policyProfile: 'strict' });
  await signInAs(page, await sandbox.persona('pass', phone));
  await page.goto('/order');
  await page.getByRole('link', { name: 'Confirm and get the money' }).click();
  await expectScreen(page, 'Confirm', /\/orders\/[^/]+\/confirm$/);
  await expect(page.getByRole('button', { name: 'Get Money' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Read the key facts' }).click();
  await expectScreen(page, 'Key Facts Statement', /\/orders\/[^/]+\/facts$/);

  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect(page.getByText('Please choose an answer.').first()).toBeVisible();
  await page
    .getByRole('radiogroup', { name: /How much arrives/ })
    .getByRole('radio', { name: '₹5,000', exact: true })
    .check();
  await expect(page.getByText('Not quite. ₹4,410 arrives')).toBeVisible();
  await page
    .getByRole('radiogroup', { name: /How much do you repay/ })
    .getByRole('radio', { name: /^₹5,028, 7 days/ })
    .check();
  await page
    .getByRole('radiogroup', { name: /Until when/ })
    .getByRole('radio', { name: 'Within 3 days' })
    .check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have read this' }).click();

  await expectScreen(page, 'Confirm', /\/orders\/[^/]+\/confirm$/);
  await page.getByRole('button', { name: 'Get Money' }).click();
  await expectScreen(page, 'Orders', '/order');
  await page.getByRole('link', { name: 'See details', exact: true }).click();
  await page.getByRole('link', { name: /Key Facts Statement/ }).click();
  await expect(page.getByText(/^You confirmed it on/)).toBeVisible();
});
