import { expect, type Page } from '@playwright/test';
import { picker } from './flow.ts';

export async function pickInFinder(
  page: Page,
  label: string,
  search: string,
  name: string,
): Promise<void> {
  await picker(page, label).click();
  const sheet = page.getByRole('dialog', { name: label });
  await expect(sheet.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(search);
  await sheet.getByRole('option', { name, exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

export async function findBranch(page: Page): Promise<void> {
  await pickInFinder(page, 'Bank', 'hdfc', 'HDFC Bank');
  await pickInFinder(page, 'State', 'raj', 'Rajasthan');
  await pickInFinder(page, 'City', 'jaipur', 'Jaipur');
  await pickInFinder(page, 'Branch', 'park st', 'PARK STREET');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
}
