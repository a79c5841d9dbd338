import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ourSetup } from './our-setup.ts';
import { fieldKindOf } from './parse-descriptors.ts';

const known = new Set<unknown>([0, 1, 3, 4, 5, '0', '1', '3', '4', '5']);

describe('fieldKindOf', () => {
  test.each([
    [0, 'dropdown'],
    [1, 'text'],
    [3, 'dayNumber'],
    [4, 'state'],
    [5, 'district'],
    ['4', 'state'],
  ])('dataType %s is a %s', (dataType, kind) => {
    expect(fieldKindOf(dataType, ourSetup)).toEqual({ kind, isDrift: false });
  });

  test('whatever else the server sends becomes a reported text field', () => {
    const hostile = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.constantFrom('constructor', '__proto__', 'toString', '', ' 1', '01'),
    );
    fc.assert(
      fc.property(hostile, (dataType) => {
        fc.pre(!known.has(dataType));
        expect(fieldKindOf(dataType, ourSetup)).toEqual({ kind: 'text', isDrift: true });
      }),
    );
  });
});
