import type { Language } from '@kosha/domain';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { setTranslations, type Translations } from './messages.ts';

interface ShownLanguage {
  /** The language of the messages on the screen. */
  language: Language;
  /** The language whose messages are loading. */
  coming?: Language | undefined;
  /** True if the messages of the selected language failed to load. */
  hasFailed?: boolean;
}

export const languageStore = createStore<ShownLanguage>(() => ({ language: 'en' }));

/** Safe for prerendering and hydration, because the language is set before the first render. */
export const useLanguage = (): ShownLanguage =>
  useSyncExternalStore(languageStore.subscribe, languageStore.getState, languageStore.getState);

export const shownLanguage = (): Language => languageStore.getState().language;

/** Shows the messages in `texts`. `loadRest` loads the messages of the other screens. */
export function showMessages(
  language: Language,
  texts: Translations,
  loadRest?: () => Promise<void>,
): void {
  setTranslations(texts, language, loadRest);
  document.documentElement.lang = `${language}-IN`;
  languageStore.setState({ language });
}
