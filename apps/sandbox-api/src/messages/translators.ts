import type { Language, DocumentMessages } from '@kosha/domain';
import type { Translator } from './translator.ts';
import { english } from './english.ts';

let translators: ReadonlyMap<Language, Translator> = new Map();

/** Replaces the translators of all languages except English. */
export function setTranslators(translator: ReadonlyMap<Language, Translator>): void {
  translators = translator;
}

/** The translator for a language; the English one if there is none, or for null. */
export const translatorFor = (language: Language | null): Translator =>
  (language === null ? undefined : translators.get(language)) ?? english;

/**
 * The messages of a document in the translator's language. If a translation is missing, the whole
 * document is in English, so that nobody agrees to a document in two languages (D55, D57).
 */
export function documentMessagesFor(
  translator: Translator,
  messages: Readonly<Record<string, string>>,
): DocumentMessages {
  const { language, translate, format } = Object.values(messages).every(translator.canTranslate)
    ? translator
    : english;
  return {
    language,
    translate: (text, values = {}) => translate({ words: text, with: values }),
    formatDate: (instant) => format({ date: Number(instant) }),
    formatDayCount: (days) => format({ days }),
  };
}
