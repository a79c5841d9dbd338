import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildClient, ok } from '../test/build-client.ts';
import { inContractForms } from './contract-forms.ts';

test('an answer of a server with other habits comes in the forms of the contract', () => {
  const said = {
    orderId: 70012,
    undwayList: null,
    amount: '5028.00',
    loanDate: '1767243600000',
    logo: null,
    extensions: null,
    inside: [{ productId: 4, overdueDays: '0' }],
  };
  expect(inContractForms(said)).toEqual({
    orderId: '70012',
    undwayList: [],
    amount: 5028,
    loanDate: 1767243600000,
    logo: null,
    extensions: null,
    inside: [{ productId: '4', overdueDays: 0 }],
  });
});

test.each([
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
])('%j stays as it came, for the screen to refuse', (said) => {
  expect(inContractForms(said)).toEqual(said);
});

test('data of any kind is neither lost nor added, and an answer in the right forms stays equal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const read = JSON.parse(JSON.stringify(inContractForms(data))) as unknown;
      expect(inContractForms(read)).toEqual(read);
    }),
  );
});

test('null stands for an empty list where the data is a list, and for nothing elsewhere', async () => {
  expect(await buildClient(ok(null)).api.get('/order/v1/list')).toEqual({ ok: true, data: [] });
  expect(await buildClient(ok(null)).api.get('/home/v1/index')).toMatchObject({ ok: false });
});
