import { expect, type Page } from '@playwright/test';
import { picker } from './flow.ts';

export async function pick(page: Page, label: string, search: string, name: string): Promise<void> {
  await picker(page, label).click();
  const sheet = page.getByRole('dialog', { name: label });
  await expect(sheet.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(search);
  await sheet.getByRole('option', { name, exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

export async function findBranch(page: Page): Promise<void> {
  await pick(page, 'Bank', 'hdfc', 'HDFC Bank');
  await pick(page, 'State', 'raj', 'Rajasthan');
  await pick(page, 'City', 'jaipur', 'Jaipur');
  await pick(page, 'Branch', 'park st', 'PARK STREET');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
}
