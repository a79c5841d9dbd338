import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import type { DefaultOptions } from '../model/options.ts';

export const descriptor = (changes: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  key: 'Full name',
  value: 'fullName',
  dataType: 1,
  checkReq: 1,
  ...changes,
});

export const everyTypeDescriptors: readonly FieldDescriptor[] = [
  descriptor(),
  descriptor({
    key: 'Education',
    value: 'education',
    dataType: 0,
    dictionaryVoList: [
      { dictLabel: 'Secondary school', dictValue: '1' },
      { dictLabel: 'Graduate', dictValue: '2' },
    ],
  }),
  descriptor({ key: 'State', value: 'liveState', dataType: 4 }),
  descriptor({ key: 'District', value: 'liveDistrict', dataType: 5 }),
  descriptor({
    key: 'PIN code',
    value: 'pinCode',
    checkType: 1,
    lengthLimitMax: 6,
    label: '6 digits',
  }),
  descriptor({ key: 'Pay day', value: 'payDay', dataType: 3, checkReq: 0 }),
];

/** Work information (§4): two fields are visible only for work status 3. */
export const workInfoPage = {
  cannotHidden: [
    descriptor({
      key: 'Work status',
      value: 'workStatus',
      dataType: 0,
      dictionaryVoList: [
        { dictLabel: 'Salaried', dictValue: '1' },
        { dictLabel: 'Student', dictValue: '3' },
      ],
    }),
    descriptor({ key: 'Monthly income', value: 'monthlyIncome', checkType: 1, lengthLimitMax: 7 }),
  ],
  canHidden: [
    descriptor({ key: 'Company', value: 'companyName', lengthLimitMax: 20 }),
    descriptor({ key: 'Pay day', value: 'payDay', dataType: 3 }),
  ],
};

const districts: Readonly<Record<string, readonly string[]>> = {
  '27': ['Mumbai', 'Pune'],
  '30': ['North Goa', 'South Goa'],
};

export const immediateOptionLoaders: DefaultOptions = {
  states: () =>
    Promise.resolve([
      { value: '27', label: 'Maharashtra' },
      { value: '30', label: 'Goa' },
    ]),
  districts: (stateId) =>
    Promise.resolve(
      (districts[stateId] ?? []).map((label, index) => ({ value: `${stateId}-${index}`, label })),
    ),
};
