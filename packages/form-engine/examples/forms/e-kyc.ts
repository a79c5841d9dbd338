import { yearsAgo } from './day.ts';

const text = { dataType: 1, checkReq: 1 };

const document = { dataType: 13, checkReq: 1, label: 'A picture or a PDF' };

/** Who somebody is: by Aadhaar or by PAN, whichever they have, each with its document. Somebody under 18 gets no loan. */
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
      ...text,
      key: 'Date of birth',
      value: 'birth',
      semantic: 'date',
      min: '1930-01-01',
      max: yearsAgo(18),
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
      ...document,
      key: 'Aadhaar, both sides',
      value: 'aadhaarFile',
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
    {
      ...document,
      key: 'PAN card, front',
      value: 'panFile',
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
    { key: 'All of this is true', value: 'isTrue', dataType: 12, checkReq: 1 },
  ],
  payload: {
    fullName: 'Priya Rao',
    birth: '1990-05-17',
    documents: ['pan'],
    panNo: 'ABCPE1234F',
    panFile: 'doc-pan.pdf',
    mobile: '9876543210',
    isTrue: 1,
  },
} as const;
