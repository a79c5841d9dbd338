import type { Language } from '@kosha/domain';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { setTranslations, type Translations } from './messages.ts';

interface ShownLanguage {
  language: Language;
  coming?: Language | undefined;
  hasFailed?: boolean;
}

export const languageStore = createStore<ShownLanguage>(() => ({ language: 'en' }));

/** Hydration reads the current state, because the app sets the language before the first render. */
export const useLanguage = (): ShownLanguage =>
  useSyncExternalStore(languageStore.subscribe, languageStore.getState, languageStore.getState);

export const shownLanguage = (): Language => languageStore.getState().language;

export function applyLanguage(
  language: Language,
  texts: Translations,
  loadRest?: () => Promise<void>,
): void {
  setTranslations(texts, language, loadRest);
  document.documentElement.lang = `${language}-IN`;
  languageStore.setState({ language });
}
