import { verhoeffCheckDigit } from '@kosha/domain';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { requestServer } from './api.ts';
import { expectScreen, picker } from './flow.ts';
import { expectAccessible } from './test.ts';
import { signInAs, type PersonaSession, type Sandbox } from './sandbox.ts';

/** The URL of a step, as the dispatcher builds it for the first product. */
export const stepUrl = (key: string, step: number): string =>
  `/auth/${key}?pid=1&step=${step}&as=5`;

export const testImage = (name: string): string =>
  join(import.meta.dirname, '../../test-images', name);

/** A photo that the simulators can read, 1200 × 1800 px. */
export const photo = testImage('orient-portrait-1.jpg');

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Signs up and in through the API. The borrower has completed no step. */
export async function signUp(
  request: APIRequestContext,
  sandbox: Sandbox,
  { phone, webUuid }: { phone: string; webUuid: string },
): Promise<PersonaSession> {
  await sandbox.set({ newUsersVerified: false });
  await sandbox.persona('new-visitor', phone);
  const device = { phone, token: '', webUuid };
  await requestServer(request, device, `/sms/v1/sendCode?phone=91${phone}`);
  const code = await sandbox.readCode(phone);
  const { data } = await requestServer(request, device, '/user/v1/login', {
    phone: `91${phone}`,
    code,
  });
  return { ...device, token: (data as { token: string }).token };
}

/** Like `signUp`, but also signs this browser in. */
export async function signInUnverified(
  page: Page,
  { sandbox, phone }: { sandbox: Sandbox; phone: string },
): Promise<PersonaSession> {
  const device = { phone, webUuid: `device-of-${phone}` };
  const session = await signUp(page.request, sandbox, device);
  await signInAs(page, session);
  return session;
}

/** The server's flags of the completed steps. */
export async function stepsDone(
  request: APIRequestContext,
  session: PersonaSession,
): Promise<readonly string[]> {
  const { data } = await requestServer(request, session, '/auth/v1/find-user-auth');
  return Object.entries(data as Record<string, unknown>)
    .filter(([, flag]) => flag === 1)
    .map(([key]) => key);
}

/** Selects from a long list, using the search of its sheet. */
export async function pick(page: Page, label: string, choice: string): Promise<void> {
  await picker(page, label).click();
  const sheet = page.getByRole('dialog', { name: label });
  await sheet.getByLabel('Search').fill(choice);
  await sheet.getByRole('option', { name: choice, exact: true }).click();
  await expect(picker(page, label)).toContainText(choice);
}

/** Selects one of a few chips. */
export const chooseChip = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check();

/** Fills in the fields that both versions of the form require. */
export async function fillBasic(page: Page, nameLabel = 'Full name'): Promise<void> {
  await page.getByLabel(nameLabel).fill('Priya Sharma');
  await chooseChip(page, 'Single');
  await chooseChip(page, 'Graduate');
  await page.getByLabel('Pay day').selectOption('7');
  await page.getByLabel('PIN code').fill('411002');
}

/** Fills in the fields that both versions of the form require of an employed person. */
export async function fillWork(page: Page): Promise<void> {
  await chooseChip(page, 'Salaried');
  await page.getByLabel('Industry').selectOption('Health');
  await page.getByLabel('Company, business or college').fill('Sahyadri Clinic');
  await chooseChip(page, '30,000–60,000');
  await pick(page, 'Current state', 'Maharashtra');
  await pick(page, 'Current district', 'Pune');
}

/**
 * The server changes the form meanwhile and refuses the old version; the person reloads the form.
 */
export async function answerChangedForm(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.set({ formVersion: 2 });
  await next(page);
  await expect(
    page.getByRole('link', { name: /is not asked for here. Please load the form again/ }),
  ).toBeVisible();
  await page.reload();
}

export const contacts = [
  { title: 'First contact', name: 'Anita Sharma', mobile: '9811111111', relation: 'Mother' },
  { title: 'Second contact', name: 'Rahul Sharma', mobile: '9822222222', relation: 'brother' },
  { title: 'Third contact', name: "S. D'Souza", mobile: '9833333333', relation: 'Friends' },
] as const;

export const contact = (page: Page, title: (typeof contacts)[number]['title']) =>
  page.getByRole('group', { name: title });

export async function fillContacts(page: Page): Promise<void> {
  for (const { title, name, mobile, relation } of contacts) {
    const fields = contact(page, title);
    await fields.getByLabel('Name').fill(name);
    await fields.getByLabel('Phone number').fill(mobile);
    await fields.getByRole('radio', { name: relation }).check();
  }
}

/** Selects a file for the photo with this label. */
export async function choosePhoto(
  page: Page,
  label: string,
  file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0] = photo,
): Promise<void> {
  await page.locator(`input[type=file]`).and(page.getByLabel(label)).setInputFiles(file);
}

/** An Aadhaar number derived from the phone number; its last digit is one of `lastDigits`. */
export function aadhaarOf(phone: string, lastDigits = '1234567'): string {
  const middles = Array.from({ length: 80 }, (_, at) => `${2 + (at % 8)}${Math.floor(at / 8)}`);
  const found = middles
    .map((middle) => `${middle}${phone.slice(1)}`)
    .map((digits) => digits + verhoeffCheckDigit(digits))
    .find((number) => lastDigits.includes(number.slice(-1)));
  if (found === undefined) throw new Error(`No Aadhaar number ends in ${lastDigits}`);
  return found;
}

/**
 * A PAN derived from the phone number. With the last digit 9 it belongs to another person (D31).
 */
export function panOf(phone: string, lastDigit = '4'): string {
  const letters = [...phone].map((digit) => String.fromCharCode(65 + Number(digit)));
  const [, a, b, c, d, , , , e] = letters;
  return `${a}${b}${c}P${d}${phone.slice(5, 8)}${lastDigit}${e}`;
}

/** Types an Aadhaar number and presses Get code. */
export async function sendAadhaar(page: Page, aadhaar: string): Promise<void> {
  await page.getByLabel('Aadhaar number').fill(aadhaar);
  await page.getByRole('button', { name: 'Get code' }).click();
}

/** Like `sendAadhaar`, with a number that receives a code. Returns the dialog for the code. */
export async function askForCode(page: Page, phone: string): Promise<Locator> {
  await sendAadhaar(page, aadhaarOf(phone));
  const dialog = page.getByRole('dialog', { name: 'Enter the code' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function fillNumbers(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  const dialog = await askForCode(page, phone);
  await dialog.getByLabel('Code').fill(await sandbox.readCode(phone));
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByLabel('PAN number').fill(panOf(phone));
}

/** The heading of the second part of photo mode. */
export const photoReview = (page: Page) => page.getByText('Is this what your documents say?');

export const confirm = (page: Page) => page.getByRole('button', { name: 'Looks right' }).click();

/**
 * Uploads all three photos of photo mode, waits until each has been read, and continues to the
 * review.
 */
export async function addPhotos(page: Page): Promise<void> {
  for (const label of ['Aadhaar front', 'Aadhaar back', 'PAN']) await choosePhoto(page, label);
  await expect(page.getByText('Photos, step 1 of 2: 3 of 3 taken')).toBeVisible();
  await next(page);
  await expect(photoReview(page)).toBeVisible();
}

/** All data that the browser stores for this origin, as one string. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );

/** Asserts that the dispatcher has navigated to the screen of this step. */
export async function expectStep(page: Page, title: string, step: number): Promise<void> {
  await expectScreen(page, title, new RegExp(`\\?pid=1&step=${step}&as=5$`));
  await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
}

/** Completes all five steps and checks each screen for accessibility. */
export async function passEveryStep(
  page: Page,
  { sandbox, phone, kycMode }: { sandbox: Sandbox; phone: string; kycMode: 'number' | 'photo' },
): Promise<void> {
  await expectStep(page, 'Basic Information', 1);
  await fillBasic(page);
  await expectAccessible(page);
  await next(page);
  await expectStep(page, 'Work Information', 2);
  await fillWork(page);
  await expectAccessible(page);
  await next(page);
  await expectStep(page, 'Identity Verification', 3);
  if (kycMode === 'photo') await addPhotos(page);
  else await fillNumbers(page, sandbox, phone);
  await expectAccessible(page);
  await (kycMode === 'photo' ? confirm(page) : next(page));
  await expectStep(page, 'Face Recognition', 4);
  await choosePhoto(page, 'Your face');
  await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check my face' }).click();
  await expect(page.getByText('Your face is verified')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expectStep(page, 'Contact Information', 5);
  await fillContacts(page);
  await expectAccessible(page);
  await next(page);
}
