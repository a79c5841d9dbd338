import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { allLanguages, type Language } from '@kosha/domain';
import type { Plugin } from 'vite';
import { startPartsMeta, type StartPart } from '../src/shared/i18n/text-parts.ts';
import { flatTexts, type Locale } from '../src/shared/i18n/text-source.ts';

const localesFolder = join(import.meta.dirname, '../../../locales');
const catalogueOf = /defineMessages\(\s*'(\w+)'/g;
/** Needed from the start: dates have no catalogue in the code, since the domain writes the English. */
const startNamespaces = ['dates'];

/** Each language besides English, with all its texts. */
export type Translations = ReadonlyMap<Language, Locale>;

export async function readTranslations(): Promise<Translations> {
  const others = allLanguages.filter((language) => language !== 'en');
  const files = await Promise.all(
    others.map((language) => readFile(join(localesFolder, `${language}.json`), 'utf8')),
  );
  return new Map(
    others.map((language, index) => [language, JSON.parse(files[index] ?? '') as Locale]),
  );
}

/** Which catalogues each chunk needs, by the names of chunks; the entry's are those of the start. */
export interface ChunkTexts {
  start: ReadonlySet<string>;
  of: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Notes which catalogues each chunk brings, with those of the chunks that it imports at once. */
export function noteTexts(noted: { texts?: ChunkTexts }): Plugin {
  return {
    name: 'note-texts',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const own = new Map(
          await Promise.all(
            chunks.map(async ({ fileName, moduleIds }) => {
              const sources = moduleIds.filter((id) => id.endsWith('.messages.ts'));
              const codes = await Promise.all(sources.map((id) => readFile(id, 'utf8')));
              const names = codes.flatMap((code) =>
                [...code.matchAll(catalogueOf)].map(([, name = '']) => name),
              );
              return [fileName, names] as const;
            }),
          ),
        );
        const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
        const namesFrom = (file: string, seen = new Set<string>()): string[] => {
          if (seen.has(file)) return [];
          seen.add(file);
          return [
            ...(own.get(file) ?? []),
            ...(importsOf.get(file) ?? []).flatMap((imported) => namesFrom(imported, seen)),
          ];
        };
        const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
        const start = new Set([...startNamespaces, ...namesFrom(entry)]);
        noted.texts = {
          start,
          of: new Map(
            chunks.map(({ fileName }) => [
              basename(fileName),
              new Set(namesFrom(fileName).filter((name) => !start.has(name))),
            ]),
          ),
        };
      },
    },
  };
}

/** The files of one language. */
export interface TextFiles {
  /** Of the texts of the start, such as 'hi-Ab12Cd34.json'. */
  start: string;
  /** Of the texts of each chunk, by the chunk's name. */
  parts: StartPart['parts'];
}

export type TextFilesBy = ReadonlyMap<Language, TextFiles>;

/**
 * Writes the texts of each language in parts: one for the start, which names the others, and one for each chunk
 * with texts of its own. Each name has a hash of the content, so that browsers may keep it for ever.
 */
export async function writeTextParts(
  outputFolder: string,
  { start, of }: ChunkTexts,
  translations: Translations,
): Promise<TextFilesBy> {
  const folder = join(outputFolder, 'assets');
  const written = new Map<Language, TextFiles>();
  for (const [language, locale] of translations) {
    const parts: StartPart['parts'] = {};
    for (const [chunk, names] of of) {
      // A chunk's name ends in a hash of its own.
      const stem = `${chunk.replace(/-[\w-]{8}\.js$/, '')}.${language}`;
      if (names.size > 0) parts[chunk] = await write(folder, stem, textsOf(locale, names));
    }
    const part: StartPart = { texts: textsOf(locale, start), parts };
    written.set(language, { start: await write(folder, language, part), parts });
  }
  return written;
}

const textsOf = (locale: Locale, names: ReadonlySet<string>) =>
  flatTexts(Object.fromEntries([...names].map((name) => [name, locale[name] ?? {}])));

async function write(folder: string, stem: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const name = `${stem}-${hash}.json`;
  await writeFile(join(folder, name), text);
  return name;
}

/** For the head of a page: the start of each language and, for its own, the files that the page needs. */
export function textTags(
  files: TextFilesBy,
  language: Language,
  scripts: readonly string[],
): string[] {
  const starts = [...files.values()].map(({ start }) => start.replace(/\.json$/, ''));
  const own = files.get(language);
  const needed = own && [own.start, ...scripts.flatMap((path) => own.parts[basename(path)] ?? [])];
  return [
    `<meta name="${startPartsMeta}" content="${starts.join(' ')}">`,
    ...(needed ?? []).map(
      (file) => `<link rel="preload" as="fetch" crossorigin href="/assets/${file}">`,
    ),
  ];
}
