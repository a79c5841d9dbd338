import { loseResponseOnce, restoreNetwork, failures } from './support/network.ts';
import { expectScreen, picker } from './support/flow.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  aadhaarOf,
  chooseChip,
  expectStep,
  fillBasic,
  reloadAfterFormChange,
  pressNext,
  pickRegion,
  signInUnverified,
  stepsDone,
  stepUrl,
  storedText,
} from './support/verification.ts';

const url = stepUrl('basic', 1);

test.beforeEach(async ({ page, sandbox, phone }) => {
  await signInUnverified(page, { sandbox, phone });
});

test('a reload keeps the input, except an identity number', async ({ page, phone }) => {
  const aadhaar = aadhaarOf(phone);
  // The app ignores the malicious parameters of the URL.
  await page.goto('/auth/basic?pid=%3Cscript%3E&step=9&as=-1');
  await expectScreen(page, 'Basic Information', /./);
  await expect(page.getByText(/^Step /)).toHaveCount(0);
  await page.goto(url);
  await fillBasic(page);
  await pickRegion(page, 'Home state', 'Maharashtra');
  await pickRegion(page, 'Home district', 'Pune');
  await page.getByLabel(/^Address/).fill(aadhaar);
  await page.getByLabel('Email').fill('priya@example.in');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Priya Sharma');
  await expect(page.getByRole('radio', { name: 'Single' })).toBeChecked();
  await expect(picker(page, 'Home district')).toContainText('Pune');
  await expect(page.getByLabel('Email')).toHaveValue('priya@example.in');
  await expect(page.getByLabel(/^Address/)).toHaveValue('');
  expect(await storedText(page)).not.toContain(aadhaar);
  await page.getByLabel(/^Address/).fill('12, Lakshmi Road');
  await pressNext(page);
  await expectStep(page, 'Work Information', 2);
  expect(await storedText(page)).not.toContain('Priya');
});

test(
  'a form that the server has changed keeps the answers that are still valid',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.goto(url);
    await fillBasic(page);
    await pickRegion(page, 'Home state', 'Maharashtra');
    await pickRegion(page, 'Home district', 'Pune');
    await page.getByLabel('Months at this address').fill('12');
    await reloadAfterFormChange(page, sandbox);
    // The new version of the form rewords, adds and removes questions. It keeps the answers to all
    // questions that were not removed.
    await expect(page.getByLabel('Name as on Aadhaar')).toHaveValue('Priya Sharma');
    await expect(page.getByLabel('Months at this address')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Single' })).toBeChecked();
    await expect(picker(page, 'Home district')).toContainText('Pune');
    await expect(page.getByLabel('PIN code')).toHaveValue('411002');
    await page.getByLabel('Preferred language').selectOption('हिन्दी');
    await expect(page.getByLabel('What we may call you')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Name as on Aadhaar').fill('Priya Sharma');
    await chooseChip(page, 'Doctorate');
    await pressNext(page);
    await expectStep(page, 'Work Information', 2);
  },
);

test('a broken connection or a lost response loses no input', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  const session = await signInUnverified(page, { sandbox, phone });
  await page.goto(url);
  await fillBasic(page);
  const { told: message, apply } = failures['a broken connection'];
  await apply(page, '**/api1/auth/v1/base-info');
  await pressNext(page);
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Priya Sharma');
  await restoreNetwork(page);
  const calls = await loseResponseOnce(page, '**/api1/auth/v1/base-info');
  await pressNext(page);
  await expect.poll(() => calls.length).toBe(1);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await pressNext(page);
  await expectStep(page, 'Work Information', 2);
  const keys = calls.map((call) => call.headers()['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(await stepsDone(request, session)).toEqual(['basic']);
});
