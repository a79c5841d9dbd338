import type { Language, Speech } from '@kosha/domain';
import type { Texts } from './create-texts.ts';
import { english } from './english.ts';

let spoken: ReadonlyMap<Language, Texts> = new Map();

/** Speaks these languages from now on, and English as before. */
export function speak(texts: ReadonlyMap<Language, Texts>): void {
  spoken = texts;
}

/** The server's texts in a language; in English where that is not spoken, or none was chosen. */
export const textsIn = (language: Language | null): Texts =>
  (language === null ? undefined : spoken.get(language)) ?? english;

/**
 * The words of a document in the language of these texts, or all of them in English where one has no translation:
 * nobody agrees to a page in two languages (D55, D57).
 */
export function speechOf(texts: Texts, words: Readonly<Record<string, string>>): Speech {
  const { language, say, write } = Object.values(words).every(texts.has) ? texts : english;
  return {
    language,
    say: (text, values = {}) => say({ words: text, with: values }),
    formatDate: (instant) => write({ date: Number(instant) }),
    formatDayCount: (days) => write({ days }),
  };
}
