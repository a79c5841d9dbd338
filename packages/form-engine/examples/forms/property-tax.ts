import { today } from './day.ts';

const text = { dataType: 1, checkReq: 1 };
const amount = { ...text, checkType: 1, lengthLimitMax: 9 };

/** The yearly tax of a house, floor by floor: each floor has its use, its rooms and its own part of the tax. */
export const propertyTax = {
  title: 'Property tax with floors',
  descriptors: [
    {
      ...text,
      key: 'Number of the assessment',
      value: 'assessment',
      checkType: 1,
      lengthLimitMax: 8,
      mask: '###-#####',
      pattern: '\\d{8}',
    },
    {
      ...amount,
      key: 'Rate for a square metre',
      value: 'rate',
      label: 'As on the last bill',
      min: 1,
      max: 500,
    },
    {
      ...text,
      key: 'Floor',
      value: 'floors',
      group: {
        minRows: 1,
        maxRows: 10,
        fields: [
          {
            key: 'Used as',
            value: 'use',
            dataType: 0,
            checkReq: 1,
            dictionaryVoList: [
              { dictLabel: 'Home', dictValue: 'home' },
              { dictLabel: 'Shop', dictValue: 'shop' },
              { dictLabel: 'Empty', dictValue: 'empty' },
            ],
          },
          {
            ...text,
            key: 'Room',
            value: 'rooms',
            group: {
              minRows: 1,
              maxRows: 20,
              fields: [
                { ...text, key: 'Name of the room', value: 'name' },
                {
                  ...amount,
                  key: 'Area in square metres',
                  value: 'area',
                  lengthLimitMax: 5,
                  min: 1,
                },
              ],
            },
          },
          {
            ...text,
            key: 'Area of this floor',
            value: 'area',
            computed: { sum: ['rooms.area'] },
          },
          {
            ...text,
            key: 'Number of the trade licence',
            value: 'licence',
            shownIf: { field: 'use', equals: 'shop' },
          },
          {
            ...text,
            key: 'Empty since',
            value: 'emptySince',
            semantic: 'date',
            max: today,
            checkReq: 0,
            requiredIf: { field: 'use', equals: 'empty' },
            shownIf: { field: 'use', equals: 'empty' },
          },
          {
            ...text,
            key: 'Tax of this floor',
            value: 'tax',
            computed: { product: ['area', 'rate'] },
          },
        ],
      },
    },
    { ...text, key: 'Area of all floors', value: 'area', computed: { sum: ['floors.area'] } },
    { ...text, key: 'Tax of the year', value: 'tax', computed: { sum: ['floors.tax'] } },
    {
      key: 'Plan of the building',
      value: 'plan',
      dataType: 13,
      checkReq: 1,
      shownIf: {
        any: [
          { field: 'floors', atLeast: 3 },
          { field: 'floors.use', equals: 'shop' },
        ],
      },
    },
  ],
  payload: {
    assessment: '10400217',
    rate: '12',
    floors: [
      {
        use: 'shop',
        rooms: [{ name: 'Shop', area: '40' }],
        area: '40',
        licence: 'TL-2231',
        tax: '480',
      },
      {
        use: 'home',
        rooms: [
          { name: 'Hall', area: '50' },
          { name: 'Kitchen', area: '35' },
        ],
        area: '85',
        tax: '1020',
      },
    ],
    area: '125',
    tax: '1500',
    plan: 'doc-plan.pdf',
  },
} as const;
