/**
 * The messages of §5, verbatim with their typos. `ordinal` formats the contact's position `{n}`.
 */
export const messagesFromSpecification = {
  agreementRequired: 'Please agree with Loan Guarantee Argreement.',
  aadhaarFrontRequired: 'Please Upload Aadhaar front',
  aadhaarBackRequired: 'Please Upload Aadhaar Back ',
  panImageRequired: 'Please Upload PAN ',
  faceRequired: 'Please Upload Face Recognition ',
  imageTooBig: 'Image size is too big, limit 10MB',
  aadhaarNumberRequired: 'Please Input IDcard No.',
  panNumberRequired: 'Please Input Pan Id. ',
  contactNameRequired: 'Please input {n} contact name',
  contactPhoneRequired: 'Please input {n} contact phone number',
  contactRelationRequired: 'Please indicate {n} contact relationship',
  contactsIncomplete:
    'In order to apply for a loan, please complete the emergency contact information.',
  bankCardRequired: 'Attention! Just one step away from receiving cash! Add payment account',
  ifscRequired: 'Please input Ifsc Code',
  accountRequired: 'Please input Bank Account',
  confirmAccountRequired: 'Please input Confirm Account',
  accountMismatch: 'Please Confirm Account',
} as const;

/** Our own messages, for rules without a message in §5. */
const ownMessages = {
  ifscMalformed: 'An IFSC code has 11 characters: 4 letters, 0, then 6 letters or digits.',
  accountZero: 'A bank account number is not all zeros. Please check it.',
  imageTypeRefused: 'Please choose an image: JPEG, PNG, WebP or HEIC',
  imageTooManyPixels: 'This picture has too many pixels. Please choose a smaller one.',
  feedbackRequired: 'Please write your feedback',
  feedbackTooLong: 'Please use at most 300 characters',
  feedbackCharacters: 'Please use only letters, digits and _ ? ! , .',
} as const;

export const validationMessages = { ...messagesFromSpecification, ...ownMessages } as const;

export type ValidationMessageKey = keyof typeof validationMessages;

/** 1 → '1st', 2 → '2nd', 11 → '11th'. */
export function ordinal(n: number): string {
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${(!isTeen && ['', 'st', 'nd', 'rd'][n % 10]) || 'th'}`;
}
