import { today, yearsAgo } from './day.ts';

const text = { dataType: 1, checkReq: 1 };
const wanted = { field: 'hasNominee', equals: 'yes' };
const isChild = { all: [wanted, { field: 'birth', moreThan: yearsAgo(18) }] };

/** Somebody who gets the money after a death, and for a child somebody who looks after it. */
export const nominee = {
  title: 'Nominee on condition',
  descriptors: [
    {
      key: 'Do you name a nominee?',
      value: 'hasNominee',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: [
        { dictLabel: 'Yes', dictValue: 'yes' },
        { dictLabel: 'No', dictValue: 'no' },
      ],
    },
    { ...text, key: 'Name', value: 'nomineeName', semantic: 'name', shownIf: wanted },
    {
      ...text,
      key: 'Date of birth',
      value: 'birth',
      semantic: 'date',
      min: '1920-01-01',
      max: today,
      shownIf: wanted,
    },
    { key: 'State', value: 'liveState', dataType: 4, checkReq: 1, shownIf: wanted },
    { key: 'District', value: 'liveDistrict', dataType: 5, checkReq: 1, shownIf: wanted },
    { ...text, key: 'Name of the guardian', value: 'guardian', semantic: 'name', shownIf: isChild },
    {
      ...text,
      key: 'Phone of the guardian',
      value: 'guardianPhone',
      semantic: 'phone',
      lengthLimitMax: 10,
      checkReq: 0,
      requiredIf: { field: 'birth', moreThan: yearsAgo(10) },
      shownIf: isChild,
    },
  ],
  payload: {
    hasNominee: 'yes',
    nomineeName: 'Mira Rao',
    birth: '2019-03-14',
    liveState: '30',
    liveDistrict: '3002',
    guardian: 'Ravi Rao',
    guardianPhone: '9876543210',
  },
} as const;
