import type { Language } from '@kosha/domain';
import type { Translations } from './messages.ts';
import type { Locale, TextSource } from './text-source.ts';

/** While developing and in Storybook all texts of a language come at once. */
const locales = import.meta.glob<Locale>('../../../../../locales/??.json', { import: 'default' });

export function textSource(language: Language): TextSource {
  return {
    start: async () => {
      if (language === 'en') return {};
      const load = locales[`../../../../../locales/${language}.json`];
      if (load === undefined) throw new Error(`locales/ has no ${language}.json`);
      return load();
    },
    chunk: () => undefined,
  };
}

/** While developing no page brings texts, and all English is in the code. */
export const textsOfPage = (): Translations => ({});
export const isEnglishInPage = (): boolean => true;
