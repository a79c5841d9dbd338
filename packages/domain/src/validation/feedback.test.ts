import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedbackLength, invalidFeedbackCharacters, validateFeedback } from './feedback.ts';

describe('feedback', () => {
  it.each([
    'Very good_app, thanks! Is it? Yes.',
    'ऋण जल्दी मिला, धन्यवाद!',
    'மிகவும் நன்று',
    'ക്ഷ ന്‍ 12',
  ])('accepts %s', (text) => {
    expect(validateFeedback(text)).toBeNull();
  });

  it.each(['a@b', '<b>', 'a\nb', 'a;b', '👍'])('refuses the characters of %j', (text) => {
    expect(validateFeedback(text)).toBe('feedbackCharacters');
  });

  it('accepts no symbol of a keyboard except _ ? ! , . and the space (§5)', () => {
    const keyboard = Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) =>
      String.fromCodePoint(0x20 + at),
    );
    const signs = keyboard.filter((character) => !/[A-Za-z0-9]/.test(character));
    expect(signs.filter((sign) => validateFeedback(`a${sign}b`) === null).join('')).toBe(' !,.?_');
  });

  it('must not be blank', () => {
    expect(validateFeedback('')).toBe('feedbackRequired');
    expect(validateFeedback('   ')).toBe('feedbackRequired');
  });

  it('accepts at most 300 characters', () => {
    expect(validateFeedback('a'.repeat(300))).toBeNull();
    expect(validateFeedback('a'.repeat(301))).toBe('feedbackTooLong');
    expect(feedbackLength('𑄌a')).toBe(2);
  });

  it.each([
    ['', 'feedbackRequired'],
    ['\u200b', 'feedbackCharacters'],
    ['a\tb', 'feedbackCharacters'],
    ['a-b', 'feedbackCharacters'],
    ['a\u00b2', 'feedbackCharacters'],
    ['_?!,. 09', null],
    ['\u0915\u094d\u200d\u0937 \u0968', null],
    ['😀'.repeat(300), 'feedbackCharacters'],
    ['😀'.repeat(301), 'feedbackTooLong'],
  ])('with the text %j has the problem %s', (text, message) => {
    expect(validateFeedback(text)).toBe(message);
  });

  it('reports each invalid character once', () => {
    expect(invalidFeedbackCharacters('a@b@c👍\n')).toEqual(['@', '👍', '\n']);
    expect(invalidFeedbackCharacters('half \ud83d')).toEqual(['\ud83d']);
    expect(invalidFeedbackCharacters('ऋण ok')).toEqual([]);
  });

  it('has only valid characters after the reported ones are removed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const refused = new Set(invalidFeedbackCharacters(text));
        const allowed = [...text].filter((character) => !refused.has(character)).join('');
        expect(validateFeedback(allowed)).not.toBe('feedbackCharacters');
      }),
    );
  }, 30_000);
});
