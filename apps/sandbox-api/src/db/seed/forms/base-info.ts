import {
  educations,
  educationsWithDoctorate,
  genders,
  languages,
  maritalStatuses,
  months,
} from './choices.ts';
import { make, optional } from './make-field.ts';

const birth = [
  make.day('Day of birth', 'birthDay'),
  make.dropdown('Month of birth', 'birthMonth', { dictionaryVoList: months }),
  make.digits('Year of birth', 'birthYear', { lengthLimitMax: 4, label: '4 digits' }),
];

const home = [
  make.state('Home state', 'homeState'),
  make.district('Home district', 'homeDistrict'),
  make.text('Address', 'address', { lengthLimitMax: 200, label: 'House, street, area' }),
  make.digits('PIN code', 'pinCode', { lengthLimitMax: 6, label: '6 digits' }),
];

const email = make.text('Email', 'email', { ...optional, lengthLimitMax: 120 });
const gender = make.dropdown('Gender', 'gender', { dictionaryVoList: genders });
const maritalStatus = make.dropdown('Marital status', 'maritalStatus', {
  dictionaryVoList: maritalStatuses,
});

export const baseInfoVersion1 = [
  make.text('Full name', 'fullName', { lengthLimitMax: 60, label: 'As on your Aadhaar' }),
  gender,
  ...birth,
  make.dropdown('Education', 'education', { dictionaryVoList: educations }),
  maritalStatus,
  ...home,
  // Without a length: at most 5 digits (§5).
  make.digits('Months at this address', 'monthsAtAddress', optional),
  email,
];

/** Version 2: one field less, three new fields, other choices, another order. */
export const baseInfoVersion2 = [
  make.text('Name as on Aadhaar', 'fullName', { lengthLimitMax: 80 }),
  make.dropdown('Preferred language', 'language', { ...optional, dictionaryVoList: languages }),
  gender,
  ...birth,
  maritalStatus,
  make.dropdown('Education', 'education', { dictionaryVoList: educationsWithDoctorate }),
  ...home,
  email,
  make.digits('Second mobile number', 'secondMobile', { ...optional, lengthLimitMax: 10 }),
  make.unknown('What we may call you', 'nickname', { ...optional, lengthLimitMax: 40 }),
];
