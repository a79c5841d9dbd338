import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDuplicateKeys } from './duplicate-keys.ts';

test.each([
  ['{"a":1,"b":2,"a":3}', ['a']],
  ['{"a" : 1,\n "a"\t: 2}', ['a']],
  ['[{"a":1},{"a":2}]', []],
  ['{"a":{"a":1}}', []],
  ['{"a":"b","c":"a"}', []],
  [String.raw`{"a":"\"b\":1","b":"\\"}`, []],
  [String.raw`{"x":[{"k":"}"},{"k":1,"k":2}]}`, ['k']],
  ['{"a', []],
])('%s has these duplicate keys: %j', (json, keys) => {
  expect(findDuplicateKeys(json)).toEqual(keys);
});

test('the output of JSON.stringify never has duplicate keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(findDuplicateKeys(JSON.stringify(value))).toEqual([]);
    }),
  );
});
