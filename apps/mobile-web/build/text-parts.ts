import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { otherLanguages, type Language } from '@kosha/domain';
import type { Plugin } from 'vite';
import type { Catalogue, Texts, Translations as Part } from '../src/shared/i18n/messages.ts';
import { inPageId, partOf, startPartOf, versionMeta } from '../src/shared/i18n/text-parts.ts';
import type { Locale } from '../src/shared/i18n/text-source.ts';

const localesFolder = join(import.meta.dirname, '../../../locales');
/** Where dates are written. Their catalogue is not in the code, since the domain writes the English. */
const dates = { source: '/src/shared/i18n/dates.ts', namespace: 'dates' };

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

/** Which catalogues each chunk that is asked for by itself needs beyond those of the start, by the names of chunks. */
export interface ChunkTexts {
  start: ReadonlySet<string>;
  of: ReadonlyMap<string, ReadonlySet<string>>;
  /** The keys of each catalogue in the code, in their order there. */
  keys: ReadonlyMap<string, readonly string[]>;
}

/** Notes which catalogues each chunk brings, with those of the chunks that it imports at once. */
export function noteTexts(noted: { texts?: ChunkTexts }): Plugin {
  return {
    name: 'note-texts',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const keys = new Map<string, readonly string[]>();
        const own = new Map<string, string[]>();
        for (const { fileName, moduleIds } of chunks) {
          const catalogues = (await Promise.all(moduleIds.map(cataloguesIn))).flat();
          for (const { namespace, texts } of catalogues) keys.set(namespace, Object.keys(texts));
          const names = catalogues.map(({ namespace }) => namespace);
          if (moduleIds.some((id) => id.endsWith(dates.source))) names.push(dates.namespace);
          own.set(fileName, names);
        }
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
        const start = new Set(namesFrom(entry));
        const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
        noted.texts = {
          start,
          keys,
          of: new Map(
            [...asked].map((file) => [
              basename(file),
              new Set(namesFrom(file).filter((name) => !start.has(name))),
            ]),
          ),
        };
      },
    },
  };
}

async function cataloguesIn(module: string): Promise<Catalogue<Texts>[]> {
  if (!module.endsWith('.messages.ts')) return [];
  const exported = (await import(pathToFileURL(module).href)) as Record<string, unknown>;
  return Object.values(exported).filter(isCatalogue);
}

const isCatalogue = (value: unknown): value is Catalogue<Texts> =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;

/** What the texts of pages and files are made from. */
export interface PageTexts {
  texts: ChunkTexts;
  translations: Translations;
  /** Changes with any text, so that browsers may keep the files for ever. */
  version: string;
}

export function withVersion(texts: ChunkTexts, translations: Translations): PageTexts {
  const all = [[...translations], [...texts.start], [...texts.keys]];
  const hash = createHash('sha256').update(JSON.stringify(all));
  return { texts, translations, version: hash.digest('base64url').slice(0, 8) };
}

/** Writes the texts of each language in parts: one for the start, and one beside each chunk with texts of its own. */
export async function writeTextParts(outputFolder: string, pageTexts: PageTexts): Promise<void> {
  const chunks = [...pageTexts.texts.of.keys()];
  for (const language of pageTexts.translations.keys())
    for (const [file, part] of partsOf(pageTexts, { language, chunks }))
      await writeFile(join(outputFolder, 'assets', file), JSON.stringify(part));
}

/** The language of a file with texts, by its name. */
export function languageOf(file: string): Language {
  const language = otherLanguages.find((one) =>
    new RegExp(`[/.]${one}-[\\w-]+\\.json$`).test(file),
  );
  if (language === undefined) throw new Error(`${file} is in no language`);
  return language;
}

/** The texts of the start and of these chunks, by the names of their files. */
function partsOf(
  { texts: { start, of, keys }, translations, version }: PageTexts,
  { language, chunks }: { language: Language; chunks: readonly string[] },
): [file: string, part: Part][] {
  const locale = translations.get(language) ?? {};
  const partWith = (names: ReadonlySet<string>): Part =>
    Object.fromEntries([...names].map((name) => [name, wordsOf(locale[name], keys.get(name))]));
  const withTexts = chunks.filter((chunk) => (of.get(chunk)?.size ?? 0) > 0);
  return [
    [startPartOf(language, version), partWith(start)],
    ...withTexts.map((chunk): [string, Part] => [
      partOf(chunk, language, version),
      partWith(of.get(chunk) ?? new Set()),
    ]),
  ];
}

/** In the order of the English; by their keys where that is not in the code. */
const wordsOf = (words: Locale[string] = {}, keys?: readonly string[]): Part[string] =>
  keys?.map((key) => words[key] ?? null) ?? words;

/**
 * For the head of a page: the version of all texts, and those of its own language that it needs. They come in the page, since
 * most of their words stand in it already: beside it they are small, and no file has to be asked for.
 */
export function textTags(
  pageTexts: PageTexts,
  { language, scripts }: { language: Language; scripts: readonly string[] },
): string[] {
  const meta = `<meta name="${versionMeta}" content="${pageTexts.version}">`;
  if (language === 'en') return [meta];
  const chunks = scripts.map((path) => basename(path));
  const parts = partsOf(pageTexts, { language, chunks });
  // Each text once, with those of the start.
  const all: Part = Object.assign({}, ...parts.map(([, part]) => part));
  const inPage = Object.fromEntries(parts.map(([file], at) => [file, at === 0 ? all : {}]));
  // A data block runs nothing, so the policy of the page has no word about it.
  const json = JSON.stringify(inPage).replaceAll('<', '\\u003c');
  return [meta, `<script type="application/json" id="${inPageId}">${json}</script>`];
}
