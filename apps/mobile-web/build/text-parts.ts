import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { otherLanguages, type Language } from '@kosha/domain';
import type { Plugin } from 'vite';
import { inPageId, partOf, versionsMeta } from '../src/shared/i18n/text-parts.ts';
import { flatTexts, type Locale } from '../src/shared/i18n/text-source.ts';

const localesFolder = join(import.meta.dirname, '../../../locales');
const catalogueOf = /defineMessages\(\s*'(\w+)'/g;
/**
 * Needed from the start: dates have no catalogue in the code, since the domain writes the English. The others are all the
 * words of a file that every signed-in screen needs: a file for them would have more headers than words.
 */
const startNamespaces = ['dates', 'offline', 'update'];

/** Each language but English, with all its texts. */
export type Translations = ReadonlyMap<Language, Locale>;

export async function readTranslations(): Promise<Translations> {
  const files = await Promise.all(
    otherLanguages.map((language) => readFile(join(localesFolder, `${language}.json`), 'utf8')),
  );
  return new Map(
    otherLanguages.map((language, index) => [language, JSON.parse(files[index] ?? '') as Locale]),
  );
}

/** Which catalogues each chunk needs beyond those of the start, by the names of chunks. */
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

/** The version of each language's texts, such as 'hi-Ab12Cd34', which is in the names of all their files. */
export type TextVersions = ReadonlyMap<Language, string>;

/**
 * Writes the texts of each language in parts: one for the start, and one beside each chunk with texts of its own. Their
 * names have the chunk's hash and that of the language, so that browsers may keep them for ever.
 */
export async function writeTextParts(
  outputFolder: string,
  { start, of }: ChunkTexts,
  translations: Translations,
): Promise<TextVersions> {
  const folder = join(outputFolder, 'assets');
  const versions = new Map<Language, string>();
  for (const [language, locale] of translations) {
    const hash = createHash('sha256').update(JSON.stringify([locale, [...start]]));
    const version = `${language}-${hash.digest('base64url').slice(0, 8)}`;
    versions.set(language, version);
    const write = (name: string, names: ReadonlySet<string>) =>
      writeFile(join(folder, name), JSON.stringify(textsOf(locale, names)));
    await write(`${version}.json`, start);
    for (const [chunk, names] of of) if (names.size > 0) await write(partOf(chunk, version), names);
  }
  return versions;
}

const textsOf = (locale: Locale, names: ReadonlySet<string>) =>
  flatTexts(Object.fromEntries([...names].map((name) => [name, locale[name] ?? {}])));

/** Where the texts of a page come from. */
export interface PageTexts {
  texts: ChunkTexts;
  versions: TextVersions;
  translations: Translations;
}

/**
 * For the head of a page: the version of each language, and the texts of its own that it needs. They come in the page, since
 * most of their words stand in it already: beside it they are small, and no file has to be asked for.
 */
export function textTags(
  { texts: { start, of }, versions, translations }: PageTexts,
  { language, scripts }: { language: Language; scripts: readonly string[] },
): string[] {
  const meta = `<meta name="${versionsMeta}" content="${[...versions.values()].join(' ')}">`;
  const [version, locale] = [versions.get(language), translations.get(language)];
  if (version === undefined || locale === undefined) return [meta];
  const parts = scripts
    .map((path) => basename(path))
    .map((chunk) => [partOf(chunk, version), of.get(chunk) ?? new Set<string>()] as const)
    .filter(([, names]) => names.size > 0);
  const files = [[`${version}.json`, start] as const, ...parts].map(([file, names]) => [
    file,
    textsOf(locale, names),
  ]);
  // A data block runs nothing, so the policy of the page has no word about it.
  const json = JSON.stringify(Object.fromEntries(files)).replaceAll('<', '\\u003c');
  return [meta, `<script type="application/json" id="${inPageId}">${json}</script>`];
}
