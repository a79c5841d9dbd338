import type { Mark } from '../model/marks.ts';
import type { ReadAnswer } from '../model/read-answer.ts';

/**
 * Explains in one sentence why a response has no form: the server's refusal, or the first error.
 */
export function whyNoForm(answer: ReadAnswer, [first]: readonly Mark[]): string {
  if (!answer.isReadable && answer.refusal) {
    return `The server refused with code ${answer.refusal.code}: ${answer.refusal.message}`;
  }
  return `Line ${first?.line ?? 1}: ${first?.text ?? 'This is not JSON.'}`;
}
