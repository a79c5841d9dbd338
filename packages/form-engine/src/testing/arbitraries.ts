import fc from 'fast-check';

/** Texts that often cause bugs in names, labels or values. */
export const nastyText = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'workStatus',
    'a.b[0].c',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'اسم الأب',
    '\u202Eevil\u202C',
    'नाम',
    '👩‍👩‍👧‍👦',
    '\uD800',
    ' ',
    '',
    '$& $1 {label} {max}',
    'x'.repeat(300),
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const nasty = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  fc.constantFrom(null, undefined, 0, 1, -1, 3, 4, 5, 99, 1.5, Number.NaN, true, false, [], {}),
  fc.anything({ withNullPrototype: true, maxDepth: 2 }),
);

const choices = fc.oneof(
  fc.array(fc.record({ dictLabel: nasty, dictValue: nasty }, { requiredKeys: [] }), {
    maxLength: 5,
  }),
  fc.array(nasty, { maxLength: 3 }),
  nasty,
);

const nearlyDescriptor = fc.record(
  {
    key: nasty,
    value: fc.oneof({ weight: 4, arbitrary: nastyText }, nasty),
    dataType: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(0, 1, 3, 4, 5) }, nasty),
    checkType: fc.oneof(fc.constantFrom(0, 1, null), nasty),
    checkReq: fc.oneof(fc.constantFrom(0, 1), nasty),
    lengthLimitMax: fc.oneof(fc.integer({ min: -2, max: 20 }), nasty),
    label: nasty,
    dictionaryVoList: choices,
    canHidden: fc.oneof(fc.constantFrom(0, 1), nasty),
  },
  { requiredKeys: [] },
);

const choiceList = fc
  .uniqueArray(fc.oneof(fc.constantFrom('1', '2', '3'), fc.string({ minLength: 1 })), {
    maxLength: 5,
  })
  .map((values) => values.filter((value) => value.trim() !== ''))
  .map((values) => values.map((dictValue) => ({ dictLabel: `Choice ${dictValue}`, dictValue })));

const optional = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary }, fc.constantFrom(undefined, null));

const contractName = fc.oneof(
  { weight: 1, arbitrary: fc.constant('workStatus') },
  { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,8}$/) },
);

/** Descriptors as in the contract, of every type and of an unknown type (D22). */
export const anyContractDescriptorList = fc.uniqueArray(
  fc.record({
    key: fc.stringMatching(/^[A-Z][a-z]{1,8}$/),
    value: contractName,
    dataType: fc.constantFrom(0, 1, 3, 4, 5, 42),
    checkReq: fc.constantFrom(0 as const, 1 as const),
    checkType: fc.constantFrom(1, 0, null, undefined),
    lengthLimitMax: optional(fc.integer({ min: 1, max: 12 })),
    dictionaryVoList: optional(choiceList),
    canHidden: fc.constantFrom(0, 0, 1, null, undefined),
  }),
  { selector: ({ value }) => value, maxLength: 10 },
);

type ValueOf<Given> = Given extends fc.Arbitrary<infer Value> ? Value : never;

export type ContractDescriptor = ValueOf<typeof anyContractDescriptorList>[number];

export const anyDescriptorList: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: nearlyDescriptor }, nasty)) },
  nasty,
);
