import { today, yearsAgo } from './day.ts';

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
    {
      ...text,
      key: 'Date of birth',
      value: 'birth',
      semantic: 'date',
      min: yearsAgo(80),
      max: yearsAgo(18),
    },
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
          { ...text, key: 'Born on', value: 'birth', semantic: 'date', max: today },
          {
            ...text,
            key: 'School or college',
            value: 'school',
            checkReq: 0,
            requiredIf: { field: 'birth', atMost: yearsAgo(18) },
            shownIf: {
              all: [
                { field: 'relation', equals: 'child' },
                { field: 'birth', atMost: yearsAgo(5) },
              ],
            },
          },
          {
            ...text,
            key: 'Illness',
            value: 'illnesses',
            checkReq: 0,
            group: {
              maxRows: 5,
              fields: [
                {
                  key: 'Which illness',
                  value: 'illness',
                  dataType: 0,
                  checkReq: 1,
                  dictionaryVoList: [
                    { dictLabel: 'Diabetes', dictValue: 'diabetes' },
                    { dictLabel: 'High blood pressure', dictValue: 'pressure' },
                    { dictLabel: 'Heart', dictValue: 'heart' },
                  ],
                },
                { ...text, key: 'Since which year', value: 'since', pattern: '[12]\\d{3}' },
              ],
            },
          },
          {
            ...text,
            key: 'Doctor',
            value: 'doctor',
            shownIf: { field: 'illnesses', atLeast: 1 },
            group: {
              single: true,
              fields: [
                { ...text, key: 'Name of the doctor', value: 'name', semantic: 'name' },
                {
                  ...text,
                  key: 'Phone of the doctor',
                  value: 'phone',
                  semantic: 'phone',
                  lengthLimitMax: 10,
                  checkReq: 0,
                },
              ],
            },
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
    { key: 'All of this is true', value: 'isTrue', dataType: 12, checkReq: 1 },
  ],
  payload: {
    fullName: 'Asha Joshi',
    birth: '1985-01-20',
    dependants: [
      {
        name: 'Nikhil Joshi',
        relation: 'spouse',
        birth: '1983-06-02',
        illnesses: [
          { illness: 'diabetes', since: '2015' },
          { illness: 'pressure', since: '2019' },
        ],
        doctor: { name: 'Anil Mehta', phone: '9876543210' },
      },
      { name: 'Tara Joshi', relation: 'child', birth: '2007-04-30', school: 'St Xavier College' },
    ],
    persons: '3',
    isTrue: 1,
  },
} as const;
