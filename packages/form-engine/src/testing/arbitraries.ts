import fc from 'fast-check';

/** Names, labels and values that have broken forms before. */
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

/** An object with a descriptor's keys, or some of them, each holding anything. */
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

/** What a server may send in place of a descriptor list. */
export const anyDescriptorList: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: nearlyDescriptor }, nasty)) },
  nasty,
);
