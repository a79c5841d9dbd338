import { expect, it } from 'vitest';
import { lowerCaseFirst } from './document-messages.ts';

it.each([
  ['Full name', 'full name'],
  ['PIN code', 'PIN code'],
  ['PAN Card', 'PAN Card'],
  ['e-mail', 'e-mail'],
])('the label %j is %j in a sentence', (label, inSentence) => {
  expect(lowerCaseFirst(label)).toBe(inSentence);
});
