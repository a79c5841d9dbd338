import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editContactName,
  isPersonNameField,
  isPersonName,
  editPersonName,
  sanitizeContactName,
  sanitizePersonName,
} from './person-name.ts';

describe('the name of a person', () => {
  it.each(["Dr. Anne-Marie D'Souza", 'आशा राव', 'ക്ഷ ന്‍', 'Ö. Þór'])('may be %s', (name) => {
    expect(isPersonName(name)).toBe(true);
    expect(sanitizePersonName(name)).toBe(name);
  });

  it.each(['<b>Asha</b>', 'Asha > Rao', 'Asha & Co', 'Asha2', 'a@b', '"Asha"', "-'.", '', ' '])(
    'is not %j',
    (text) => {
      expect(isPersonName(text)).toBe(false);
    },
  );

  it('is stored with a straight apostrophe instead of a curly one', () => {
    expect(sanitizePersonName('D’Souza')).toBe("D'Souza");
  });

  it.each([
    ["Dr. D'Souza", "Dr. D'Souza"],
    ['D’Souza', "D'Souza"],
    ['Asha2 Rao_!', 'Asha Rao'],
    ['Anne-Marie <Rao>', 'AnneMarie Rao'],
    ['आशा राव', 'आशा राव'],
  ])('of a contact is sanitized as §5 requires: %s to %s', (typed, stored) => {
    expect(sanitizeContactName(typed)).toBe(stored);
  });

  it('reports each removed character once', () => {
    expect(editContactName('', 'Asha2 Rao_2-!', true)).toEqual({
      text: 'Asha Rao',
      isRefused: false,
      leftOut: '2 _ - !',
    });
    expect(editPersonName('', 'Anne-Marie D’Souza', true).leftOut).toBe('');
  });

  it('that is valid for a contact is valid for any person', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sanitized = sanitizeContactName(text);
        expect(sanitizePersonName(sanitized)).toBe(sanitized);
      }),
    );
  });
});

it.each([
  ['fullName', true],
  ['name', true],
  ['lastName', true],
  ['surname', true],
  ['father_name', true],
  ['fathersSurname', true],
  ['accountHolderName', true],
  ['nickname', true],
  ['companyName', false],
  ['collegeName', false],
  ['username2', false],
  ['monthsAtAddress', false],
])('a field named %s holds the name of a person: %s', (field, isPersonName) => {
  expect(isPersonNameField(field)).toBe(isPersonName);
});
