import { describe, expect, it } from 'vitest';
import {
  contactProblems,
  contactsMessage,
  sanitizeContactName,
  sanitizeContactPhone,
  type ContactEntry,
} from './contacts.ts';

const complete: ContactEntry = { name: 'Asha Rao', mobile: '9876543210', relation: '1' };
const three = (...changes: readonly Partial<ContactEntry>[]) =>
  [0, 1, 2].map((index) => ({ ...complete, ...changes[index] }));
const messageOf = (...changes: readonly Partial<ContactEntry>[]) =>
  contactsMessage(contactProblems(three(...changes)));

describe('contacts', () => {
  it('are fine when every field is filled', () => {
    expect(messageOf()).toBeNull();
  });

  it.each([
    ['name', 'contactNameRequired'],
    ['mobile', 'contactPhoneRequired'],
    ['relation', 'contactRelationRequired'],
  ] as const)('ask for a missing %s and say which contact it belongs to', (field, key) => {
    expect(messageOf({}, { [field]: ' ' })).toEqual({ key, n: 2 });
  });

  it.each(['+6591234567', '006591234567', '+9198', '91987654321'])(
    'treat the phone number %j, which cannot be sent, as missing',
    (mobile) => {
      expect(messageOf({ mobile })).toEqual({ key: 'contactPhoneRequired', n: 1 });
    },
  );

  it.each([
    ['+91 98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['98765 43210 99', '9876543210'],
    ['0 98765 43210 99', '0987654321099'],
    ['91 98765 4321', '91987654321'],
    ['+65 9123 4567', '+6591234567'],
    ['0065 9123 4567', '006591234567'],
  ])('have the phone number %j kept as %j', (typed, phone) => {
    expect(sanitizeContactPhone(typed)).toBe(phone);
  });

  it('treat a name without a letter as missing', () => {
    expect(messageOf({ name: ". '" })).toEqual({ key: 'contactNameRequired', n: 1 });
  });

  it('report the first of two problems', () => {
    expect(messageOf({ relation: '' }, {}, { name: '' })).toEqual({
      key: 'contactRelationRequired',
      n: 1,
    });
  });

  it('give one message when more than two fields are missing', () => {
    expect(messageOf({ name: '', mobile: '' }, { relation: '' })).toEqual({
      key: 'contactsIncomplete',
    });
  });

  it('mark every empty field', () => {
    expect(contactProblems(three({}, { mobile: '' }, { relation: '' }))).toEqual([
      { n: 2, field: 'mobile', message: 'contactPhoneRequired' },
      { n: 3, field: 'relation', message: 'contactRelationRequired' },
    ]);
  });

  it.each([
    ["Dr. D'Souza", "Dr. D'Souza"],
    ['D’Souza', "D'Souza"],
    ['Asha2 Rao_!', 'Asha Rao'],
    ['आशा राव', 'आशा राव'],
  ])('the name %s is kept as %s', (typed, kept) => {
    expect(sanitizeContactName(typed)).toBe(kept);
  });
});
