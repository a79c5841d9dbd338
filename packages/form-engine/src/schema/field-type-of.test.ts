import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConfig } from './default-config.ts';
import { fieldTypeOf } from './parse-fields.ts';

const known = new Set<unknown>([
  ...[0, 1, 3, 4, 5].flatMap((number) => [number, String(number)]),
  ...Object.keys(defaultConfig.fieldTypes),
]);

describe('fieldTypeOf', () => {
  test.each([
    [0, 'select'],
    [1, 'text'],
    [3, 'day'],
    [4, 'state'],
    [5, 'district'],
    ['4', 'state'],
    ['select', 'select'],
    ['text', 'text'],
    ['day', 'day'],
    ['state', 'state'],
    ['district', 'district'],
  ])('maps the dataType %s to the type %s', (dataType, type) => {
    expect(fieldTypeOf(dataType, defaultConfig)).toEqual({ type, isUnknown: false });
  });

  test('any other value becomes a text field, and is reported', () => {
    const hostile = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.constantFrom('constructor', '__proto__', 'toString', '', ' 1', '01'),
    );
    fc.assert(
      fc.property(hostile, (dataType) => {
        fc.pre(!known.has(dataType));
        expect(fieldTypeOf(dataType, defaultConfig)).toEqual({ type: 'text', isUnknown: true });
      }),
    );
  });
});
