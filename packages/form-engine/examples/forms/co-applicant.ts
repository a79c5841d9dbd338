const text = { dataType: 1, checkReq: 1 };
const amount = { ...text, checkType: 1, lengthLimitMax: 9 };
const isJoint = { field: 'applies', equals: 'together' };

/** A loan that two people may ask for together; what both earn decides how much they can ask for. */
export const coApplicant = {
  title: 'Co-applicant',
  descriptors: [
    { ...text, key: 'Your name', value: 'applicant', semantic: 'name' },
    { ...text, key: 'Your PAN', value: 'pan', semantic: 'pan' },
    { ...amount, key: 'What you earn in a month', value: 'income' },
    {
      key: 'Who applies?',
      value: 'applies',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: [
        { dictLabel: 'I alone', dictValue: 'alone' },
        { dictLabel: 'Two of us', dictValue: 'together' },
      ],
    },
    {
      ...text,
      key: 'Name of the co-applicant',
      value: 'coName',
      semantic: 'name',
      shownIf: isJoint,
    },
    { ...text, key: 'PAN of the co-applicant', value: 'coPan', semantic: 'pan', shownIf: isJoint },
    {
      ...text,
      key: 'Mobile of the co-applicant',
      value: 'coPhone',
      semantic: 'phone',
      lengthLimitMax: 10,
      shownIf: isJoint,
    },
    {
      key: 'The co-applicant agrees to this',
      value: 'coAgrees',
      dataType: 12,
      checkReq: 1,
      shownIf: isJoint,
    },
    {
      ...amount,
      key: 'What the co-applicant earns in a month',
      value: 'coIncome',
      shownIf: isJoint,
    },
    {
      ...text,
      key: 'What both earn in a month',
      value: 'bothEarn',
      computed: { sum: ['income', 'coIncome'] },
      shownIf: isJoint,
    },
    { ...amount, key: 'Amount of the loan', value: 'amount', min: 1000, max: 500000 },
    {
      ...text,
      key: 'Who guarantees for you?',
      value: 'guarantor',
      semantic: 'name',
      shownIf: {
        all: [
          { field: 'applies', equals: 'alone' },
          { field: 'amount', moreThan: { field: 'income' } },
        ],
      },
    },
  ],
  payload: {
    applicant: 'Priya Rao',
    pan: 'ABCPE1234F',
    income: '30000',
    applies: 'together',
    coName: 'Ravi Rao',
    coPan: 'BNZPM2501F',
    coPhone: '9876543210',
    coAgrees: 1,
    coIncome: '25000',
    bothEarn: '55000',
    amount: '200000',
  },
} as const;
