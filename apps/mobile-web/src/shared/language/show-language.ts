import { parseLanguage, type Language } from '@kosha/domain';
import { showToast, whenIdle } from '@kosha/ui';
import { readLanguage, saveLanguageCookie, wantedLanguage } from '../i18n/language-choice.ts';
import { loadAllMessages, loadMessages } from '../i18n/load-messages.ts';
import { translate, type Translations } from '../i18n/messages.ts';
import { shownLanguage, applyLanguage } from '../i18n/shown-language.ts';
import { paths } from '../paths.ts';
import { languageMessages } from './language.messages.ts';

/** After this time the app starts in English, and switches when the messages are loaded. */
const maxWaitMs = 5_000;

const retryMs = [2_000, 5_000, 15_000, 60_000];

/** The number of the last language change. Results of earlier changes are discarded. */
let changeCount = 0;

let inPage: Language = 'en';

export const isPageInShownLanguage = (): boolean => inPage === shownLanguage();

/** Resolves when the language is shown, or after `maxWaitMs`. */
export async function startLanguage(pathname: string): Promise<void> {
  inPage = parseLanguage(document.documentElement.lang) ?? 'en';
  const language = wantedLanguage();
  if (readLanguage()) saveLanguageCookie(language);
  if (language !== 'en') {
    const isFirst = [paths.login(), paths.home()].includes(pathname);
    const isShown = isFirst ? showStart(language) : showLanguage(language);
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
    await Promise.race([isShown.catch(() => void retry(() => showLanguage(language))), timeout]);
  }
  if (shownLanguage() !== language || language === 'en') applyLanguage('en', {});
}

/**
 * Shows login or home with only the `start` messages. The other messages load when the browser is
 * idle.
 */
async function showStart(language: Language): Promise<void> {
  const own = (changeCount += 1);
  const start = await loadMessages(language, 'start');
  if (own !== changeCount) return;
  let loading: Promise<void> | undefined;
  const loadRest = () => (loading ??= showRest(language, start));
  applyLanguage(language, start, loadRest);
  whenIdle(() => void loadRest());
}

async function showRest(language: Language, start: Translations): Promise<void> {
  const own = changeCount;
  const attempt = async () => {
    const screens = await loadMessages(language, 'screens');
    if (own === changeCount) applyLanguage(language, { ...start, ...screens });
  };
  await attempt().catch(() => {
    if (own === changeCount) applyLanguage(language, start);
    void retry(attempt);
  });
}

/**
 * Rejects if the messages fail to load. Resolves to false if another language was requested in the
 * meantime.
 */
export async function showLanguage(language: Language): Promise<boolean> {
  const own = (changeCount += 1);
  const texts = await loadAllMessages(language);
  if (own !== changeCount) return false;
  applyLanguage(language, texts);
  return true;
}

async function retry(attempt: () => Promise<unknown>): Promise<void> {
  showToast(translate(languageMessages)('failed'));
  for (const ms of retryMs) {
    const last = changeCount;
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (last !== changeCount) return;
    const isDone = await attempt().then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
}
