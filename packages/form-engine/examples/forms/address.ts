import { today, yearsAgo } from './day.ts';
import { placeOf } from './register.ts';

const text = { dataType: 1, checkReq: 1 };
const pinCode = { ...text, semantic: 'pincode', checkType: 1, lengthLimitMax: 6 };

/** Where somebody lives, and where post goes if that is another place. State and District follow from the PIN code, and can be changed. */
export const address = {
  title: 'Address by PIN code',
  follows: { from: 'pinCode', find: placeOf },
  descriptors: [
    { ...pinCode, key: 'PIN code', value: 'pinCode' },
    { key: 'State', value: 'liveState', dataType: 4, checkReq: 1 },
    { key: 'District', value: 'liveDistrict', dataType: 5, checkReq: 1 },
    { ...text, key: 'House and street', value: 'street', lengthLimitMax: 100 },
    {
      ...text,
      key: 'You live there since',
      value: 'since',
      semantic: 'date',
      max: today,
    },
    {
      key: 'Post goes to',
      value: 'postTo',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: [
        { dictLabel: 'This address', dictValue: 'same' },
        { dictLabel: 'Another address', dictValue: 'other' },
      ],
    },
    {
      ...pinCode,
      key: 'PIN code for post',
      value: 'postPinCode',
      shownIf: { field: 'postTo', equals: 'other' },
    },
    {
      ...text,
      key: 'Address before this one',
      value: 'addressBefore',
      lengthLimitMax: 100,
      shownIf: { field: 'since', moreThan: yearsAgo(3) },
    },
  ],
  payload: {
    pinCode: '411001',
    liveState: '27',
    liveDistrict: '2725',
    street: '12 Hill Road',
    since: '2025-02-01',
    postTo: 'other',
    postPinCode: '403001',
    addressBefore: '4 Lake View, Panaji',
  },
} as const;
