import type { Language, Speech } from '@kosha/domain';
import type { Translator } from './translator.ts';
import { english } from './english.ts';

let translators: ReadonlyMap<Language, Translator> = new Map();

/** Speaks these languages from now on, and English as before. */
export function setTranslators(translator: ReadonlyMap<Language, Translator>): void {
  translators = translator;
}

/** The server's texts in a language; in English where that is not spoken, or none was chosen. */
export const translatorFor = (language: Language | null): Translator =>
  (language === null ? undefined : translators.get(language)) ?? english;

/**
 * The words of a document in the language of these texts, or all of them in English where one has no translation:
 * nobody agrees to a page in two languages (D55, D57).
 */
export function speechFor(
  translator: Translator,
  messages: Readonly<Record<string, string>>,
): Speech {
  const { language, translate, format } = Object.values(messages).every(translator.canTranslate)
    ? translator
    : english;
  return {
    language,
    say: (text, values = {}) => translate({ words: text, with: values }),
    formatDate: (instant) => format({ date: Number(instant) }),
    formatDayCount: (days) => format({ days }),
  };
}
