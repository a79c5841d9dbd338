import { loseAnswerOnce, mend, failures } from './support/network.ts';
import { expectScreen } from './support/road.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import {
  aadhaarOf,
  expectStep,
  fillBasic,
  meetChangedForm,
  next,
  pick,
  signInUnverified,
  stepsDone,
  stepUrl,
  storedText,
} from './support/verification.ts';

const url = stepUrl('basic', 1);

test.beforeEach(async ({ page, sandbox, phone }) => {
  await signInUnverified(page, { sandbox, phone });
});

test('what is missing is listed, and the first of it has the focus', async ({ page }) => {
  await page.goto(url);
  await expectStep(page, 'Basic Information', 1);
  await next(page);
  await expect(page.getByText('Please check what you filled in')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'PIN code' }).click();
  await expect(page.getByLabel('PIN code')).toBeFocused();
});

test('what the server refuses is listed and stands beside its fields until it is put right', async ({
  page,
}) => {
  await page.goto(url);
  await fillBasic(page);
  await page.getByLabel('Year of birth').fill('2020');
  await page.getByLabel('PIN code').fill('0123456');
  await expect(page.getByLabel('PIN code')).toHaveValue('012345');
  await next(page);
  for (const told of ['You must be 18 or older to borrow.', 'A PIN code has 6 digits.']) {
    await expect(page.getByRole('listitem').filter({ hasText: told })).toBeVisible();
    await expect(page.getByText(told)).toHaveCount(2);
  }
  await expect(page.getByLabel('Year of birth')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Year of birth').fill('1994');
  await page.getByLabel('PIN code').fill('411002');
  await next(page);
  await expectStep(page, 'Work Information', 2);
});

test('what is typed outlives a reload, but for an identity number', async ({ page, phone }) => {
  const aadhaar = aadhaarOf(phone);
  await page.goto(url);
  await fillBasic(page);
  await page.getByLabel('Address', { exact: true }).fill(aadhaar);
  await page.getByLabel('Email').fill('priya@example.in');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Priya Sharma');
  await expect(page.getByLabel('Gender')).toHaveValue('1');
  await expect(page.getByLabel('Home district')).toContainText('Pune');
  await expect(page.getByLabel('Email')).toHaveValue('priya@example.in');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('');
  expect(await storedText(page)).not.toContain(aadhaar);
  await page.getByLabel('Address', { exact: true }).fill('12, Lakshmi Road');
  await next(page);
  await expectStep(page, 'Work Information', 2);
  expect(await storedText(page)).not.toContain('Priya');
});

test('a form that the server has changed keeps the answers that still fit', async ({
  page,
  sandbox,
}) => {
  await page.goto(url);
  await fillBasic(page);
  await page.getByLabel('Months at this address').fill('12');
  await meetChangedForm(page, sandbox);
  await expect(page.getByLabel('Name as on Aadhaar')).toHaveValue('');
  await expect(page.getByLabel('Months at this address')).toHaveCount(0);
  await expect(page.getByLabel('Gender')).toHaveValue('1');
  await expect(page.getByLabel('Home district')).toContainText('Pune');
  await expect(page.getByLabel('PIN code')).toHaveValue('411002');
  await page.getByLabel('Preferred language').selectOption('हिन्दी');
  await expect(page.getByLabel('What we may call you')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name as on Aadhaar').fill('Priya Sharma');
  await page.getByLabel('Education').selectOption('Doctorate');
  await next(page);
  await expectStep(page, 'Work Information', 2);
});

test('another state empties the district and brings its own', async ({ page }) => {
  await page.goto(url);
  await expect(page.getByLabel('Home district')).toBeDisabled();
  await pick(page, 'Home state', 'Maharashtra');
  await pick(page, 'Home district', 'Pune');
  await pick(page, 'Home state', 'Kerala');
  await expect(page.getByLabel('Home district')).not.toContainText('Pune');
  await page.getByLabel('Home district').click();
  const sheet = page.getByRole('dialog', { name: 'Home district' });
  await expect(sheet.getByRole('button', { name: 'Alappuzha' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Pune' })).toHaveCount(0);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Alappuzha' }).click();
  await expect(page.getByLabel('Home district')).toContainText('Alappuzha');
});

test('districts that do not come are asked for again', async ({ page }) => {
  await page.goto(url);
  const districts = '**/api1/map-state/v1/district/**';
  await page.route(districts, (route) =>
    route.fulfill({ json: { code: 500, msg: 'Not now', data: null } }),
  );
  await pick(page, 'Home state', 'Maharashtra');
  await expect(page.getByLabel('Home district')).toContainText('The list could not be loaded');
  await expectAccessible(page);
  await mend(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await pick(page, 'Home district', 'Pune');
});

test('a broken connection loses nothing, and a lost answer does no harm', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  const session = await signInUnverified(page, { sandbox, phone });
  await page.goto(url);
  await fillBasic(page);
  const { told, apply } = failures['a broken connection'];
  await apply(page, '**/api1/auth/v1/base-info');
  await next(page);
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Priya Sharma');
  await mend(page);
  const calls = await loseAnswerOnce(page, '**/api1/auth/v1/base-info');
  await next(page);
  await expect.poll(() => calls.length).toBe(1);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await next(page);
  await expectStep(page, 'Work Information', 2);
  const keys = calls.map((call) => call.headers()['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(await stepsDone(request, session)).toEqual(['basic']);
});

test('hostile words in the address do no harm', async ({ page }) => {
  await page.goto('/auth/basic?pid=%3Cscript%3E&step=9&as=-1');
  await expectScreen(page, 'Basic Information', /./);
  await expect(page.getByText(/^Step /)).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toBeVisible();
});
