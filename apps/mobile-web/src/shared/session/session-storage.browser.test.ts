import { beforeEach, expect, it } from 'vitest';
import { accountLanguageSuffix, readLanguage, saveLanguage } from '../i18n/language-choice.ts';
import {
  readStoredSession,
  removeLostSession,
  removeStoredSession,
  storeSession,
} from './session-storage.ts';

beforeEach(() => {
  localStorage.clear();
  storeSession({ token: 'token-1', phone: '9876543210', isApp: false });
});

it.each([
  ['a sign-out', removeStoredSession],
  ['a lost session', removeLostSession],
])('%s keeps the language that was selected on this device', (_, end) => {
  saveLanguage('hi');
  end();
  expect(readStoredSession()).toBeUndefined();
  expect(readLanguage()).toBe('hi');
});

it("a sign-out deletes the language of the borrower's account", () => {
  saveLanguage('ta', accountLanguageSuffix);
  removeStoredSession();
  expect(readLanguage()).toBeUndefined();
});
