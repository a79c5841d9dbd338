import type { Language, DocumentMessages } from '@kosha/domain';
import { englishTranslator, type Translator } from './translator.ts';

let translators: ReadonlyMap<Language, Translator> = new Map();

export function setTranslators(translator: ReadonlyMap<Language, Translator>): void {
  translators = translator;
}

export const translatorFor = (language: Language | null): Translator =>
  (language === null ? undefined : translators.get(language)) ?? englishTranslator;

/**
 * Returns the messages of a legal document. If one translation is missing, all messages are
 * English, because nobody should agree to a document in two languages (D55, D57).
 */
export function documentMessagesFor(
  translator: Translator,
  messages: Readonly<Record<string, string>>,
): DocumentMessages {
  const { language, translate, format } = Object.values(messages).every(translator.canTranslate)
    ? translator
    : englishTranslator;
  return {
    language,
    translate: (text, values = {}) => translate({ words: text, with: values }),
    formatDate: (instant) => format({ date: Number(instant) }),
    formatDayCount: (days) => format({ days }),
  };
}
