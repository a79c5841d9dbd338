import type { Language } from '@kosha/domain';
import type { Translations } from './messages.ts';
import type { TextSource } from './text-source.ts';

/** The page names the version of the texts, such as 'Ab12Cd34'. */
export const versionMeta = 'texts';

/** The element of a page with the texts that came in it, by the names of their files. */
export const inPageId = 'texts';

/** The file with the texts of the start. */
export const startPartOf = (language: Language, version: string): string =>
  `${language}-${version}.json`;

/** The file with the texts that a chunk brings, beside the chunk itself. */
export const partOf = (chunk: string, language: Language, version: string): string =>
  `${chunk.replace(/\.js$/, '')}.${startPartOf(language, version)}`;

/** In the built app the texts come in parts, as the screens do: in the page, or in files (`build/text-parts.ts`). */
export function textSource(language: Language): TextSource {
  return {
    start: () => read(startPartOf(language, textVersion())),
    chunk: (address) => {
      const name = new URL(address, location.href).pathname.split('/').at(-1) ?? '';
      return read(partOf(name, language, textVersion()));
    },
  };
}

/** The texts that came in the page, which are of its language; undefined where there are none. */
export function textsOfPage(): Translations | undefined {
  const parts = Object.values(partsInPage());
  return parts.length === 0 ? undefined : Object.assign({}, ...parts);
}

async function read(file: string): Promise<Translations> {
  const inPage = partsInPage()[file];
  if (inPage !== undefined) return inPage;
  const answer = await fetch(`/assets/${file}`);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return (await answer.json()) as Translations;
}

let parts: Record<string, Translations> | undefined;

const partsInPage = () =>
  (parts ??= JSON.parse(document.getElementById(inPageId)?.textContent ?? '{}') as NonNullable<
    typeof parts
  >);

const textVersion = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${versionMeta}"]`)?.content ?? '';
