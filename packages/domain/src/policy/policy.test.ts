import { describe, expect, it } from 'vitest';
import { policyOf, policyTable, readPolicyProfile } from './policy.ts';
import { policyText } from './policy-text.ts';

describe('the two profiles', () => {
  it.each(Object.entries(policyTable))(
    'differ in %s, which has a description for staff',
    (key, row) => {
      const name = key as keyof typeof policyTable;
      expect(policyOf('specified')[name]).toBe(row.specified);
      expect(policyOf('strict')[name]).toBe(row.strict);
      expect(row.specified).not.toBe(row.strict);
      expect(policyText[name].source).toMatch(/^§\d\.\d+$/);
      expect(policyText[name].what).not.toBe('');
    },
  );

  it.each([[undefined], ['specified'], ['Strict'], ['lenient'], [null], [1]])(
    'the profile is specified if the server reports %j',
    (named) => expect(readPolicyProfile(named)).toBe('specified'),
  );

  it('the profile is strict if the server reports it', () =>
    expect(readPolicyProfile('strict')).toBe('strict'));
});
