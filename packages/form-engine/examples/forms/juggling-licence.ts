import { yearsAgo } from './day.ts';

const text = { dataType: 1, checkReq: 1 };
const yesNo = [
  { dictLabel: 'Yes', dictValue: 'yes' },
  { dictLabel: 'No', dictValue: 'no' },
];

/** One thing a page, as GOV.UK asks: pages that depend on answers, and all answers before they are sent. */
export const jugglingLicence = {
  title: 'One thing a page',
  descriptors: [
    {
      ...text,
      key: 'Full name',
      value: 'fullName',
      page: 'What is your name?',
      semantic: 'name',
      review: true,
    },
    {
      ...text,
      key: 'Date of birth',
      value: 'birth',
      page: 'When were you born?',
      semantic: 'date',
      min: '1920-01-01',
      max: yearsAgo(16),
    },
    {
      key: 'Where do you live?',
      value: 'country',
      page: 'Where do you live?',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: [
        { dictLabel: 'In India', dictValue: 'in' },
        { dictLabel: 'Somewhere else', dictValue: 'other' },
      ],
    },
    {
      ...text,
      key: 'PIN code',
      value: 'pinCode',
      page: 'What is your PIN code?',
      semantic: 'pincode',
      lengthLimitMax: 6,
      shownIf: { field: 'country', equals: 'in' },
    },
    {
      ...text,
      key: 'Passport number',
      value: 'passport',
      page: 'What is the number of your passport?',
      pattern: '[A-Z]\\d{7}',
      shownIf: { field: 'country', equals: 'other' },
    },
    {
      key: 'Have you juggled before?',
      value: 'hasJuggled',
      page: 'Have you juggled before?',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: yesNo,
    },
    {
      ...text,
      key: 'Where did you learn it?',
      value: 'school',
      checkReq: 0,
      shownIf: { field: 'hasJuggled', equals: 'yes' },
    },
    {
      key: 'What do you juggle?',
      value: 'objects',
      page: 'What do you juggle?',
      dataType: 0,
      checkReq: 1,
      multiple: true,
      dictionaryVoList: [
        { dictLabel: 'Balls', dictValue: 'balls' },
        { dictLabel: 'Clubs', dictValue: 'clubs' },
        { dictLabel: 'Rings', dictValue: 'rings' },
      ],
    },
    {
      ...text,
      key: 'Mobile number',
      value: 'phone',
      page: 'How can we reach you?',
      semantic: 'phone',
      lengthLimitMax: 10,
      checkReq: 0,
      requiredIf: { field: 'email', empty: true },
    },
    {
      ...text,
      key: 'E-mail',
      value: 'email',
      semantic: 'email',
      checkReq: 0,
      requiredIf: { field: 'phone', empty: true },
    },
  ],
  payload: {
    fullName: 'Priya Rao',
    birth: '1990-05-17',
    country: 'in',
    pinCode: '411001',
    hasJuggled: 'yes',
    school: 'On the beach',
    objects: ['balls', 'rings'],
    phone: '9876543210',
  },
} as const;
