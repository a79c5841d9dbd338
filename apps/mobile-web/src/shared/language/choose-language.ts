import { parseLanguage, type Language } from '@kosha/domain';
import { untilDone } from '../browser/until-done.ts';
import { saveLanguage } from '../i18n/save-language.ts';
import {
  isLanguageChosen,
  savedMark,
  languageKey,
  wantedLanguage,
} from '../i18n/language-choice.ts';
import { shownLanguage } from '../i18n/shown-language.ts';
import { fetchAhead, postToWorker } from '../offline/worker-link.ts';
import { showLanguage } from './show-language.ts';

/** The longest a sign-in waits for messages. */
const maxWaitMs = 3_000;

/**
 * Switches to the language that the user chose and stores it once it is shown, unless another one
 * was chosen meanwhile. Rejects like `showLanguage`.
 */
export const chooseLanguage = (language: Language): Promise<void> => showAndKeep(language, '');

async function showAndKeep(language: Language, mark: '' | typeof savedMark): Promise<void> {
  if (!(await showLanguage(language))) return;
  saveLanguage(language, mark);
  postToWorker({ kind: 'language' });
  fetchAhead();
}

/** Applies a language that was chosen in another tab: at once, or when the network is back. */
export function followLanguage(): void {
  let following: ReturnType<typeof untilDone> | undefined;
  window.addEventListener('storage', ({ key }) => {
    if (key !== languageKey && key !== null) return;
    following?.stop();
    following = untilDone(async () => {
      const language = wantedLanguage();
      if (language !== shownLanguage()) await showLanguage(language);
    });
  });
}

let adopting: ReturnType<typeof untilDone> | undefined;

/**
 * Shows the language of the borrower's account before the next screen. A language chosen on this
 * device wins and is sent to the server instead (`sendLanguage`, D58). Never rejects.
 */
export async function followBorrower({ language }: { language?: unknown }): Promise<void> {
  // A load that is still running belongs to an earlier sign-in.
  adopting?.stop();
  const saved = parseLanguage(language);
  if (saved === null || saved === shownLanguage() || isLanguageChosen()) return;
  // If it fails to load, it is shown when the network is back, unless the user has chosen another
  // one.
  const isShown = new Promise<void>((resolve) => {
    const adopt = async () => {
      if (!isLanguageChosen()) await showAndKeep(saved, savedMark);
    };
    adopting = untilDone(() => adopt().finally(resolve));
  });
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
