import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sanitizePersonName } from './person-name.ts';
import { hasInvisibleCharacters, normalizeTypedEmail, normalizeTypedText } from './typed-text.ts';

it.each([
  ['Asha\u00a0Devi\u2009Rao', 'Asha Devi Rao'],
  ['Asha\tRao', 'Asha Rao'],
  ['Anne\u2010Marie', 'Anne-Marie'],
  ['Anne\u2013Marie', 'Anne-Marie'],
])('a name pasted as %j becomes %j', (text, name) => {
  expect(sanitizePersonName(text)).toBe(name);
});

it('only invisible and directional characters are removed', () => {
  const hidden = fc.constantFrom(
    ...'\u200b\u00ad\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff',
  );
  const word = fc.stringMatching(/^[a-zA-Z0-9@.]{0,8}$/);
  fc.assert(
    fc.property(word, hidden, word, (head, between, tail) => {
      expect(normalizeTypedText(head + between + tail)).toBe(head + tail);
      expect([hasInvisibleCharacters(head + between), hasInvisibleCharacters(head)]).toEqual([
        true,
        false,
      ]);
    }),
  );
});

it('joiners of Indic scripts and emoji, and line breaks, are not removed', () => {
  expect(normalizeTypedText('ක්\u200dෂ 👨\u200d👩 न्\u200c\nb')).toBe(
    'ක්\u200dෂ 👨\u200d👩 न्\u200c\nb',
  );
});

it.each([
  ['mailto:asha@example.in', 'asha@example.in'],
  [' MAILTO:asha@example.in?subject=Hi', 'asha@example.in'],
  ['asha\u200b@example.in', 'asha@example.in'],
  ['asha@example.in', 'asha@example.in'],
  ['Write to mailto:asha@example.in', 'Write to mailto:asha@example.in'],
])('an e-mail address pasted as %j becomes %j', (text, address) => {
  expect(normalizeTypedEmail(text)).toBe(address);
});
