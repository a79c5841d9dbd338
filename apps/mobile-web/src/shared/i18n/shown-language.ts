import type { Language } from '@kosha/domain';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { setTranslations, type Translations } from './messages.ts';
import type { TextSource } from './text-source.ts';

interface ShownLanguage {
  /** That of the texts that are shown. */
  language: Language;
  /** While others are on their way. */
  coming?: Language | undefined;
  /** Whether the texts that somebody chose did not come. */
  hasFailed?: boolean;
}

export const languageStore = createStore<ShownLanguage>(() => ({ language: 'en' }));

/** Also while a page is made by the build, and taken over: it is in its language from its first paint on. */
export const useLanguage = (): ShownLanguage =>
  useSyncExternalStore(languageStore.subscribe, languageStore.getState, languageStore.getState);

export const shownLanguage = (): Language => languageStore.getState().language;

/** The chunks that have come, whose texts another language needs as well. */
export const chunks = new Set<string>();

/** Undefined before the start. */
let source: TextSource | undefined;

/** Where the texts of the language that is shown come from. */
export const textsFrom = (): TextSource | undefined => source;

/** Whether the language that is shown has its texts from here. */
export const isShownFrom = (one: TextSource): boolean => one === source;

/** Shows these texts, and lets those of later chunks come from `from`. */
export function showTexts(language: Language, texts: Translations, from: TextSource): void {
  source = from;
  setTranslations(texts);
  document.documentElement.lang = `${language}-IN`;
  languageStore.setState({ language });
}
