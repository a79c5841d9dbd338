const text = { dataType: 1, checkReq: 1 };

/** Who somebody is: by Aadhaar or by PAN, whichever they have. */
export const eKyc = {
  title: 'e-KYC',
  descriptors: [
    {
      ...text,
      key: 'Name as on the document',
      value: 'fullName',
      semantic: 'name',
      lengthLimitMax: 60,
    },
    {
      key: 'Documents at hand',
      value: 'documents',
      dataType: 0,
      checkReq: 1,
      multiple: true,
      dictionaryVoList: [
        { dictLabel: 'Aadhaar', dictValue: 'aadhaar' },
        { dictLabel: 'PAN card', dictValue: 'pan' },
      ],
    },
    {
      ...text,
      key: 'Aadhaar number',
      value: 'aadhaarNo',
      semantic: 'aadhaar',
      lengthLimitMax: 12,
      shownIf: { field: 'documents', equals: 'aadhaar' },
    },
    {
      ...text,
      key: 'PAN',
      value: 'panNo',
      semantic: 'pan',
      lengthLimitMax: 10,
      shownIf: { field: 'documents', equals: 'pan' },
    },
    { ...text, key: 'Mobile', value: 'mobile', semantic: 'phone', lengthLimitMax: 10 },
    {
      ...text,
      key: 'E-mail',
      value: 'email',
      semantic: 'email',
      checkReq: 0,
      placeholder: 'you@example.in',
    },
  ],
  payload: {
    fullName: 'Asha Rao',
    documents: ['pan'],
    panNo: 'ABCPE1234F',
    mobile: '9876543210',
  },
} as const;
