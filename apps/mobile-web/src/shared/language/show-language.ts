import { parseLanguage, type Language } from '@kosha/domain';
import { showToast, whenIdle } from '@kosha/ui';
import { saveLanguageCookie } from '../i18n/save-language.ts';
import { readLanguage, wantedLanguage } from '../i18n/language-choice.ts';
import { loadAllMessages, loadMessages } from '../i18n/load-messages.ts';
import { translate, type Translations } from '../i18n/messages.ts';
import { shownLanguage, showMessages } from '../i18n/shown-language.ts';
import { paths } from '../paths.ts';
import { languageMessages } from './language.messages.ts';

/**
 * The maximum time that the app's start waits for messages. After this time, the app starts in
 * English, and switches the language once its messages are loaded.
 */
const maxWaitMs = 5_000;

/** Delays between retries for messages that failed to load. */
const retryMs = [2_000, 5_000, 15_000, 60_000];

/** The number of the current language change; results of earlier changes are discarded. */
let changeCount = 0;

/** The language of the page as the server rendered it. */
let inPage: Language = 'en';

/** Whether the page was rendered in the current language, so that React can hydrate it. */
export const isPageInLanguage = (): boolean => inPage === shownLanguage();

/** Shows the preferred language at startup. Resolves when it is shown, or after a time limit. */
export async function startLanguage(pathname: string): Promise<void> {
  inPage = parseLanguage(document.documentElement.lang) ?? 'en';
  const language = wantedLanguage();
  // Restores the cookie, because browsers may delete it before local storage.
  if (readLanguage()) saveLanguageCookie(language);
  if (language !== 'en') {
    const isFirst = [paths.login(), paths.home()].includes(pathname);
    const isShown = isFirst ? showStart(language) : showLanguage(language);
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
    await Promise.race([isShown.catch(() => void retry(() => showLanguage(language))), timeout]);
  }
  if (shownLanguage() !== language || language === 'en') showMessages('en', {});
}

/** Login and home need only the first file; the other messages load when the browser is idle. */
async function showStart(language: Language): Promise<void> {
  const own = (changeCount += 1);
  const start = await loadMessages(language, 'start');
  if (own !== changeCount) return;
  let loading: Promise<void> | undefined;
  const loadRest = () => (loading ??= showRest(language, start));
  showMessages(language, start, loadRest);
  whenIdle(() => void loadRest());
}

async function showRest(language: Language, start: Translations): Promise<void> {
  const own = changeCount;
  const attempt = async () => {
    const screens = await loadMessages(language, 'screens');
    if (own === changeCount) showMessages(language, { ...start, ...screens });
  };
  await attempt().catch(() => {
    if (own === changeCount) showMessages(language, start);
    void retry(attempt);
  });
}

/**
 * Loads all messages of a language and then shows them. Rejects if they fail to load, and the
 * current language stays. Resolves with false if another language was requested meanwhile.
 */
export async function showLanguage(language: Language): Promise<boolean> {
  const own = (changeCount += 1);
  const texts = await loadAllMessages(language);
  if (own !== changeCount) return false;
  showMessages(language, texts);
  return true;
}

/**
 * Shows why a screen is in English. Then tries again until an attempt succeeds or another language
 * is requested.
 */
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
