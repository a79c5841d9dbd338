import { limits } from '@kosha/domain';
import {
  educationLevels,
  educationLevelsWithDoctorate,
  languages,
  maritalStatuses,
} from './choices.ts';
import { makeField, optionalField } from './make-field.ts';

// The form does not request data that is on the Aadhaar card, such as the date of birth. The name
// is an exception, because the simulated OCR and the SMS to emergency contacts need it.
const maritalStatus = makeField.dropdown('Marital status', 'maritalStatus', {
  dictionaryVoList: maritalStatuses,
});
const payDay = makeField.day('Pay day', 'payDay');
const pinCode = makeField.digits('PIN code', 'pinCode', {
  lengthLimitMax: 6,
  label: '6 digits, where you live now',
});

const elsewhere = [
  makeField.state('Home state', 'homeState', optionalField),
  makeField.district('Home district', 'homeDistrict', optionalField),
  makeField.text('Address', 'address', {
    ...optionalField,
    lengthLimitMax: 200,
    label: 'If it is not the one on your Aadhaar',
  }),
];

const email = makeField.text('Email', 'email', { ...optionalField, lengthLimitMax: 120 });

export const baseInfoVersion1 = [
  makeField.text('Full name', 'fullName', {
    lengthLimitMax: limits.personNameMaxCharacters,
    label: 'As on your Aadhaar',
  }),
  maritalStatus,
  makeField.dropdown('Education', 'education', { dictionaryVoList: educationLevels }),
  payDay,
  pinCode,
  ...elsewhere,
  // `lengthLimitMax` is omitted, so the field has the default maximum of 5 digits (§5).
  makeField.digits('Months at this address', 'monthsAtAddress', optionalField),
  email,
];

export const baseInfoVersion2 = [
  makeField.text('Name as on Aadhaar', 'fullName', {
    lengthLimitMax: limits.personNameMaxCharacters,
  }),
  makeField.dropdown('Preferred language', 'language', {
    ...optionalField,
    dictionaryVoList: languages,
  }),
  payDay,
  makeField.dropdown('Education', 'education', { dictionaryVoList: educationLevelsWithDoctorate }),
  maritalStatus,
  pinCode,
  ...elsewhere,
  email,
  makeField.digits('Second mobile number', 'secondMobile', {
    ...optionalField,
    lengthLimitMax: 10,
  }),
  makeField.unknown('What we may call you', 'nickname', {
    ...optionalField,
    lengthLimitMax: limits.personNameMaxCharacters,
  }),
];
