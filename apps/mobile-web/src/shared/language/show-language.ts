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
 * How long the start waits for messages; then the app starts in English and switches when they
 * load.
 */
const maxWaitMs = 5_000;

/** Delays between attempts to fetch messages that failed to load. */
const retryMs = [2_000, 5_000, 15_000, 60_000];

/** Number of the current language change; responses to earlier ones are discarded. */
let turn = 0;

/** The language of the page as the server rendered it. */
let inPage: Language = 'en';

/** Whether the page was rendered in the current language, so that React can hydrate it. */
export const isPageInLanguage = (): boolean => inPage === shownLanguage();

/** Shows the preferred language at the start. Resolves when it is shown or after a time limit. */
export async function startLanguage(pathname: string): Promise<void> {
  inPage = parseLanguage(document.documentElement.lang) ?? 'en';
  const language = wantedLanguage();
  // Browsers may delete the cookie before local storage.
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
  const own = (turn += 1);
  const start = await loadMessages(language, 'start');
  if (own !== turn) return;
  let loading: Promise<void> | undefined;
  const loadRest = () => (loading ??= showRest(language, start));
  showMessages(language, start, loadRest);
  whenIdle(() => void loadRest());
}

async function showRest(language: Language, start: Translations): Promise<void> {
  const own = turn;
  const attempt = async () => {
    const screens = await loadMessages(language, 'screens');
    if (own === turn) showMessages(language, { ...start, ...screens });
  };
  await attempt().catch(() => {
    if (own === turn) showMessages(language, start);
    void retry(attempt);
  });
}

/**
 * Loads all messages of a language, then shows them. Rejects where they fail to load, and the
 * current language stays. False if another one was requested meanwhile.
 */
export async function showLanguage(language: Language): Promise<boolean> {
  const own = (turn += 1);
  const texts = await loadAllMessages(language);
  if (own !== turn) return false;
  showMessages(language, texts);
  return true;
}

/** Logs why a screen is English, and retries until it works or another language is requested. */
async function retry(attempt: () => Promise<unknown>): Promise<void> {
  showToast(translate(languageMessages)('failed'));
  for (const ms of retryMs) {
    const last = turn;
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (last !== turn) return;
    const isDone = await attempt().then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
}
