import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../run.ts';
import type { Locale } from './catalogues.ts';
import type { Marks } from './marks.ts';

const folder = join(repositoryRoot, 'locales');

export const localeFile = (language: string): string => join(folder, `${language}.json`);
export const notesFile = join(folder, 'notes.json');
const marksFile = (language: string) => join(folder, 'marks', `${language}.json`);
const sameFile = join(folder, 'same-as-english.json');

export const readLocale = (language: string): Locale => readJson<Locale>(localeFile(language), {});
export const readMarks = (language: string): Marks => readJson<Marks>(marksFile(language), {});
export const writeMarks = (language: string, marks: Marks): void =>
  writeJson(marksFile(language), marks);

/** Keys whose text is the same in a language as in English, with the languages: names and abbreviations. */
export function readSame(language: string): ReadonlySet<string> {
  const all = readJson<Record<string, readonly string[]>>(sameFile, {});
  return new Set(
    Object.entries(all).flatMap(([key, languages]) => (languages.includes(language) ? [key] : [])),
  );
}

/** Throws with the file's name where it is no JSON. */
export function readJson<Content>(file: string, missing?: Content): Content {
  if (missing !== undefined && !existsSync(file)) return missing;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (cause) {
    throw new Error(`${file} is no JSON: ${(cause as Error).message}`, { cause });
  }
}

export function writeJson(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toJson(content));
}

export const toJson = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;
