import { today } from './day.ts';

const text = { dataType: 1, checkReq: 1 };

/** The registration of a business for GST, page by page, with all its premises. */
export const gst = {
  title: 'GST registration with premises',
  descriptors: [
    {
      ...text,
      key: 'Legal name',
      value: 'legalName',
      page: 'Business',
      label: 'As on the PAN',
      review: true,
    },
    { ...text, key: 'PAN of the business', value: 'pan', pattern: '[A-Z]{5}\\d{4}[A-Z]' },
    { ...text, key: 'Business began on', value: 'began', semantic: 'date', max: today },
    {
      key: 'Kind of business',
      value: 'kind',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: [
        { dictLabel: 'One owner', dictValue: 'owner' },
        { dictLabel: 'Partnership', dictValue: 'partners' },
        { dictLabel: 'Company', dictValue: 'company' },
      ],
    },
    {
      ...text,
      key: 'Partner',
      value: 'partners',
      page: 'Partners',
      shownIf: { field: 'kind', equals: 'partners' },
      group: {
        minRows: 2,
        maxRows: 10,
        fields: [
          { ...text, key: 'Name', value: 'name', semantic: 'name' },
          { ...text, key: 'PAN', value: 'pan', semantic: 'pan' },
          {
            ...text,
            key: 'Share in percent',
            value: 'share',
            checkType: 1,
            lengthLimitMax: 3,
            min: 1,
            max: 100,
          },
        ],
      },
    },
    {
      ...text,
      key: 'All shares in percent',
      value: 'shares',
      min: 100,
      max: 100,
      computed: { sum: ['partners.share'] },
      shownIf: { field: 'kind', equals: 'partners' },
    },
    {
      ...text,
      key: 'Premises',
      value: 'premises',
      page: 'Premises',
      group: {
        minRows: 1,
        fields: [
          { ...text, key: 'Address', value: 'address' },
          { ...text, key: 'PIN code', value: 'pinCode', semantic: 'pincode', lengthLimitMax: 6 },
          { key: 'State', value: 'state', dataType: 4, checkReq: 1 },
          { key: 'District', value: 'district', dataType: 5, checkReq: 1 },
          {
            key: 'What happens there',
            value: 'uses',
            dataType: 0,
            checkReq: 1,
            multiple: true,
            dictionaryVoList: [
              { dictLabel: 'Office', dictValue: 'office' },
              { dictLabel: 'Shop', dictValue: 'shop' },
              { dictLabel: 'Factory', dictValue: 'factory' },
              { dictLabel: 'Store', dictValue: 'store' },
            ],
          },
          {
            ...text,
            key: 'Owner of the place',
            value: 'landlord',
            checkReq: 0,
            requiredIf: { field: 'isRented', equals: 'yes' },
          },
          {
            key: 'Rented?',
            value: 'isRented',
            dataType: 0,
            checkReq: 1,
            dictionaryVoList: [
              { dictLabel: 'Yes', dictValue: 'yes' },
              { dictLabel: 'No', dictValue: 'no' },
            ],
          },
          {
            ...text,
            key: 'Officer',
            value: 'officers',
            group: {
              minRows: 1,
              maxRows: 5,
              fields: [
                { ...text, key: 'Name of the officer', value: 'name', semantic: 'name' },
                {
                  ...text,
                  key: 'Mobile of the officer',
                  value: 'phone',
                  semantic: 'phone',
                  lengthLimitMax: 10,
                },
              ],
            },
          },
        ],
      },
    },
    {
      ...text,
      key: 'Mobile number',
      value: 'phone',
      page: 'Contact',
      semantic: 'phone',
      lengthLimitMax: 10,
    },
    { ...text, key: 'E-mail', value: 'email', semantic: 'email' },
    { key: 'All of this is true', value: 'isTrue', dataType: 12, checkReq: 1 },
  ],
  payload: {
    legalName: 'Rao and Shah',
    pan: 'AABFR1234K',
    began: '2019-04-01',
    kind: 'partners',
    partners: [
      { name: 'Priya Rao', pan: 'ABCPE1234F', share: '60' },
      { name: 'Ravi Shah', pan: 'CKTPS7310H', share: '40' },
    ],
    shares: '100',
    premises: [
      {
        address: '12 MG Road, Pune',
        pinCode: '411001',
        state: '27',
        district: '2725',
        uses: ['office', 'shop'],
        landlord: 'Mira Kale',
        isRented: 'yes',
        officers: [
          { name: 'Priya Rao', phone: '9876543210' },
          { name: 'Ravi Shah', phone: '9123456780' },
        ],
      },
      {
        address: 'Plot 7, Chakan',
        pinCode: '410501',
        state: '27',
        district: '2725',
        uses: ['factory'],
        isRented: 'no',
        officers: [{ name: 'Ravi Shah', phone: '9123456780' }],
      },
    ],
    phone: '9876543210',
    email: 'office@example.in',
    isTrue: 1,
  },
} as const;
