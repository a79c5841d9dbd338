import type { Language } from '@kosha/domain';
import { flatTexts, type Locale, type TextSource } from './text-source.ts';

/** While developing and in Storybook all texts of a language come at once. */
const locales = import.meta.glob<Locale>('../../../../../locales/??.json', { import: 'default' });

export function textSource(language: Language): TextSource {
  return {
    start: async () => {
      const load = locales[`../../../../../locales/${language}.json`];
      if (load === undefined) throw new Error(`locales/ has no ${language}.json`);
      return flatTexts(await load());
    },
    chunk: () => undefined,
  };
}
