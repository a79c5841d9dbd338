import type { Language } from '@kosha/domain';
import type { Texts } from './messages.ts';
import type { TextSource } from './text-source.ts';

/** The page names the version of each language's texts, such as 'hi-Ab12Cd34'. */
export const versionsMeta = 'texts';

/** The element of a page with the texts that came in it, by the names of their files. */
export const inPageId = 'texts';

/** The file with the texts that a chunk brings, beside the chunk itself. */
export const partOf = (chunk: string, version: string): string =>
  `${chunk.replace(/\.js$/, '')}.${version}.json`;

/** In the built app the texts come in parts, as the screens do: in the page, or in files (`build/text-parts.ts`). */
export function textSource(language: Language): TextSource {
  const read = async (fileOf: (version: string) => string): Promise<Texts> => {
    const file = fileOf(versionOf(language));
    const inPage = textsInPage()[file];
    if (inPage !== undefined) return inPage;
    const answer = await fetch(`/assets/${file}`);
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
    return (await answer.json()) as Texts;
  };
  return {
    start: () => read((version) => `${version}.json`),
    chunk: (address) => {
      const name = new URL(address, location.href).pathname.split('/').at(-1) ?? '';
      return read((version) => partOf(name, version));
    },
  };
}

const textsInPage = () =>
  JSON.parse(document.getElementById(inPageId)?.textContent ?? '{}') as Record<string, Texts>;

/** Throws where the page names no texts in this language. */
function versionOf(language: Language): string {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${versionsMeta}"]`)?.content;
  const version = named?.split(' ').find((one) => one.startsWith(`${language}-`));
  if (version === undefined) throw new Error(`This page names no texts in ${language}`);
  return version;
}
