import { branches } from './branches.ts';
import { branchOf } from './register.ts';

const text = { dataType: 1, checkReq: 1 };

/**
 * Where the money goes. The branch follows from the IFSC code, and a code that no branch has is refused; who holds the account
 * matters for a shared one.
 */
export const bankAccount = {
  title: 'Bank account',
  follows: { from: 'ifsc', find: branchOf },
  descriptors: [
    { ...text, key: 'IFSC code', value: 'ifsc', semantic: 'ifsc', lengthLimitMax: 11 },
    {
      ...text,
      key: 'Branch',
      value: 'branch',
      checkReq: 0,
      shownIf: { field: 'ifsc', empty: false },
      readOnlyIf: { field: 'ifsc', empty: false },
    },
    {
      ...text,
      key: 'Account number',
      value: 'account',
      checkType: 1,
      lengthLimitMax: 19,
      pattern: '\\d{9,19}',
      mask: '#### #### #### #### ###',
    },
    {
      key: 'Kind of account',
      value: 'kind',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: [
        { dictLabel: 'Savings', dictValue: 'savings' },
        { dictLabel: 'Current', dictValue: 'current' },
        { dictLabel: 'Joint', dictValue: 'joint' },
      ],
    },
    {
      ...text,
      key: 'Name of the second holder',
      value: 'secondHolder',
      semantic: 'name',
      shownIf: { field: 'kind', equals: 'joint' },
    },
    {
      ...text,
      key: 'GSTIN',
      value: 'gstin',
      checkReq: 0,
      lengthLimitMax: 15,
      pattern: '\\d{2}[A-Z]{5}\\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]',
      shownIf: { field: 'kind', equals: 'current' },
    },
    {
      key: 'You may send ₹1 to this account to check it',
      value: 'mayCheck',
      dataType: 12,
      checkReq: 1,
    },
  ],
  payload: {
    ifsc: 'SBIN0000539',
    branch: branches.SBIN0000539,
    account: '30211234567',
    kind: 'joint',
    secondHolder: 'Ravi Rao',
    mayCheck: 1,
  },
} as const;
