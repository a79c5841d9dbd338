const text = { dataType: 1, checkReq: 1 };
const yesNo = [
  { dictLabel: 'Yes', dictValue: 'yes' },
  { dictLabel: 'No', dictValue: 'no' },
];

/** A health policy for a family. What is asked of somebody depends on who it is and how old. */
export const insurance = {
  title: 'Insurance with dependants',
  descriptors: [
    { ...text, key: 'Full name', value: 'fullName', semantic: 'name' },
    { ...text, key: 'Age', value: 'age', checkType: 1, lengthLimitMax: 3, min: 18, max: 80 },
    {
      ...text,
      key: 'Dependant',
      value: 'dependants',
      checkReq: 0,
      group: {
        maxRows: 6,
        fields: [
          { ...text, key: 'Name', value: 'name', semantic: 'name' },
          {
            key: 'Is your',
            value: 'relation',
            dataType: 0,
            checkReq: 1,
            dictionaryVoList: [
              { dictLabel: 'Spouse', dictValue: 'spouse' },
              { dictLabel: 'Child', dictValue: 'child' },
              { dictLabel: 'Parent', dictValue: 'parent' },
            ],
          },
          { ...text, key: 'Age', value: 'age', checkType: 1, lengthLimitMax: 3, max: 100 },
          {
            ...text,
            key: 'School or college',
            value: 'school',
            checkReq: 0,
            requiredIf: { field: 'age', atLeast: 18 },
            shownIf: {
              all: [
                { field: 'relation', equals: 'child' },
                { field: 'age', atLeast: 5 },
              ],
            },
          },
          {
            key: 'Illnesses',
            value: 'illnesses',
            dataType: 0,
            checkReq: 0,
            multiple: true,
            dictionaryVoList: [
              { dictLabel: 'Diabetes', dictValue: 'diabetes' },
              { dictLabel: 'High blood pressure', dictValue: 'pressure' },
              { dictLabel: 'Heart', dictValue: 'heart' },
            ],
          },
        ],
      },
    },
    {
      key: 'Is a parent older than 60?',
      value: 'olderParent',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: yesNo,
      shownIf: { field: 'dependants.relation', equals: 'parent' },
    },
    {
      ...text,
      key: 'Insured persons',
      value: 'persons',
      computed: { sum: ['dependants', 1] },
    },
  ],
  payload: {
    fullName: 'Priya Rao',
    age: '41',
    dependants: [
      { name: 'Ravi Rao', relation: 'spouse', age: '43', illnesses: ['diabetes', 'pressure'] },
      { name: 'Mira Rao', relation: 'child', age: '19', school: 'St Xavier College' },
    ],
    persons: '3',
  },
} as const;
