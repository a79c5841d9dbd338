import { expect, type Locator, type Page } from '@playwright/test';

export async function openCorrection(page: Page): Promise<Locator> {
  await page.goto('/personal/data');
  await page.getByRole('button', { name: 'Show my data' }).click();
  await page.getByText('What you filled in', { exact: true }).click();
  await page.getByRole('button', { name: 'Correct' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What is right')).toBeVisible();
  return dialog;
}
