import { expect, test } from 'vitest';
import { readValueInText, applyEditToText } from './splice.ts';

const yaml = `# The loans.
Loan:
  type: object # always
  required:
    - id # the key
    - amount
  properties: # in the order of the form
    id: { type: string }
    state: { enum: [open, 'paid'] }   # two
    note:
      type: "string"
      description: |
        Two
        lines.

  # What follows is kept.
  x-empty: {}
last: 1`;

test.each([
  [
    'a key at the end of a block map',
    ['Loan', 'properties', 'note', 'maxLength'],
    5,
    '        lines.\n',
    '        lines.\n      maxLength: 5\n',
  ],
  [
    'a map at the end of a block map',
    ['Loan', 'properties', 'lender'],
    { type: 'string', 'x-origin': 'assumed' },
    '        lines.\n',
    '        lines.\n    lender:\n      type: string\n      x-origin: assumed\n',
  ],
  [
    'a key into a flow map',
    ['Loan', 'properties', 'id', 'maxLength'],
    5,
    '{ type: string }',
    '{ type: string, maxLength: 5 }',
  ],
  [
    'a value at the end of a flow list',
    ['Loan', 'properties', 'state', 'enum', 2],
    'on hold',
    "[open, 'paid']",
    "[open, 'paid', 'on hold']",
  ],
  ['a key into an empty flow map', ['Loan', 'x-empty', 'a'], 1, '{}', '{ a: 1 }'],
  [
    'a value at the end of a block list',
    ['Loan', 'required', 2],
    'state',
    '    - amount\n',
    '    - amount\n    - state\n',
  ],
  [
    'a block list without one of its values',
    ['Loan', 'required', 1],
    undefined,
    '    - amount\n',
    '',
  ],
  [
    'a flow list without one of its values',
    ['Loan', 'properties', 'state', 'enum', 0],
    undefined,
    "[open, 'paid']",
    "['paid']",
  ],
  [
    'a block map without one of its keys',
    ['Loan', 'required'],
    undefined,
    '  required:\n    - id # the key\n    - amount\n',
    '',
  ],
  [
    'a new value before a comment',
    ['Loan', 'type'],
    ['object', 'null'],
    'type: object #',
    "type: [object, 'null'] #",
  ],
  ['a key after a last line without a newline', ['more'], true, 'last: 1', 'last: 1\nmore: true\n'],
] as const)('writes %s, and changes nothing else', (_, keys, value, before, after) => {
  expect(yaml).toContain(before);
  expect(applyEditToText(yaml, { keys, value })).toBe(yaml.replace(before, () => after));
});

test('preserves JSON formatting', () => {
  const json = `{\n  "Loan": {\n    "required": ["id"],\n    "type": "object"\n  }\n}\n`;
  expect(applyEditToText(json, { keys: ['Loan', 'x-assumed'], value: ['A.'] })).toBe(
    json.replace('"object"', '"object",\n    "x-assumed": ["A."]'),
  );
  expect(applyEditToText(json, { keys: ['Loan', 'required'], value: undefined })).toBe(
    json.replace('"required": ["id"],\n    ', ''),
  );
});

test('throws for a missing path and for an alias', () => {
  expect(() => applyEditToText(yaml, { keys: ['Nothing', 'a'], value: 1 })).toThrow('not there');
  const aliased = 'a: &a { b: 1 }\nc: *a\n';
  expect(readValueInText(aliased, ['c'])).toBeUndefined();
  expect(() => applyEditToText(aliased, { keys: ['c', 'b'], value: 2 })).toThrow('not there');
});
