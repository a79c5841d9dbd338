import { limits } from '../limits.ts';

export type FeedbackMessage = 'feedbackRequired' | 'feedbackTooLong' | 'feedbackCharacters';

/**
 * Matches invalid characters. Letters, combining marks and digits of any script are valid, and
 * spaces and `_ ? ! , .` (§5, D33). Indian scripts also need zero-width joiners and dandas, which
 * end sentences (D58).
 */
const refusedCharacter = /[^\p{L}\p{M}\p{Nd}_?!,. \u0964\u0965\u200C\u200D]/gu;

/** The length in code points, for the counter 'length / 300' (§5). */
export function feedbackLength(text: string): number {
  return [...text].length;
}

/** The characters of a text that are not allowed, without duplicates. */
export function invalidFeedbackCharacters(text: string): string[] {
  return [...new Set(text.match(refusedCharacter))];
}

export function validateFeedback(text: string): FeedbackMessage | null {
  if (text.trim() === '') return 'feedbackRequired';
  if (feedbackLength(text) > limits.feedbackMaxCharacters) return 'feedbackTooLong';
  return invalidFeedbackCharacters(text).length === 0 ? null : 'feedbackCharacters';
}
