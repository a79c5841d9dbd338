import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildClient, successBody } from '../test/build-client.ts';
import { findProblems } from '@kosha/contract/check-response';
import { inContractForms } from './read-response.ts';

const call = { method: 'get', path: '/order/v1/list' } as const;
const order = {
  orderId: '70012',
  orderState: '6',
  productName: 'Kosha Loan',
  orderNo: 'KS1',
  loanAmount: 5000,
  arriveAmount: 4439.5,
  repaymentAmount: 5028,
  extensionState: 0,
};

test('values of other types are converted to the types of the contract', () => {
  const data = {
    orderId: 70012,
    undwayList: null,
    amount: '5028.00',
    amountList: ['2000.00', 4000],
    loanDate: '1767243600000',
    isFull: false,
    isRegister: true,
    phone: 18000000000,
    logo: null,
    extensions: null,
    inside: [{ productId: 4, overdueDays: '0' }],
  };
  expect(inContractForms(data)).toEqual({
    orderId: '70012',
    undwayList: [],
    amount: 5028,
    amountList: [2000, 4000],
    loanDate: 1767243600000,
    isFull: 0,
    isRegister: 1,
    phone: '18000000000',
    logo: null,
    extensions: null,
    inside: [{ productId: '4', overdueDays: 0 }],
  });
});

test.each([
  { amountList: ['2,000', null] },
  { amount: true },
  { amount: '' },
  { amount: '5,028' },
  { amount: '₹5028' },
  { amount: '1e3' },
  { amount: ' 5028' },
  { amount: '0x10' },
  { amount: null },
  { orderId: true },
  { name: 7 },
  { cardNo: '50100234567890' },
])('%j is unchanged, so that the screen rejects it', (data) => {
  expect(inContractForms(data)).toEqual(data);
});

test('a converted response is JSON that a second conversion leaves unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const read = JSON.parse(JSON.stringify(inContractForms(data))) as unknown;
      expect(inContractForms(read)).toEqual(read);
    }),
  );
});

test('null as data is an empty list if the contract requires a list, else malformed', async () => {
  expect(await buildClient(successBody(null)).api.get('/order/v1/list')).toEqual({
    ok: true,
    data: [],
  });
  expect(await buildClient(successBody(null)).api.get('/home/v1/index')).toMatchObject({
    ok: false,
  });
});

test.each([
  ['fits', { code: 0, data: [] }],
  ['fits', { code: '0', data: null }],
  ['fits', { code: 0, data: [{ ...order, orderId: 70012, orderState: 6, loanAmount: '5000.00' }] }],
  ['differs', { code: 0, data: [{ ...order, loanAmount: '5,000' }] }],
  ['differs', { code: 0, data: [{ ...order, orderId: null }] }],
  ['differs', { code: 0, data: [{ ...order, arriveAmount: undefined }] }],
] as const)(
  'the converted response %s, and the contract tool reports the same for %j',
  async (fits, envelope) => {
    const problemsOf = (response: object) =>
      findProblems({ ...call, httpStatus: 200, text: JSON.stringify(response) }).filter(
        ({ level, isRead }) => level === 'breaking' && !isRead,
      );
    const result = await buildClient({ msg: '', ...envelope }).api.get(call.path);
    const read = result.ok ? problemsOf({ code: 0, msg: '', data: result.data }) : ['refused'];
    expect([read.length === 0, problemsOf({ msg: '', ...envelope }).length === 0]).toEqual([
      fits === 'fits',
      fits === 'fits',
    ]);
  },
);
