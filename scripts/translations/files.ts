import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../run.ts';
import type { LocaleTexts, TranslatorNote } from './catalogues.ts';
import type { TranslationStatusByKey } from './reviewed.ts';

/**
 * The files of each language. The app loads `start` before the first screen, and `screens` later.
 * The server loads `server`. The language packs of the form engine are generated from `engine`.
 */
const parts = ['start', 'screens', 'server', 'engine'] as const;
type Part = (typeof parts)[number];

const atStart = /^apps\/mobile-web\/src\/(?:app|early|shared|features\/(?:login|home))\//;

/** A first visit opens Login or Home, so their messages are in `start`. */
function partOf(source: string): Part {
  if (source.startsWith('apps/sandbox-api/')) return 'server';
  if (source.startsWith('packages/form-engine/')) return 'engine';
  return atStart.test(source) ? 'start' : 'screens';
}

const onlyPart = (
  part: Part,
  locale: LocaleTexts,
  notes: Record<string, TranslatorNote>,
): LocaleTexts =>
  Object.fromEntries(
    Object.entries(locale).filter(([name]) => partOf(notes[name]?.file ?? '') === part),
  );

const folder = join(repositoryRoot, 'locales');

const localeFile = (language: string, part: Part) => join(folder, `${language}.${part}.json`);
export const notesFile = join(folder, 'notes.json');
const marksFile = (language: string) => join(folder, 'marks', `${language}.json`);
const sameFile = join(folder, 'same-as-english.json');

export const readLocale = (language: string): LocaleTexts =>
  Object.assign(
    {},
    ...parts.map((part) => readJson<LocaleTexts>(localeFile(language, part), {})),
  ) as LocaleTexts;

type Notes = Record<string, TranslatorNote>;

export function writeLocale(language: string, locale: LocaleTexts, notes: Notes): void {
  for (const part of parts) writeJson(localeFile(language, part), onlyPart(part, locale, notes));
}

export const isLocaleStale = (language: string, locale: LocaleTexts, notes: Notes): boolean =>
  parts.some(
    (part) => readText(localeFile(language, part)) !== toJson(onlyPart(part, locale, notes)),
  );

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const readTranslationStatus = (language: string): TranslationStatusByKey =>
  readJson<TranslationStatusByKey>(marksFile(language), {});
export const writeTranslationStatus = (language: string, marks: TranslationStatusByKey): void =>
  writeJson(marksFile(language), marks);

/** Keys of messages whose translation may equal the English text. */
export function readKeysSameAsEnglish(language: string): ReadonlySet<string> {
  const all = readJson<Record<string, readonly string[]>>(sameFile, {});
  return new Set(
    Object.entries(all).flatMap(([key, languages]) => (languages.includes(language) ? [key] : [])),
  );
}

export function readJson<Content>(file: string, missing?: Content): Content {
  if (missing !== undefined && !existsSync(file)) return missing;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${(cause as Error).message}`, { cause });
  }
}

export function writeJson(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toJson(content));
}

export const toJson = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;
