import {
  incomes,
  industries,
  workStatuses,
  workStatusesWithRetired,
  yearsOfStudy,
} from './choices.ts';
import { makeField, optionalField } from './make-field.ts';

const shown = { canHidden: 0 } as const;
const hideable = { canHidden: 1 } as const;

const industry = makeField.dropdown('Industry', 'industry', {
  ...shown,
  dictionaryVoList: industries,
});
const income = makeField.dropdown('Monthly income', 'monthlyIncome', {
  ...shown,
  label: 'In rupees',
  dictionaryVoList: incomes,
});
const place = [
  makeField.state('Current state', 'liveState', shown),
  makeField.district('Current district', 'liveDistrict', shown),
];

const study = [
  makeField.text('College', 'collegeName', { ...hideable, lengthLimitMax: 80 }),
  makeField.dropdown('Year of study', 'studyYear', { ...hideable, dictionaryVoList: yearsOfStudy }),
  // `lengthLimitMax` is omitted, so the field has the default maximum of 5 digits (§5).
  makeField.digits('Monthly allowance', 'monthlyAllowance', { ...hideable, label: 'In rupees' }),
  makeField.day('Allowance day', 'allowanceDay', { ...hideable, ...optionalField }),
];

export const workInfoVersion1 = [
  makeField.dropdown('Work status', 'workStatus', { ...shown, dictionaryVoList: workStatuses }),
  industry,
  makeField.text('Company, business or college', 'companyName', { ...shown, lengthLimitMax: 80 }),
  income,
  ...place,
  makeField.digits('Months in this work', 'monthsAtWork', {
    ...shown,
    ...optionalField,
    lengthLimitMax: 3,
  }),
  ...study,
];

export const workInfoVersion2 = [
  makeField.dropdown('Work status', 'workStatus', {
    ...shown,
    dictionaryVoList: workStatusesWithRetired,
  }),
  ...place,
  industry,
  makeField.text('Company, business or college', 'companyName', { ...shown, lengthLimitMax: 120 }),
  makeField.digits('Office phone', 'officePhone', {
    ...shown,
    ...optionalField,
    lengthLimitMax: 11,
  }),
  income,
  ...study,
];
