const text = { dataType: 1, checkReq: 1 };

/** Where somebody lives, and where post goes if that is another place. */
export const address = {
  title: 'Address by PIN code',
  descriptors: [
    {
      ...text,
      key: 'PIN code',
      value: 'pinCode',
      semantic: 'pincode',
      checkType: 1,
      lengthLimitMax: 6,
    },
    { ...text, key: 'House and street', value: 'street', lengthLimitMax: 100 },
    {
      ...text,
      key: 'Years at this address',
      value: 'years',
      checkType: 1,
      lengthLimitMax: 2,
      min: 0,
      max: 99,
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
      ...text,
      key: 'PIN code for post',
      value: 'postPinCode',
      semantic: 'pincode',
      checkType: 1,
      lengthLimitMax: 6,
      shownIf: { field: 'postTo', equals: 'other' },
    },
    {
      ...text,
      key: 'Address before this one',
      value: 'addressBefore',
      lengthLimitMax: 100,
      shownIf: { field: 'years', lessThan: 3 },
    },
  ],
  payload: {
    pinCode: '400069',
    street: '12 Hill Road',
    years: '2',
    postTo: 'other',
    postPinCode: '411001',
    addressBefore: '4 Lake View, Pune',
  },
} as const;
