import { limits } from '../limits.ts';

export type FeedbackMessage = 'feedbackRequired' | 'feedbackTooLong' | 'feedbackCharacters';

/**
 * Everything but letters and marks of any script, digits, underscore, question and exclamation mark,
 * comma, period and space (§5, D33). Several Indian scripts also need the two joiners.
 */
const refusedCharacter = /[^\p{L}\p{M}\p{Nd}_?!,. \u200C\u200D]/gu;

/** The number of code points, for the 'length / 300' counter (§5). */
export function feedbackLength(text: string): number {
  return [...text].length;
}

export function sanitizeFeedback(text: string): string {
  const kept = [...text.replace(refusedCharacter, '')];
  return kept.slice(0, limits.feedbackMaxCharacters).join('');
}

export function validateFeedback(text: string): FeedbackMessage | null {
  if (text.trim() === '') return 'feedbackRequired';
  if (feedbackLength(text) > limits.feedbackMaxCharacters) return 'feedbackTooLong';
  return text.replace(refusedCharacter, '') === text ? null : 'feedbackCharacters';
}
