import type { Language } from '@kosha/domain';
import type { TextSource } from './text-source.ts';
import type { Texts } from './messages.ts';

/** What `build/text-parts.ts` writes for the start of the app in one language. */
export interface StartPart {
  texts: Texts;
  /** The file with the texts of a chunk, by the chunk's name; both stand in the folder of hashed files. */
  parts: Record<string, string>;
}

/** The page names the file of each language, such as 'hi-Ab12Cd34'. */
export const startPartsMeta = 'texts';

/** In the built app the texts come in parts, as the screens do. */
export function textSource(language: Language): TextSource {
  let parts: StartPart['parts'] = {};
  return {
    start: async () => {
      const found = (await readJson(startFile(language))) as StartPart;
      parts = found.parts;
      return found.texts;
    },
    chunk: (address) => {
      const name = new URL(address, location.href).pathname.split('/').at(-1) ?? '';
      const file = parts[name];
      return file === undefined ? undefined : (readJson(file) as Promise<Texts>);
    },
  };
}

function startFile(language: Language): string {
  const names = document.querySelector<HTMLMetaElement>(`meta[name="${startPartsMeta}"]`)?.content;
  const name = names?.split(' ').find((one) => one.startsWith(`${language}-`));
  if (name === undefined) throw new Error(`This page names no texts in ${language}`);
  return `${name}.json`;
}

async function readJson(file: string): Promise<unknown> {
  const answer = await fetch(`/assets/${file}`);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return answer.json();
}
