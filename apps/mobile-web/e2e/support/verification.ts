import { verhoeffCheckDigit } from '@kosha/domain';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { requestServer } from './api.ts';
import { expectScreen, picker } from './flow.ts';
import { expectAccessible } from './test.ts';
import { signInAs, type PersonaSession, type Sandbox } from './sandbox.ts';

export const stepUrl = (key: string, step: number): string =>
  `/auth/${key}?pid=1&step=${step}&as=5`;

export const testImage = (name: string): string =>
  join(import.meta.dirname, '../../test-images', name);

/** A photo of 1200 × 1800 px that the server's simulated document check can read. */
export const readablePhotoFile = testImage('orient-portrait-1.jpg');

export const pressNext = (page: Page) =>
  page.getByRole('button', { name: 'Next', exact: true }).click();

/** Signs up a new borrower, who has completed no verification step. */
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

export async function signInUnverified(
  page: Page,
  { sandbox, phone }: { sandbox: Sandbox; phone: string },
): Promise<PersonaSession> {
  const device = { phone, webUuid: `device-of-${phone}` };
  const session = await signUp(page.request, sandbox, device);
  await signInAs(page, session);
  return session;
}

export async function stepsDone(
  request: APIRequestContext,
  session: PersonaSession,
): Promise<readonly string[]> {
  const { data } = await requestServer(request, session, '/auth/v1/find-user-auth');
  return Object.entries(data as Record<string, unknown>)
    .filter(([, flag]) => flag === 1)
    .map(([key]) => key);
}

export async function pickRegion(page: Page, label: string, choice: string): Promise<void> {
  await picker(page, label).click();
  const sheet = page.getByRole('dialog', { name: label });
  await sheet.getByLabel('Search').fill(choice);
  await sheet.getByRole('option', { name: choice, exact: true }).click();
  await expect(picker(page, label)).toContainText(choice);
}

export const chooseChip = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check();

export async function fillBasic(page: Page, nameLabel = 'Full name'): Promise<void> {
  await page.getByLabel(nameLabel).fill('Priya Sharma');
  await chooseChip(page, 'Single');
  await chooseChip(page, 'Graduate');
  await page.getByLabel('Pay day').selectOption('7');
  await page.getByLabel('PIN code').fill('411002');
}

export async function fillWork(page: Page): Promise<void> {
  await chooseChip(page, 'Salaried');
  await page.getByLabel('Industry').selectOption('Health');
  await page.getByLabel('Company, business or college').fill('Sahyadri Clinic');
  await chooseChip(page, '30,000–60,000');
  await pickRegion(page, 'Current state', 'Maharashtra');
  await pickRegion(page, 'Current district', 'Pune');
}

export async function reloadAfterFormChange(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.set({ formVersion: 2 });
  await pressNext(page);
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

export const contactGroup = (page: Page, title: (typeof contacts)[number]['title']) =>
  page.getByRole('group', { name: title });

export async function fillContacts(page: Page): Promise<void> {
  for (const { title, name, mobile, relation } of contacts) {
    const fields = contactGroup(page, title);
    await fields.getByLabel('Name').fill(name);
    await fields.getByLabel('Phone number').fill(mobile);
    await fields.getByRole('radio', { name: relation }).check();
  }
}

export async function choosePhoto(
  page: Page,
  label: string,
  file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0] = readablePhotoFile,
): Promise<void> {
  await page.locator(`input[type=file]`).and(page.getByLabel(label)).setInputFiles(file);
}

/**
 * Derives an Aadhaar number from the phone number. Its last digit is from 1 to 7,
 * because the server's identity check responds differently to numbers that end in 0, 8 or 9 (D31).
 */
export function aadhaarOf(phone: string): string {
  const middles = Array.from({ length: 80 }, (_, at) => `${2 + (at % 8)}${Math.floor(at / 8)}`);
  const found = middles
    .map((middle) => `${middle}${phone.slice(1)}`)
    .map((digits) => digits + verhoeffCheckDigit(digits))
    .find((number) => /[1-7]$/.test(number));
  if (found === undefined) throw new Error('No Aadhaar number ends in 1 to 7');
  return found;
}

/** The server treats a PAN with the last digit 9 as the PAN of another person (D31). */
export function panOf(phone: string, lastDigit = '4'): string {
  const letters = [...phone].map((digit) => String.fromCharCode(65 + Number(digit)));
  const [, a, b, c, d, , , , e] = letters;
  return `${a}${b}${c}P${d}${phone.slice(5, 8)}${lastDigit}${e}`;
}

export async function sendAadhaar(page: Page, aadhaar: string): Promise<void> {
  await page.getByLabel('Aadhaar number').fill(aadhaar);
  await page.getByRole('button', { name: 'Get code' }).click();
}

export async function askForCode(page: Page, phone: string): Promise<Locator> {
  await sendAadhaar(page, aadhaarOf(phone));
  const dialog = page.getByRole('dialog', { name: 'Enter the code' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function fillIdentityNumbers(
  page: Page,
  sandbox: Sandbox,
  phone: string,
): Promise<void> {
  const dialog = await askForCode(page, phone);
  await dialog.getByLabel('Code').fill(await sandbox.readCode(phone));
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByLabel('PAN number').fill(panOf(phone));
}

export const photoReview = (page: Page) => page.getByText('Is this what your documents say?');

export const confirmPhotoReview = (page: Page) =>
  page.getByRole('button', { name: 'Looks right' }).click();

export async function addPhotos(page: Page): Promise<void> {
  for (const label of ['Aadhaar front', 'Aadhaar back', 'PAN']) await choosePhoto(page, label);
  await expect(page.getByText('Photos, step 1 of 2: 3 of 3 taken')).toBeVisible();
  await pressNext(page);
  await expect(photoReview(page)).toBeVisible();
}

export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );

export async function expectStep(page: Page, title: string, step: number): Promise<void> {
  await expectScreen(page, title, new RegExp(`\\?pid=1&step=${step}&as=5$`));
  await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
}

export async function passEveryStep(
  page: Page,
  { sandbox, phone, kycMode }: { sandbox: Sandbox; phone: string; kycMode: 'number' | 'photo' },
): Promise<void> {
  await expectStep(page, 'Basic Information', 1);
  await fillBasic(page);
  await expectAccessible(page);
  await pressNext(page);
  await expectStep(page, 'Work Information', 2);
  await fillWork(page);
  await expectAccessible(page);
  await pressNext(page);
  await expectStep(page, 'Identity Verification', 3);
  if (kycMode === 'photo') await addPhotos(page);
  else await fillIdentityNumbers(page, sandbox, phone);
  await expectAccessible(page);
  await (kycMode === 'photo' ? confirmPhotoReview(page) : pressNext(page));
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
  await pressNext(page);
}
