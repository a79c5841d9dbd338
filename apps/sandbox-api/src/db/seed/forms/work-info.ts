import {
  incomes,
  industries,
  workStatuses,
  workStatusesWithRetired,
  yearsOfStudy,
} from './choices.ts';
import { make, optional } from './make-field.ts';

const shown = { canHidden: 0 } as const;
const hideable = { canHidden: 1 } as const;

const industry = make.dropdown('Industry', 'industry', { ...shown, dictionaryVoList: industries });
const income = make.dropdown('Monthly income', 'monthlyIncome', {
  ...shown,
  label: 'In rupees',
  dictionaryVoList: incomes,
});
const place = [
  make.state('Current state', 'liveState', shown),
  make.district('Current district', 'liveDistrict', shown),
];

const study = [
  make.text('College', 'collegeName', { ...hideable, lengthLimitMax: 80 }),
  make.dropdown('Year of study', 'studyYear', { ...hideable, dictionaryVoList: yearsOfStudy }),
  // A digits field without `length` accepts at most 5 digits (§5).
  make.digits('Monthly allowance', 'monthlyAllowance', { ...hideable, label: 'In rupees' }),
  make.day('Allowance day', 'allowanceDay', { ...hideable, ...optional }),
];

export const workInfoVersion1 = [
  make.dropdown('Work status', 'workStatus', { ...shown, dictionaryVoList: workStatuses }),
  industry,
  make.text('Company, business or college', 'companyName', { ...shown, lengthLimitMax: 80 }),
  income,
  ...place,
  make.digits('Months in this work', 'monthsAtWork', {
    ...shown,
    ...optional,
    lengthLimitMax: 3,
  }),
  ...study,
];

export const workInfoVersion2 = [
  make.dropdown('Work status', 'workStatus', {
    ...shown,
    dictionaryVoList: workStatusesWithRetired,
  }),
  ...place,
  industry,
  make.text('Company, business or college', 'companyName', { ...shown, lengthLimitMax: 120 }),
  make.digits('Office phone', 'officePhone', { ...shown, ...optional, lengthLimitMax: 11 }),
  income,
  ...study,
];
