import type { Locator, Page } from '@playwright/test';
import { expectScreen } from './flow.ts';
import type { Sandbox } from './sandbox.ts';
import { expect } from './test.ts';
import { aadhaarOf, choosePhoto, contacts, panOf, stepUrl } from './verification.ts';
import { expectNoEnglish, type Translator } from './messages.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (within: Page | Locator, name: string) =>
  within.getByRole('radio', { name, exact: true }).check();

/** `choice` needs no translation: states and districts have the same names in every language. */
async function pick(
  page: Page,
  say: Translator,
  { label, choice }: { label: string; choice: string },
) {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  const sheet = page.getByRole('dialog', { name: label });
  await sheet.getByLabel(say('form.search')).fill(choice);
  await sheet.getByRole('option', { name: choice, exact: true }).click();
}

async function enterNumbers(
  page: Page,
  say: Translator,
  { sandbox, phone }: Person,
): Promise<void> {
  await page.getByLabel(say('kyc.aadhaarNumber')).fill(aadhaarOf(phone));
  await press(page, say('kyc.sendCode'));
  const dialog = page.getByRole('dialog', { name: say('kyc.otpTitle') });
  await expect(dialog).toBeVisible();
  await expectNoEnglish(page);
  await dialog.getByLabel(say('kyc.otp'), { exact: true }).fill(await sandbox.readCode(phone));
  await expect(page.getByText(say('kyc.verified'), { exact: true })).toBeVisible();
  await page.getByLabel(say('kyc.panNumber')).fill(panOf(phone));
}

interface Person {
  sandbox: Sandbox;
  phone: string;
}

export async function passVerificationInLanguage(
  page: Page,
  say: Translator,
  person: Person,
): Promise<void> {
  const steps: readonly (readonly [title: string, fill: () => Promise<void>])[] = [
    [
      'authBasic',
      async () => {
        await page.getByLabel(say('forms.fullName')).fill('Priya Sharma');
        await choose(page, say('forms.single'));
        await choose(page, say('forms.graduate'));
        await page.getByLabel(say('forms.payDay')).selectOption('7');
        await page.getByLabel(say('forms.pINCode')).fill('411002');
        await press(page, say('step.next'));
      },
    ],
    [
      'authWork',
      async () => {
        await choose(page, say('forms.salaried'));
        await page.getByLabel(say('forms.industry')).selectOption(say('forms.health'));
        await page.getByLabel(say('forms.companyBusinessOrCollege')).fill('Sahyadri Clinic');
        await choose(page, '30,000–60,000');
        await pick(page, say, { label: say('forms.currentState'), choice: 'Maharashtra' });
        await pick(page, say, { label: say('forms.currentDistrict'), choice: 'Pune' });
        await press(page, say('step.next'));
      },
    ],
    [
      'authIdentity',
      async () => {
        await enterNumbers(page, say, person);
        await press(page, say('step.next'));
      },
    ],
    [
      'authFace',
      async () => {
        const face = say('face.face');
        await choosePhoto(page, face);
        await expect(page.getByAltText(say('image.preview', { label: face }))).toBeVisible();
        await press(page, say('face.send'));
        await expect(page.getByText(say('face.passed'))).toBeVisible();
        await expectNoEnglish(page);
        await press(page, say('face.next'));
      },
    ],
    [
      'authContacts',
      async () => {
        const relations = ['mother', 'brother', 'friends'];
        for (const [at, group] of ['first', 'second', 'third'].entries()) {
          const fields = page.getByRole('group', { name: say(`contacts.${group}`) });
          await fields.getByLabel(say('contacts.name')).fill(contacts[at]?.name ?? '');
          await fields.getByLabel(say('contacts.mobile')).fill(contacts[at]?.mobile ?? '');
          await choose(fields, say(`choices.${relations[at]}`));
        }
        await press(page, say('step.next'));
      },
    ],
  ];
  await page.goto(stepUrl('basic', 1));
  for (const [at, [title, fill]] of steps.entries()) {
    await expectScreen(
      page,
      say(`dataTitle.${title}`),
      new RegExp(`\\?pid=1&step=${at + 1}&as=5$`),
    );
    await expectNoEnglish(page);
    await fill();
  }
  await expectScreen(page, say('dataTitle.apply'), '/product/1/detail');
}
