import { expect, expectAccessible, test } from './support/test.ts';
import {
  expectStep,
  fillWork,
  meetChangedForm,
  next,
  pick,
  signInUnverified,
  stepUrl,
} from './support/verification.ts';

const url = stepUrl('work', 2);
const college = /^College/;
const hidden = [college, 'Year of study', 'Monthly allowance', 'Allowance day'];

test.beforeEach(async ({ page, sandbox, phone }) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto(url);
  await expectStep(page, 'Work Information', 2);
});

test('a student is asked more, and need not answer it', async ({ page }) => {
  for (const label of hidden) await expect(page.getByLabel(label)).toHaveCount(0);
  await fillWork(page);
  await page.getByLabel('Work status').selectOption('Student');
  for (const label of hidden) await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByLabel('Year of study (optional)')).toBeVisible();
  await expectAccessible(page);
  await next(page);
  // Out of order (D24): the dispatcher leads to what is still missing.
  await expectStep(page, 'Basic Information', 1);
});

test('what was answered and is hidden again is not sent', async ({ page }) => {
  await fillWork(page);
  await page.getByLabel('Work status').selectOption('Student');
  await page.getByLabel(college).fill('Fergusson College');
  await page.getByLabel('Work status').selectOption('Salaried');
  await expect(page.getByLabel(college)).toHaveCount(0);
  const sent = page.waitForRequest('**/api1/auth/v1/work-info');
  await next(page);
  const body = (await sent).postDataJSON() as object;
  expect(body).not.toHaveProperty('collegeName');
  expect(body).toMatchObject({ workStatus: '1', liveState: '27', liveDistrict: '490', payDay: 7 });
  await expectStep(page, 'Basic Information', 1);
});

test('what is typed outlives a reload, with the district of its state', async ({ page }) => {
  await fillWork(page);
  await page.reload();
  await expect(page.getByLabel('Company, business or college')).toHaveValue('Sahyadri Clinic');
  await expect(page.getByLabel('Current district')).toContainText('Pune');
  await pick(page, 'Current state', 'Kerala');
  await expect(page.getByLabel('Current district')).not.toContainText('Pune');
  await next(page);
  await expect(page.getByLabel('Current district')).toBeFocused();
  await expectAccessible(page);
  await pick(page, 'Current district', 'Idukki');
  await next(page);
  await expectStep(page, 'Basic Information', 1);
});

test('a form that the server has changed keeps the answers that still fit', async ({
  page,
  sandbox,
}) => {
  await fillWork(page);
  await page.getByLabel('Months in this work').fill('30');
  await meetChangedForm(page, sandbox);
  await expect(page.getByLabel('Office phone')).toBeVisible();
  await expect(page.getByLabel('Industry')).toHaveValue('4');
  await page.getByLabel('Work status').selectOption('Retired');
  await page.getByLabel('Company, business or college').fill('Sahyadri Clinic');
  await page.getByLabel('Monthly income').fill('42000');
  await next(page);
  await expectStep(page, 'Basic Information', 1);
});
