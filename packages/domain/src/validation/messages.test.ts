import { expect, it } from 'vitest';
import { validationMessages } from './messages.ts';

it('keeps the wording of §5 letter for letter, with its mistakes and trailing spaces', () => {
  expect(validationMessages).toMatchObject({
    agreementRequired: 'Please agree with Loan Guarantee Argreement.',
    aadhaarBackRequired: 'Please Upload Aadhaar Back\u0020',
    panImageRequired: 'Please Upload PAN\u0020',
    faceRequired: 'Please Upload Face Recognition\u0020',
    aadhaarNumberRequired: 'Please Input IDcard No.',
    panNumberRequired: 'Please Input Pan Id.\u0020',
    ifscRequired: 'Please input Ifsc Code',
    accountMismatch: 'Please Confirm Account',
  });
});
