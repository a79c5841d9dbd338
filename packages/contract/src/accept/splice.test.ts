import { expect, test } from 'vitest';
import { readIn, splice } from './splice.ts';

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
    'a key after the last of a map in lines',
    ['Loan', 'properties', 'note', 'maxLength'],
    5,
    '        lines.\n',
    '        lines.\n      maxLength: 5\n',
  ],
  [
    'a map after the last of a map in lines',
    ['Loan', 'properties', 'lender'],
    { type: 'string', 'x-origin': 'assumed' },
    '        lines.\n',
    '        lines.\n    lender:\n      type: string\n      x-origin: assumed\n',
  ],
  [
    'a key inside brackets',
    ['Loan', 'properties', 'id', 'maxLength'],
    5,
    '{ type: string }',
    '{ type: string, maxLength: 5 }',
  ],
  [
    'a word at the end of a list in brackets',
    ['Loan', 'properties', 'state', 'enum', 2],
    'on hold',
    "[open, 'paid']",
    "[open, 'paid', 'on hold']",
  ],
  ['a key in empty brackets', ['Loan', 'x-empty', 'a'], 1, '{}', '{ a: 1 }'],
  [
    'a line at the end of a list in lines',
    ['Loan', 'required', 2],
    'state',
    '    - amount\n',
    '    - amount\n    - state\n',
  ],
  [
    'nothing in place of a line of a list',
    ['Loan', 'required', 1],
    undefined,
    '    - amount\n',
    '',
  ],
  [
    'nothing in place of a word in brackets',
    ['Loan', 'properties', 'state', 'enum', 0],
    undefined,
    "[open, 'paid']",
    "['paid']",
  ],
  [
    'nothing in place of a key',
    ['Loan', 'required'],
    undefined,
    '  required:\n    - id # the key\n    - amount\n',
    '',
  ],
  [
    'another value, with the comment after it',
    ['Loan', 'type'],
    ['object', 'null'],
    'type: object #',
    "type: [object, 'null'] #",
  ],
  ['a key after the last line without an end', ['more'], true, 'last: 1', 'last: 1\nmore: true\n'],
] as const)('writes %s, and changes nothing else', (_, keys, value, before, after) => {
  expect(yaml).toContain(before);
  expect(splice(yaml, { keys, value })).toBe(yaml.replace(before, () => after));
});

test('preserves JSON formatting', () => {
  const json = `{\n  "Loan": {\n    "required": ["id"],\n    "type": "object"\n  }\n}\n`;
  expect(splice(json, { keys: ['Loan', 'x-assumed'], value: ['A.'] })).toBe(
    json.replace('"object"', '"object",\n    "x-assumed": ["A."]'),
  );
  expect(splice(json, { keys: ['Loan', 'required'], value: undefined })).toBe(
    json.replace('"required": ["id"],\n    ', ''),
  );
});

test('throws for a missing path and for an alias', () => {
  expect(() => splice(yaml, { keys: ['Nothing', 'a'], value: 1 })).toThrow('not there');
  const aliased = 'a: &a { b: 1 }\nc: *a\n';
  expect(readIn(aliased, ['c'])).toBeUndefined();
  expect(() => splice(aliased, { keys: ['c', 'b'], value: 2 })).toThrow('not there');
});
