import type { Language } from '@kosha/domain';
import { create } from 'zustand';
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

export const useLanguage = create<ShownLanguage>(() => ({ language: 'en' }));

export const shownLanguage = (): Language => useLanguage.getState().language;

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
  useLanguage.setState({ language });
}
