import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedbackLength, sanitizeFeedback, validateFeedback } from './feedback.ts';

describe('feedback', () => {
  it.each([
    'Very good_app, thanks! Is it? Yes.',
    'ऋण जल्दी मिला, धन्यवाद!',
    'மிகவும் நன்று',
    'ക്ഷ ന്‍ 12',
  ])('takes %s', (text) => {
    expect(validateFeedback(text)).toBeNull();
  });

  it.each(['a@b', '<b>', 'a\nb', 'a;b', '👍'])('refuses the characters of %j', (text) => {
    expect(validateFeedback(text)).toBe('feedbackCharacters');
  });

  it('needs something to read', () => {
    expect(validateFeedback('')).toBe('feedbackRequired');
    expect(validateFeedback('   ')).toBe('feedbackRequired');
  });

  it('takes 300 characters and no more', () => {
    expect(validateFeedback('a'.repeat(300))).toBeNull();
    expect(validateFeedback('a'.repeat(301))).toBe('feedbackTooLong');
    expect(feedbackLength('𑄌a')).toBe(2);
  });

  it('is acceptable after sanitising, unless nothing is left', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const kept = sanitizeFeedback(text);
        expect(validateFeedback(kept)).toBe(kept.trim() === '' ? 'feedbackRequired' : null);
      }),
    );
  }, 30_000);
});
