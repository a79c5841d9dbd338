import type { Language } from '@kosha/domain';
import { create } from 'zustand';
import { untilDone } from '../browser/until-done.ts';
import { currentTranslations, setTranslations, type Translations } from './messages.ts';
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

/** Undefined for English, which is in the chunks themselves. */
let source: TextSource | undefined;

/** Whether the language that is shown has its texts from here. */
export const isShownFrom = (one: TextSource): boolean => one === source;

/** Shows these texts, and lets those of later chunks come from `from`. */
export function showTexts(language: Language, texts: Translations, from?: TextSource): void {
  source = from;
  setTranslations(texts);
  document.documentElement.lang = `${language}-IN`;
  useLanguage.setState({ language });
}

/**
 * Brings the texts of a chunk that is on its way, so that its screen never shows English first. Never rejects:
 * where they do not come, the screen is English until they do.
 */
export async function loadTextsOf(chunk: string): Promise<void> {
  chunks.add(chunk);
  const from = source;
  if (from === undefined) return;
  try {
    const texts = await from.chunk(chunk);
    // Nothing that is mounted has these texts, so nobody is told.
    if (isShownFrom(from)) Object.assign(currentTranslations(), texts);
  } catch {
    untilDone(async () => {
      const { bringTexts } = await import('../language/choose-language.ts');
      bringTexts(chunk, from);
    });
  }
}
