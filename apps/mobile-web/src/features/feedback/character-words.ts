import { refusedInFeedback } from '@kosha/domain';
import { translate } from '../../shared/i18n/messages.ts';
import { feedbackMessages } from './feedback.messages.ts';

const maxNamed = 3;

/** Names what may not be sent: '“@”, the new line and “👍”'. */
export function refusedInWords(content: string): string {
  const words = new Set(refusedInFeedback(content).map(inWords));
  const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });
  return list.format([...words].slice(0, maxNamed));
}

function inWords(character: string): string {
  const text = translate(feedbackMessages);
  if (character === '\n') return text('newLine');
  return /[\p{C}\p{Z}]/u.test(character) ? text('invisible') : text('quoted', { character });
}
