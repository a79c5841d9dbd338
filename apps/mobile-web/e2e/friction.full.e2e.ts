import { chromium } from './support/devices.ts';
import { CountingUser } from './support/person.ts';
import { expectScreen } from './support/flow.ts';
import type { Sandbox } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { aadhaarOf, panOf } from './support/verification.ts';

test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-fake-device-for-media-stream'],
  },
  permissions: ['camera'],
});

/** The maximum effort from the first visit to the submitted application. */
const limits = { taps: 44, characters: 135, screens: 13 };

interface Walk {
  person: CountingUser;
  sandbox: Sandbox;
  phone: string;
}

const button = ({ page }: CountingUser, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const chip = ({ page }: CountingUser, name: string) =>
  page.getByRole('radio', { name, exact: true });
const field = ({ page }: CountingUser, label: string) => page.getByLabel(label, { exact: true });

async function signIn({ person, sandbox, phone }: Walk): Promise<void> {
  await person.sees('Sign in');
  await person.type(field(person, 'Mobile number'), phone);
  await person.tap(button(person, 'Get'));
  await expect(field(person, 'One-time code')).toBeFocused();
  await person.type(field(person, 'One-time code'), await sandbox.readCode(phone));
  await person.tap(button(person, 'Login'));
  await person.sees('Home');
  await person.tap(person.page.getByRole('button', { name: 'Apply' }).first());
}

async function fillForms(person: CountingUser): Promise<void> {
  await person.sees('Basic Information');
  await person.type(field(person, 'Full name'), 'Asha Rao');
  await person.tap(chip(person, 'Single'));
  await person.tap(chip(person, 'Graduate'));
  await person.choose(field(person, 'Pay day'), '7');
  await person.type(field(person, 'PIN code'), '411002');
  await person.tap(button(person, 'Next'));
  await person.sees('Work Information');
  await person.tap(chip(person, 'Salaried'));
  await person.choose(field(person, 'Industry'), 'Health');
  await person.type(field(person, 'Company, business or college'), 'Apollo');
  await person.tap(chip(person, '30,000–60,000'));
  await expect(field(person, 'Current state')).toContainText('Maharashtra');
  await person.pick(field(person, 'Current district'), 'pu', 'Pune');
  await person.tap(button(person, 'Next'));
  await person.sees('Identity Verification');
}

async function enterNumbers({ person, sandbox, phone }: Walk): Promise<void> {
  await person.type(field(person, 'Aadhaar number'), aadhaarOf(phone));
  await person.tap(button(person, 'Get code'));
  await person.sees('Enter the code');
  await expect(field(person, 'Code')).toBeFocused();
  await person.type(field(person, 'Code'), await sandbox.readCode(phone));
  await expect(field(person, 'PAN number')).toBeFocused();
  await person.type(field(person, 'PAN number'), panOf(phone));
  await person.tap(button(person, 'Next'));
}

async function photograph(person: CountingUser, ...labels: readonly string[]): Promise<void> {
  await person.tap(button(person, 'Open camera'));
  for (const label of labels) {
    const sheet = person.page.getByRole('dialog', { name: label, exact: true });
    await person.tap(sheet.getByRole('button', { name: 'Take photo' }));
  }
}

async function uploadPhotos({ person }: Walk): Promise<void> {
  await photograph(person, 'Aadhaar front', 'Aadhaar back', 'PAN');
  await person.sees('Is this what your documents say?');
  await person.tap(button(person, 'Looks right'));
}

async function uploadFacePhoto(person: CountingUser): Promise<void> {
  await person.sees('Face Recognition');
  await photograph(person, 'Your face');
  await expect(person.page.getByAltText('Your picture: Your face')).toBeVisible();
  await person.tap(button(person, 'Check my face'));
  await person.sees('Your face is verified');
  await person.tap(button(person, 'NEXT'));
}

async function nameContacts(person: CountingUser): Promise<void> {
  await person.sees('Contact Information');
  for (const [title, name, mobile, relation] of [
    ['First contact', 'Anita', '9811111111', 'Mother'],
    ['Second contact', 'Rahul', '9822222222', 'brother'],
    ['Third contact', 'Dev', '9833333333', 'Friends'],
  ] as const) {
    const contact = person.page.getByRole('group', { name: title });
    await person.type(contact.getByLabel('Name'), name);
    await person.type(contact.getByLabel('Phone number'), mobile);
    await person.tap(contact.getByRole('radio', { name: relation }));
  }
  await person.tap(button(person, 'Next'));
}

async function apply({ person, phone }: Walk): Promise<void> {
  const account = `2${phone}`;
  await person.sees('Apply');
  await person.tap(person.page.getByRole('link', { name: /Bank account/ }));
  await person.sees('Add Bank Card');
  await person.tap(button(person, 'HDFC'));
  await person.type(field(person, 'IFSC Code'), '001234');
  await person.type(field(person, 'Bank Account No.'), account);
  await person.type(field(person, 'Confirm Account No.'), account);
  await person.tap(button(person, 'Apply Now'));
  await expectScreen(person.page, 'Apply', /\/product\/1\/detail\?bank_id=/);
  await person.sees('Apply');
  await person.tap(button(person, 'APPLY NOW'));
  await person.sees('Orders');
  await expect(person.page.getByRole('listitem')).toHaveCount(1);
}

for (const [way, kycMode, verifyIdentity] of [
  ['numbers', 'number', enterNumbers],
  ['photos', 'photo', uploadPhotos],
] as const) {
  test(`the flow from the first visit to the application by ${way} takes few taps, characters and screens`, async ({
    page,
    sandbox,
    phone,
  }) => {
    test.slow(true, 'Walks the whole flow to the application.');
    await sandbox.set({ kycMode, newUsersVerified: false });
    await sandbox.persona('new-visitor', phone);
    const person = new CountingUser(page);
    const walk = { person, sandbox, phone };
    await page.goto('/');
    await signIn(walk);
    await fillForms(person);
    await verifyIdentity(walk);
    await uploadFacePhoto(person);
    await nameContacts(person);
    await apply(walk);

    const { taps, characters, screens } = person;
    console.log(`By ${way}: ${taps} taps, ${characters} characters, ${screens.length} screens`);
    expect(taps).toBeLessThanOrEqual(limits.taps);
    expect(characters).toBeLessThanOrEqual(limits.characters);
    expect(screens.length).toBeLessThanOrEqual(limits.screens);
  });
}
