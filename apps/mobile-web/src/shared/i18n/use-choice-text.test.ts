import { contactRelations, loanUsages } from '@kosha/domain';
import { expect, test } from 'vitest';
import { choiceMessages } from './choices.messages.ts';

test('every choice of the domain can be translated, and nothing else', () => {
  const labels = [...contactRelations.flat().map(({ label }) => label), ...loanUsages];
  expect(new Set(Object.values(choiceMessages.texts))).toEqual(new Set<string>(labels));
});
