import { limits } from '@kosha/domain';
import { educations, educationsWithDoctorate, languages, maritalStatuses } from './choices.ts';
import { make, optional } from './make-field.ts';

// The form does not request data that is on the Aadhaar card, such as the date of birth. The name
// is an exception: document OCR and the SMS to contacts need the name.
const maritalStatus = make.dropdown('Marital status', 'maritalStatus', {
  dictionaryVoList: maritalStatuses,
});
const payDay = make.day('Pay day', 'payDay');
const pinCode = make.digits('PIN code', 'pinCode', {
  lengthLimitMax: 6,
  label: '6 digits, where you live now',
});

const elsewhere = [
  make.state('Home state', 'homeState', optional),
  make.district('Home district', 'homeDistrict', optional),
  make.text('Address', 'address', {
    ...optional,
    lengthLimitMax: 200,
    label: 'If it is not the one on your Aadhaar',
  }),
];

const email = make.text('Email', 'email', { ...optional, lengthLimitMax: 120 });

export const baseInfoVersion1 = [
  make.text('Full name', 'fullName', {
    lengthLimitMax: limits.personNameMaxCharacters,
    label: 'As on your Aadhaar',
  }),
  maritalStatus,
  make.dropdown('Education', 'education', { dictionaryVoList: educations }),
  payDay,
  pinCode,
  ...elsewhere,
  // A digits field without `length` accepts at most 5 digits (§5).
  make.digits('Months at this address', 'monthsAtAddress', optional),
  email,
];

export const baseInfoVersion2 = [
  make.text('Name as on Aadhaar', 'fullName', {
    lengthLimitMax: limits.personNameMaxCharacters,
  }),
  make.dropdown('Preferred language', 'language', { ...optional, dictionaryVoList: languages }),
  payDay,
  make.dropdown('Education', 'education', { dictionaryVoList: educationsWithDoctorate }),
  maritalStatus,
  pinCode,
  ...elsewhere,
  email,
  make.digits('Second mobile number', 'secondMobile', { ...optional, lengthLimitMax: 10 }),
  make.unknown('What we may call you', 'nickname', {
    ...optional,
    lengthLimitMax: limits.personNameMaxCharacters,
  }),
];
