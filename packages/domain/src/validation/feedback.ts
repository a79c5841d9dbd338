import { limits } from '../limits.ts';

export type FeedbackMessage = 'feedbackRequired' | 'feedbackTooLong' | 'feedbackCharacters';

/**
 * Everything but letters and marks of any script, digits, underscore, question and exclamation mark,
 * comma, period and space (§5, D33). Several Indian scripts also need the two joiners and end a sentence with
 * a danda (D58).
 */
const refusedCharacter = /[^\p{L}\p{M}\p{Nd}_?!,. \u0964\u0965\u200C\u200D]/gu;

/** The number of code points, for the 'length / 300' counter (§5). */
export function feedbackLength(text: string): number {
  return [...text].length;
}

/** The characters of a text that are not allowed, each once. */
export function refusedInFeedback(text: string): string[] {
  return [...new Set(text.match(refusedCharacter))];
}

export function validateFeedback(text: string): FeedbackMessage | null {
  if (text.trim() === '') return 'feedbackRequired';
  if (feedbackLength(text) > limits.feedbackMaxCharacters) return 'feedbackTooLong';
  return refusedInFeedback(text).length === 0 ? null : 'feedbackCharacters';
}
