import { parseLanguage, type Language } from '@kosha/domain';
import { retryUntilDone } from '../browser/retry-until-done.ts';
import {
  accountLanguageSuffix,
  isLanguageSelectedHere,
  languageKey,
  saveLanguage,
  wantedLanguage,
} from '../i18n/language-choice.ts';
import { shownLanguage } from '../i18n/shown-language.ts';
import { precacheFiles, postToWorker } from '../offline/worker-link.ts';
import { showLanguage } from './show-language.ts';

/** The maximum time that a sign-in waits for the texts in the account's language. */
const maxWaitMs = 3_000;

/** Rejects if the messages fail to load. */
export const chooseLanguage = (language: Language): Promise<void> => showAndSave(language, '');

async function showAndSave(
  language: Language,
  mark: '' | typeof accountLanguageSuffix,
): Promise<void> {
  if (!(await showLanguage(language))) return;
  saveLanguage(language, mark);
  postToWorker({ kind: 'language' });
  precacheFiles();
}

export function syncLanguageAcrossTabs(): void {
  let attempt: ReturnType<typeof retryUntilDone> | undefined;
  window.addEventListener('storage', ({ key }) => {
    if (key !== languageKey && key !== null) return;
    attempt?.stop();
    attempt = retryUntilDone(async () => {
      const language = wantedLanguage();
      if (language !== shownLanguage()) await showLanguage(language);
    });
  });
}

let adoption: ReturnType<typeof retryUntilDone> | undefined;

/**
 * Shows the language of the borrower's account, unless a language was selected on this device
 * (D58). Never rejects.
 */
export async function adoptBorrowerLanguage({ language }: { language?: unknown }): Promise<void> {
  // Stops the language change of an earlier sign-in, which may still be loading.
  adoption?.stop();
  const saved = parseLanguage(language);
  if (saved === null || saved === shownLanguage() || isLanguageSelectedHere()) return;
  const isShown = new Promise<void>((resolve) => {
    const adopt = async () => {
      if (!isLanguageSelectedHere()) await showAndSave(saved, accountLanguageSuffix);
    };
    adoption = retryUntilDone(() => adopt().finally(resolve));
  });
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
