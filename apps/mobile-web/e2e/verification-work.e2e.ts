import { expect, test } from './support/test.ts';
import {
  chooseChip,
  expectStep,
  fillWork,
  reloadAfterFormChange,
  pressNext,
  signInUnverified,
  stepUrl,
} from './support/verification.ts';

const url = stepUrl('work', 2);

test.beforeEach(async ({ page, sandbox, phone }) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto(url);
  await expectStep(page, 'Work Information', 2);
});

test('a form that the server has changed keeps the answers that are still valid', async ({
  page,
  sandbox,
}) => {
  await fillWork(page);
  await page.getByLabel('Months in this work').fill('30');
  await reloadAfterFormChange(page, sandbox);
  await expect(page.getByLabel('Office phone')).toBeVisible();
  await expect(page.getByLabel('Industry')).toHaveValue('4');
  await chooseChip(page, 'Retired');
  await page.getByLabel('Company, business or college').fill('Sahyadri Clinic');
  await chooseChip(page, '30,000–60,000');
  await pressNext(page);
  await expectStep(page, 'Basic Information', 1);
});
