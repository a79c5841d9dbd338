import {
  aadhaarOf,
  contacts,
  panOf,
  readablePhotoFile,
} from '../../../apps/mobile-web/e2e/support/verification.ts';
import type { Sandbox } from '../../../apps/mobile-web/e2e/support/sandbox.ts';
import { button, type Page, type ElementQuery } from './page.ts';

const next = button('Next');

async function pick(page: Page, label: string, choice: string): Promise<void> {
  const within: ElementQuery = { role: 'dialog', name: label };
  await page.press({ label });
  await page.type({ label: 'Search', within }, choice);
  await page.press({ role: 'option', name: choice, within });
  await page.seeNo(within);
}

async function fillBasic(page: Page): Promise<void> {
  await page.type({ label: 'Full name' }, 'Priya Sharma');
  await page.press({ role: 'radio', name: 'Graduate' });
  await page.press({ role: 'radio', name: 'Single' });
  await page.choose('Pay day', '7');
  await page.type({ label: 'PIN code' }, '411002');
}

async function fillWork(page: Page): Promise<void> {
  await page.press({ role: 'radio', name: 'Salaried' });
  await page.choose('Industry', 'Health');
  await page.type({ label: 'Company, business or college' }, 'Sahyadri Clinic');
  await page.press({ role: 'radio', name: '30,000–60,000' });
  await pick(page, 'Current state', 'Maharashtra');
  await pick(page, 'Current district', 'Pune');
}

async function fillContacts(page: Page): Promise<void> {
  for (const { title, name, mobile, relation } of contacts) {
    const within: ElementQuery = { role: 'group', name: title };
    await page.type({ label: 'Name', within }, name);
    await page.type({ label: 'Phone number', within }, mobile);
    await page.press({ role: 'radio', name: relation, within });
  }
}

export async function enterIdentityNumbers(
  page: Page,
  sandbox: Sandbox,
  phone: string,
): Promise<void> {
  const within: ElementQuery = { role: 'dialog', name: 'Enter the code' };
  await page.type({ label: 'Aadhaar number' }, aadhaarOf(phone));
  await page.press(button('Get code'));
  await page.see(within);
  await page.type({ label: 'Code', within }, await sandbox.readCode(phone));
  await page.see({ text: 'Verified' });
  await page.type({ label: 'PAN number' }, panOf(phone));
  await page.press(next);
}

export async function addPhotos(page: Page): Promise<void> {
  for (const label of ['Aadhaar front', 'Aadhaar back', 'PAN']) {
    await page.attach({ label: new RegExp(label) }, readablePhotoFile);
  }
  await page.see({ text: 'Photos, step 1 of 2: 3 of 3 taken' });
  await page.press(next);
  await page.see({ text: 'Is this what your documents say?' });
  await page.press(button('Looks right'));
}

export async function passEveryStep(page: Page, giveIdentity: () => Promise<void>): Promise<void> {
  const expectStep = (title: string, step: number) =>
    page.seeScreen(title, new RegExp(`\\?pid=1&step=${step}&as=5$`));
  await expectStep('Basic Information', 1);
  await fillBasic(page);
  await page.press(next);
  await expectStep('Work Information', 2);
  await fillWork(page);
  await page.press(next);
  await expectStep('Identity Verification', 3);
  await giveIdentity();
  await expectStep('Face Recognition', 4);
  await page.attach({ label: /Your face/ }, readablePhotoFile);
  await page.see({ role: 'img', name: 'Your picture: Your face' });
  await page.press(button('Check my face'));
  await page.see({ text: 'Your face is verified' });
  await page.press(button('NEXT'));
  await expectStep('Contact Information', 5);
  await fillContacts(page);
  await page.press(next);
  await page.seeScreen('Apply', '/product/1/detail');
}
