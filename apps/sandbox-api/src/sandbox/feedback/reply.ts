import { PageProblem } from '../pages/problem.ts';
import type { Fields } from '../pages/read-fields.ts';

export const pagePath = '/sandbox/feedback';

/** The maximum length of a reply in the contract. */
export const replyMaxCharacters = 2000;

export function readReply({ answer }: Fields): string {
  // Forms send each newline as two characters, which would count against the maximum.
  const reply = typeof answer === 'string' ? answer.replaceAll('\r\n', '\n').trim() : '';
  if (reply === '') throw new PageProblem(400, 'Please write a reply.');
  if ([...reply].length > replyMaxCharacters) {
    throw new PageProblem(400, `A reply has at most ${replyMaxCharacters} characters.`);
  }
  return reply;
}
