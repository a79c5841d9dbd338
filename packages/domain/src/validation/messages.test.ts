import { expect, it } from 'vitest';
import { ordinal, validationMessages } from './messages.ts';

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

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [20, '20th'],
  [22, '22nd'],
  [111, '111th'],
])('formats the ordinal %i as %s', (n, written) => {
  expect(ordinal(n)).toBe(written);
});
