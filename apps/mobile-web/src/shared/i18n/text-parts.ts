import type { Language } from '@kosha/domain';
import type { Translations } from './messages.ts';
import type { TextSource } from './text-source.ts';

/** What a page brings, in the data block with this id. */
export const inPageId = 'texts';

export interface TextsInPage {
  language: Language;
  /** Of all texts, such as 'Ab12Cd34'. */
  version: string;
  /** The names of the chunks whose texts are here, beside those of the start. */
  chunks: readonly string[];
  texts: Translations;
}

/** The file with the texts of the start; in English with all that are in no chunk. */
export const startPartOf = (language: Language, version: string): string =>
  `${language}-${version}.json`;

/** The file with the texts that a chunk brings, beside the chunk itself. */
export const partOf = (chunk: string, language: Language, version: string): string =>
  `${chunk.replace(/\.js$/, '')}.${startPartOf(language, version)}`;

/** In the built app the texts come in parts, as the screens do: in the page, or in files (`build/text-parts.ts`). */
export function textSource(language: Language): TextSource {
  const { version, chunks, ...page } = inPage();
  const isOfPage = language === page.language;
  return {
    start: async () => (isOfPage ? page.texts : read(startPartOf(language, version))),
    chunk: (address) => {
      const name = new URL(address, location.href).pathname.split('/').at(-1) ?? '';
      // English is in the chunk itself, or with that of the start.
      if (language === 'en' || (isOfPage && chunks.includes(name))) return undefined;
      return read(partOf(name, language, version));
    },
  };
}

/** The texts that came in the page, which are of its language. */
export const textsOfPage = (): Translations => inPage().texts;

/** Whether the page has the English that is in no chunk. */
export const isEnglishInPage = (): boolean => inPage().language === 'en';

async function read(file: string): Promise<Translations> {
  const answer = await fetch(`/assets/${file}`);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return (await answer.json()) as Translations;
}

let parsed: TextsInPage | undefined;

/** Throws where the page has none: the start fails then, and the page says so (`early/watchdog.ts`). */
const inPage = (): TextsInPage =>
  (parsed ??= JSON.parse(document.getElementById(inPageId)?.textContent ?? '') as TextsInPage);
