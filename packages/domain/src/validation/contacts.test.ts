import { describe, expect, it } from 'vitest';
import { contactProblems, contactsMessage, isMissingField, type ContactEntry } from './contacts.ts';

const complete: ContactEntry = { name: 'Asha Rao', mobile: '9876543210', relation: '1' };
const threeContacts = (...changes: readonly Partial<ContactEntry>[]) =>
  [0, 1, 2].map((index) => ({ ...complete, ...changes[index] }));
const messageOf = (...changes: readonly Partial<ContactEntry>[]) =>
  contactsMessage(contactProblems(threeContacts(...changes)));

describe('contacts', () => {
  it('are valid if every field is filled', () => {
    expect(messageOf()).toBeNull();
  });

  it.each([
    ['name', 'contactNameRequired'],
    ['mobile', 'contactPhoneRequired'],
    ['relation', 'contactRelationRequired'],
  ] as const)('report a missing %s with the number of its contact', (field, key) => {
    expect(messageOf({}, { [field]: ' ' })).toEqual({ key, n: 2 });
  });

  it.each([
    ['+6591234567', 'phoneForeign'],
    ['006591234567', 'phoneForeign'],
    ['+9198', 'phoneTooShort'],
    ['98765', 'phoneTooShort'],
    ['91987654321', 'phoneTooLong'],
    ['987654321099', 'phoneTooLong'],
  ])('do not treat the phone number %j as missing: %s', (mobile, key) => {
    expect(messageOf({ mobile })).toEqual({ key, n: 1 });
    const wrong = contactProblems(threeContacts({ mobile }, { mobile }, { mobile }));
    expect(wrong.filter(isMissingField)).toEqual([]);
    expect(contactsMessage(wrong)).toEqual({ key, n: 1 });
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

  it('report one message for all if more than two fields are missing', () => {
    expect(messageOf({ name: '', mobile: '' }, { relation: '' })).toEqual({
      key: 'contactsIncomplete',
    });
  });

  it('report a problem for every empty field', () => {
    expect(contactProblems(threeContacts({}, { mobile: '' }, { relation: '' }))).toEqual([
      { n: 2, field: 'mobile', message: 'contactPhoneRequired' },
      { n: 3, field: 'relation', message: 'contactRelationRequired' },
    ]);
  });
});
