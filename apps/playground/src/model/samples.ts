const asJson = (value: unknown) => JSON.stringify(value, null, 2);

const name = { key: 'Full name', value: 'fullName', dataType: 1, checkReq: 1, lengthLimitMax: 60 };
const education = {
  key: 'Education',
  value: 'education',
  dataType: 0,
  checkReq: 1,
  dictionaryVoList: [
    { dictLabel: 'Secondary school', dictValue: '1' },
    { dictLabel: 'Graduate', dictValue: '2' },
  ],
};
const pinCode = {
  key: 'PIN code',
  value: 'pinCode',
  dataType: 1,
  checkType: 1,
  checkReq: 1,
  lengthLimitMax: 6,
  label: '6 digits',
};
const state = { key: 'State', value: 'liveState', dataType: 4, checkReq: 1 };
const district = { key: 'District', value: 'liveDistrict', dataType: 5, checkReq: 1 };
const payDay = { key: 'Pay day', value: 'payDay', dataType: 3, checkReq: 0 };

const everyKind = [name, education, state, district, pinCode, payDay];

const workPage = {
  cannotHidden: [
    {
      key: 'Work status',
      value: 'workStatus',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: [
        { dictLabel: 'Salaried', dictValue: '1' },
        { dictLabel: 'Student', dictValue: '3' },
      ],
    },
    {
      key: 'Monthly income',
      value: 'monthlyIncome',
      dataType: 1,
      checkType: 1,
      checkReq: 1,
      lengthLimitMax: 7,
    },
  ],
  canHidden: [{ key: 'Company', value: 'companyName', dataType: 1, checkReq: 1 }, payDay],
};

const changedFields = [
  { ...name, regex: '^[A-Z]', lengthLimitMax: 'sixty' },
  {
    ...education,
    dictionaryVoList: [{ dictLabel: 'Graduate', dictValue: 2 }, { dictLabel: 'Other' }],
  },
  { key: 'Blood group', value: 'bloodGroup', dataType: 9, checkReq: 1 },
  { ...pinCode, checkReq: 'yes' },
  { ...pinCode, key: 'PIN code again' },
  null,
];

const long = Array.from({ length: 60 }, (_, at) => ({
  key: `Question ${at + 1}`,
  value: `question${at + 1}`,
  dataType: at % 3 === 2 ? 3 : 1,
  checkReq: at % 2,
}));

const number = { dataType: 1, checkType: 1, checkReq: 1, lengthLimitMax: 8 };

const moreOptions = [
  { ...number, key: 'Salary', value: 'salary', min: 1000, placeholder: '25000' },
  { ...number, key: 'Rent received', value: 'rent', checkReq: 0 },
  {
    key: 'Income',
    value: 'income',
    dataType: 1,
    checkReq: 0,
    computed: { sum: ['salary', 'rent'] },
  },
  { ...education, key: 'Schools you went to', value: 'schools', checkReq: 0, multiple: true },
  {
    key: 'PAN',
    value: 'panNo',
    dataType: 1,
    checkReq: 0,
    semantic: 'pan',
    shownIf: { field: 'salary', empty: false },
    requiredIf: { field: 'income', atLeast: 20000 },
  },
];

const inPages = [
  { ...name, page: 'You' },
  {
    key: 'Dependant',
    value: 'dependants',
    dataType: 1,
    checkReq: 0,
    group: {
      maxRows: 3,
      fields: [
        { ...name, key: 'Name' },
        pinCode,
        {
          key: 'Illness',
          value: 'illnesses',
          dataType: 1,
          checkReq: 0,
          group: { fields: [{ key: 'Since', value: 'since', dataType: 1, checkReq: 1 }] },
        },
      ],
    },
  },
  { ...education, page: 'Your work' },
  { ...payDay, shownIf: { field: 'education', equals: '2' } },
];

export const samples = [
  { name: 'Every kind of field', answer: asJson(everyKind) },
  { name: 'Work information', answer: asJson({ code: 0, msg: 'ok', data: workPage }) },
  { name: 'An answer with mistakes', answer: asJson({ code: 0, msg: 'ok', data: changedFields }) },
  { name: 'A long form', answer: asJson(long) },
  { name: 'Conditions and computed answers', answer: asJson(moreOptions) },
  { name: 'Groups and pages', answer: asJson(inPages) },
] as const;
