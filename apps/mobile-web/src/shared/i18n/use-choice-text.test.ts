import { contactRelations, loanUsages } from '@kosha/domain';
import { expect, test } from 'vitest';
import { choiceMessages } from './choices.messages.ts';

test('the messages contain exactly the choices of the domain', () => {
  const labels = [...contactRelations.flat().map(({ label }) => label), ...loanUsages];
  expect(new Set(Object.values(choiceMessages.texts))).toEqual(new Set<string>(labels));
});
