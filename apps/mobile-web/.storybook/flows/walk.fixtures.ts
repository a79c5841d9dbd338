import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { anOtp, aPhone } from '../../src/features/login/login.fixtures.ts';
import {
  aContactsForm,
  contactNameField,
  contactPhoneField,
  contactRelationRadios,
} from '../../src/features/verification/contacts/contacts.fixtures.ts';
import { selectAndSendPhoto } from '../../src/features/verification/face/face.fixtures.ts';
import {
  aPan,
  askForCode,
  enterCode,
  findFocusedPanField,
} from '../../src/features/verification/kyc/kyc.fixtures.ts';
import { fillBasicInfoForm } from '../../src/features/verification/info/info.fixtures.tsx';
import { requireSample } from '../../src/shared/sample-data/sample-data.fixtures.ts';
import { aPng } from '../../src/shared/photos/photos.fixtures.ts';
import { borrower, type IdentityMethod } from './borrower.ts';

type Canvas = ReturnType<typeof within>;

/** During `pnpm screens`, takes a screenshot. Otherwise, the function has no effect. */
async function stop(name: string): Promise<void> {
  const take: unknown = Reflect.get(window, 'koshaStop');
  if (typeof take === 'function') await (take(name) as Promise<void>);
}

async function press(canvas: Canvas, role: 'button' | 'link', name: string | RegExp) {
  const target = await canvas.findByRole(role, { name });
  await waitFor(() => expect(target).toBeEnabled());
  await userEvent.click(target);
}

const type = async (canvas: Canvas, label: string, text: string) =>
  userEvent.type(await canvas.findByLabelText(label), text);

export async function signIn(canvas: Canvas) {
  await type(canvas, 'Mobile number', aPhone);
  await stop('Sign in');
  await press(canvas, 'button', 'Get');
  await type(canvas, 'One-time code', anOtp);
  await press(canvas, 'button', 'Login');
}

export async function chooseProduct(canvas: Canvas) {
  await canvas.findByRole('link', { name: 'Kosha Flex' });
  await stop('Home');
  await press(canvas, 'link', 'Kosha Flex');
  await canvas.findByRole('button', { name: 'APPLY NOW' });
  await stop('Product');
  await press(canvas, 'button', 'APPLY NOW');
}

export async function passFiveSteps(canvas: Canvas, identity: IdentityMethod) {
  await passTwoSteps(canvas);
  await canvas.findByText('Step 3 of 5');
  await stop('Identity');
  await verifyIdentity[identity](canvas);

  await canvas.findByText('Step 4 of 5');
  await stop('Face');
  await selectAndSendPhoto(canvas);
  await press(canvas, 'button', 'NEXT');

  await canvas.findByText('Step 5 of 5');
  await fillContacts(canvas);
  await stop('Contacts');
  await press(canvas, 'button', 'Next');
}

async function passTwoSteps(canvas: Canvas) {
  await canvas.findByText('Step 1 of 5');
  await fillBasicInfoForm(canvas);
  await stop('Basic information');
  await press(canvas, 'button', 'Next');

  await canvas.findByText('Step 2 of 5');
  await userEvent.click(await canvas.findByRole('radio', { name: 'Salaried' }));
  await type(canvas, 'Monthly income', '42000');
  await stop('Work information');
  await press(canvas, 'button', 'Next');
}

async function uploadPhotos(canvas: Canvas) {
  const photo = new File([await aPng(400, 300)], 'photo.png', { type: 'image/png' });
  for (const label of ['Aadhaar front', 'Aadhaar back', 'PAN'])
    await userEvent.upload(await canvas.findByLabelText(label), photo);
  await canvas.findByText('Photos, step 1 of 2: 3 of 3 taken');
  await press(canvas, 'button', 'Next');
  await press(canvas, 'button', 'Looks right');
}

async function enterNumbers(canvas: Canvas) {
  await askForCode(canvas);
  await enterCode(canvas, '123456');
  await findFocusedPanField(canvas);
  await type(canvas, 'PAN number', aPan);
  await press(canvas, 'button', 'Next');
}

const verifyIdentity: Record<IdentityMethod, (canvas: Canvas) => Promise<void>> = {
  photos: uploadPhotos,
  numbers: enterNumbers,
};

async function fillContacts(canvas: Canvas) {
  const form = aContactsForm();
  for (const [which, name, mobile, relation] of [
    ['First', form.oneName, form.oneMobile, form.oneRelation],
    ['Second', form.twoName, form.twoMobile, form.twoRelation],
    ['Third', form.thirdName, form.thirdMobile, form.thirdRelation],
  ] as const) {
    await userEvent.type(contactNameField(canvas, which), name);
    await userEvent.type(contactPhoneField(canvas, which), mobile);
    const choice = contactRelationRadios(canvas, which).find(({ value }) => value === relation);
    await userEvent.click(requireSample(choice, `the relation ${relation}`));
  }
}

export async function addCardAndApply(canvas: Canvas) {
  await press(canvas, 'link', /^Bank account/);
  await type(canvas, 'IFSC Code', 'HDFC0001234');
  await type(canvas, 'Bank Account No.', '50100234567890');
  await type(canvas, 'Confirm Account No.', '50100234567890');
  await stop('Bank card');
  await press(canvas, 'button', 'Apply Now');
  await userEvent.selectOptions(await canvas.findByLabelText('Amount'), '3000');
  await canvas.findByText('on 29 Nov 2026');
  await stop('Apply');
  await press(canvas, 'button', 'APPLY NOW');
}

/** Confirms the loan and, after the screenshot of Lending, lets the payout succeed or fail. */
async function getMoney(canvas: Canvas, end: '5' | '6') {
  await stop('Confirm');
  borrower.payoutEnd = '4';
  await press(canvas, 'button', 'Get Money');
  await canvas.findByText('Lending');
  await stop('Lending');
  borrower.payoutEnd = end;
}

export async function failPayout(canvas: Canvas) {
  await press(canvas, 'link', 'Get Money');
  await canvas.findByRole('button', { name: 'Get Money' });
  await getMoney(canvas, '5');
  await canvas.findByText('Failed');
  await stop('Failed');
}

export async function getMoneyAndRepay(canvas: Canvas) {
  await canvas.findByRole('link', { name: 'See how the check goes' });
  await stop('Orders');
  await press(canvas, 'link', 'See how the check goes');
  await canvas.findByRole('button', { name: 'Refresh' });
  await stop('Audit');
  await press(canvas, 'button', 'Refresh');
  await canvas.findByRole('button', { name: 'Get Money' });
  await getMoney(canvas, '6');
  await canvas.findByRole('link', { name: 'Repay now' });
  await stop('Money received');
  await press(canvas, 'link', 'Repay now');
  await canvas.findByRole('button', { name: /^Pay / });
  await stop('Repay');
  await press(canvas, 'button', /^Pay /);
}
