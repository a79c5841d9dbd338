import { verhoeffCheckDigit } from '@kosha/domain';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { requestServer } from './api.ts';
import { expectScreen, picker } from './flow.ts';
import { translatorOf } from './messages.ts';
import { expectAccessible } from './test.ts';
import { signInAs, type PersonaSession, type Sandbox } from './sandbox.ts';

export const stepUrl = (key: string, step: number): string =>
  `/auth/${key}?pid=1&step=${step}&as=5`;

export const testImage = (name: string): string =>
  join(import.meta.dirname, '../../test-images', name);

/** A photo of 1200 × 1800 px that the server's simulated document check can read. */
export const readablePhotoFile = testImage('orient-portrait-1.jpg');

const english = translatorOf('en');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const pressNext = (page: Page, say = english) => press(page, say('step.next'));

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

interface Borrower {
  sandbox: Sandbox;
  phone: string;
}

export async function signInUnverified(
  page: Page,
  { sandbox, phone }: Borrower,
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

/** `choice` needs no translation: states and districts have the same names in every language. */
export async function pickRegion(
  page: Page,
  label: string,
  choice: string,
  say = english,
): Promise<void> {
  await picker(page, label).click();
  const sheet = page.getByRole('dialog', { name: label });
  await sheet.getByLabel(say('form.search')).fill(choice);
  await sheet.getByRole('option', { name: choice, exact: true }).click();
  await expect(picker(page, label)).toContainText(choice);
}

export const chooseChip = (within: Page | Locator, name: string) =>
  within.getByRole('radio', { name, exact: true }).check();

export async function fillBasic(page: Page, say = english): Promise<void> {
  await page.getByLabel(say('forms.fullName')).fill('Priya Sharma');
  await chooseChip(page, say('forms.single'));
  await chooseChip(page, say('forms.graduate'));
  await page.getByLabel(say('forms.payDay')).selectOption('7');
  await page.getByLabel(say('forms.pINCode')).fill('411002');
}

export async function fillWork(page: Page, say = english): Promise<void> {
  await chooseChip(page, say('forms.salaried'));
  await page.getByLabel(say('forms.industry')).selectOption(say('forms.health'));
  await page.getByLabel(say('forms.companyBusinessOrCollege')).fill('Sahyadri Clinic');
  await chooseChip(page, '30,000–60,000');
  await pickRegion(page, say('forms.currentState'), 'Maharashtra', say);
  await pickRegion(page, say('forms.currentDistrict'), 'Pune', say);
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
  {
    key: 'first',
    title: 'First contact',
    name: 'Anita Sharma',
    mobile: '9811111111',
    relation: 'mother',
  },
  {
    key: 'second',
    title: 'Second contact',
    name: 'Rahul Sharma',
    mobile: '9822222222',
    relation: 'brother',
  },
  {
    key: 'third',
    title: 'Third contact',
    name: "S. D'Souza",
    mobile: '9833333333',
    relation: 'friends',
  },
] as const;

export const contactGroup = (page: Page, title: (typeof contacts)[number]['title']) =>
  page.getByRole('group', { name: title });

export async function fillContacts(page: Page, say = english): Promise<void> {
  for (const { key, name, mobile, relation } of contacts) {
    const fields = page.getByRole('group', { name: say(`contacts.${key}`) });
    await fields.getByLabel(say('contacts.name')).fill(name);
    await fields.getByLabel(say('contacts.mobile')).fill(mobile);
    await chooseChip(fields, say(`choices.${relation}`));
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

export async function sendAadhaar(page: Page, aadhaar: string, say = english): Promise<void> {
  await page.getByLabel(say('kyc.aadhaarNumber')).fill(aadhaar);
  await press(page, say('kyc.sendCode'));
}

export async function askForCode(page: Page, phone: string, say = english): Promise<Locator> {
  await sendAadhaar(page, aadhaarOf(phone), say);
  const dialog = page.getByRole('dialog', { name: say('kyc.otpTitle') });
  await expect(dialog).toBeVisible();
  return dialog;
}

type Check = (page: Page) => Promise<void>;

/** `check` runs while the dialog for the code is open. */
export async function fillIdentityNumbers(
  page: Page,
  { sandbox, phone }: Borrower,
  say = english,
  check?: Check,
): Promise<void> {
  const dialog = await askForCode(page, phone, say);
  await check?.(page);
  await dialog.getByLabel(say('kyc.otp'), { exact: true }).fill(await sandbox.readCode(phone));
  await expect(page.getByText(say('kyc.verified'), { exact: true })).toBeVisible();
  await page.getByLabel(say('kyc.panNumber')).fill(panOf(phone));
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

export async function expectStep(
  page: Page,
  title: string,
  step: number,
  say = english,
): Promise<void> {
  await expectScreen(page, title, new RegExp(`\\?pid=1&step=${step}&as=5$`));
  await expect(page.getByText(say('step.place', { step, as: 5 }))).toBeVisible();
}

/** `check` runs on each screen, before and after it is filled in. */
export async function passEveryStep(
  page: Page,
  { kycMode, ...borrower }: Borrower & { kycMode: 'number' | 'photo' },
  say = english,
  check: Check = expectAccessible,
): Promise<void> {
  const expectChecked = async (title: string, step: number) => {
    await expectStep(page, say(`dataTitle.${title}`), step, say);
    await check(page);
  };
  await expectChecked('authBasic', 1);
  await fillBasic(page, say);
  await check(page);
  await pressNext(page, say);
  await expectChecked('authWork', 2);
  await fillWork(page, say);
  await check(page);
  await pressNext(page, say);
  await expectChecked('authIdentity', 3);
  if (kycMode === 'photo') await addPhotos(page);
  else await fillIdentityNumbers(page, borrower, say, check);
  await check(page);
  await (kycMode === 'photo' ? confirmPhotoReview(page) : pressNext(page, say));
  await expectChecked('authFace', 4);
  const face = say('face.face');
  await choosePhoto(page, face);
  await expect(page.getByAltText(say('image.preview', { label: face }))).toBeVisible();
  await check(page);
  await press(page, say('face.send'));
  await expect(page.getByText(say('face.passed'))).toBeVisible();
  await check(page);
  await press(page, say('face.next'));
  await expectChecked('authContacts', 5);
  await fillContacts(page, say);
  await check(page);
  await pressNext(page, say);
}
