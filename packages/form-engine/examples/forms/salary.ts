import { today } from './day.ts';

const amount = { dataType: 1, checkReq: 1, checkType: 1, lengthLimitMax: 8, placeholder: '0' };

/** A salary slip with its document: what is left of the pay is computed and cannot be typed. Where there is room, fields stand side by side. */
export const salary = {
  title: 'Salary slip',
  descriptors: [
    {
      key: 'Employer',
      value: 'employer',
      dataType: 1,
      checkReq: 1,
      lengthLimitMax: 80,
      columns: true,
    },
    {
      key: 'Days that it is for',
      value: 'period',
      dataType: 1,
      checkReq: 1,
      semantic: 'dateRange',
      min: '2026-08-01',
      max: today,
    },
    { ...amount, key: 'Basic pay', value: 'basic', min: 1000 },
    { ...amount, key: 'Allowances', value: 'allowances', checkReq: 0 },
    { ...amount, key: 'Deductions', value: 'deductions', min: 0 },
    {
      key: 'Gross pay',
      value: 'gross',
      dataType: 1,
      checkReq: 0,
      computed: { sum: ['basic', 'allowances'] },
    },
    {
      key: 'Net pay',
      value: 'net',
      dataType: 1,
      checkReq: 0,
      computed: { difference: ['gross', 'deductions'] },
    },
    {
      key: 'Pay in a year',
      value: 'yearly',
      dataType: 1,
      checkReq: 0,
      computed: { product: ['gross', 12] },
    },
    {
      key: 'PAN',
      value: 'panNo',
      dataType: 1,
      checkReq: 0,
      semantic: 'pan',
      requiredIf: { field: 'yearly', atLeast: 250000 },
    },
    { key: 'The slip', value: 'slip', dataType: 13, checkReq: 1, label: 'A picture or a PDF' },
  ],
  payload: {
    employer: 'Kosha Mills',
    period: '2026-10-01/2026-10-31',
    basic: '22000',
    allowances: '3000',
    deductions: '1800',
    gross: '25000',
    net: '23200',
    yearly: '300000',
    panNo: 'ABCPE1234F',
    slip: 'doc-october.pdf',
  },
} as const;
