import { expect, it } from 'vitest';
import { appStoreTermsNote } from './stores-note.ts';

it.each([
  [[61, 90], 'Long enough for app stores'],
  [[7, 60], 'Too short for app stores'],
  [[30, 60, 61], 'Too short for app stores: 30 or 60 days'],
])('app stores reject terms of 60 days or less: %j has the note %j (D54)', (terms, note) => {
  expect(appStoreTermsNote(terms)).toBe(note);
});
