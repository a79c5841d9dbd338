import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { allLanguages, otherLanguages, type Language } from '@kosha/domain';
import type { Plugin } from 'vite';
import type { TextsMark } from '../src/app/import-chunk.ts';
import type { Texts, Translations as Part } from '../src/shared/i18n/messages.ts';
import { inPageId, partOf, startPartOf, type TextsInPage } from '../src/shared/i18n/text-parts.ts';
import type { Locale } from '../src/shared/i18n/text-source.ts';
import { cataloguesIn } from './catalogues.ts';
import { reached, type FileGroups } from './file-groups.ts';

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
  /** Those whose English is in no chunk, and so in every English page: those of the start, and more. */
  withoutEnglish: ReadonlySet<string>;
  /** The English of each catalogue in the code, in its order there. */
  english: ReadonlyMap<string, Texts>;
}

/**
 * Notes which catalogues each chunk needs: those of the modules that its screen imports, not of all that stand in the same
 * files.
 */
export function noteTexts(
  noted: { texts?: ChunkTexts },
  {
    graph,
    asked,
    inStart,
    withoutEnglish,
  }: Omit<FileGroups, 'files'> & {
    /** Ids of the modules whose English is left out (`leaveEnglishOut`). */
    withoutEnglish: ReadonlySet<string>;
  },
): Plugin {
  return {
    name: 'note-texts',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const english = new Map<string, Texts>();
        const own = new Map<string, string[]>();
        for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
          const catalogues = await cataloguesIn(id);
          for (const { namespace, texts } of catalogues) english.set(namespace, texts);
          const names = catalogues.map(({ namespace }) => namespace);
          own.set(id, id.endsWith(dates.source) ? [dates.namespace] : names);
        }
        const namesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => own.get(id) ?? []);
        const start = new Set(namesOf(inStart));
        const of = new Map<string, ReadonlySet<string>>();
        for (const { fileName, moduleIds } of chunks) {
          const starts = moduleIds.filter((id) => asked.has(id));
          const names = namesOf(reached(graph, starts)).filter((name) => !start.has(name));
          if (starts.length > 0) of.set(basename(fileName), new Set(names));
        }
        noted.texts = { start, english, of, withoutEnglish: new Set(namesOf(withoutEnglish)) };
      },
    },
  };
}

/** What the import of a chunk says of its texts. */
export function textsOf({ of, withoutEnglish }: ChunkTexts, chunk: string): TextsMark | undefined {
  const names = [...(of.get(chunk) ?? [])];
  if (names.length === 0) return undefined;
  return names.some((name) => withoutEnglish.has(name)) ? 2 : 1;
}

/** What the texts of pages and files are made from. */
export interface PageTexts {
  texts: ChunkTexts;
  translations: Translations;
  /** Changes with any text, so that browsers may keep the files for ever. */
  version: string;
}

export function withVersion(texts: ChunkTexts, translations: Translations): PageTexts {
  const all = [[...translations], [...texts.withoutEnglish], [...texts.english]];
  const hash = createHash('sha256').update(JSON.stringify(all));
  return { texts, translations, version: hash.digest('base64url').slice(0, 8) };
}

/**
 * Writes the texts of each language in parts: one for the start, and one beside each chunk with texts of its own. Of English
 * there is the first alone, which has all that are not in the chunks.
 */
export async function writeTextParts(outputFolder: string, pageTexts: PageTexts): Promise<void> {
  const { texts, version } = pageTexts;
  const write = (file: string, part: Part) =>
    writeFile(join(outputFolder, 'assets', file), JSON.stringify(part));
  for (const language of allLanguages) {
    const names = namesAtStart(texts, language);
    await write(startPartOf(language, version), partWith(names, language, pageTexts));
    if (language === 'en') continue;
    for (const [chunk, names] of texts.of)
      if (names.size > 0)
        await write(partOf(chunk, language, version), partWith(names, language, pageTexts));
  }
}

const namesAtStart = ({ start, withoutEnglish }: ChunkTexts, language: Language) =>
  language === 'en' ? withoutEnglish : start;

/** The language of a file with texts, by its name. */
export function languageOf(file: string): Language {
  const language = allLanguages.find((one) => new RegExp(`[/.]${one}-[\\w-]+\\.json$`).test(file));
  if (language === undefined) throw new Error(`${file} is in no language`);
  return language;
}

/** The texts of these catalogues, in the order of the code. What a language lacks is in English. */
function partWith(
  names: Iterable<string>,
  language: Language,
  { texts: { english }, translations }: PageTexts,
): Part {
  const locale = translations.get(language);
  const wordsOf = (name: string): Part[string] | undefined => {
    const [own, keyed] = [locale?.[name], english.get(name)];
    return keyed ? Object.entries(keyed).map(([key, text]) => own?.[key] ?? text) : own;
  };
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const words = wordsOf(name);
      return words === undefined ? [] : [[name, words]];
    }),
  );
}

/**
 * For the head of a page: the texts of its language that it needs, but for English in its chunks. They come in the page, since
 * most of their words stand in it already: beside it they are small, and no file has to be asked for.
 */
export function textsInPage(
  pageTexts: PageTexts,
  { language, scripts }: { language: Language; scripts: readonly string[] },
): string {
  const { of } = pageTexts.texts;
  const chunks =
    language === 'en'
      ? []
      : scripts.map((path) => basename(path)).filter((chunk) => of.get(chunk)?.size);
  const names = new Set([
    ...namesAtStart(pageTexts.texts, language),
    ...chunks.flatMap((chunk) => [...(of.get(chunk) ?? [])]),
  ]);
  const inPage: TextsInPage = {
    language,
    version: pageTexts.version,
    chunks,
    texts: partWith(names, language, pageTexts),
  };
  // A data block runs nothing, so the policy of the page has no word about it.
  const json = JSON.stringify(inPage).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${inPageId}">${json}</script>`;
}
