import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLanguage, type Language } from '@kosha/domain';
import type { Translations } from '../src/shared/i18n/messages.ts';

const folder = join(import.meta.dirname, '../../../locales');

/** All messages in a language, including those of the server. */
export const readTranslations = (language: Language): Translations =>
  Object.assign(
    {},
    ...['start', 'screens', 'server', 'engine'].map((part): unknown =>
      JSON.parse(readFileSync(join(folder, `${language}.${part}.json`), 'utf8')),
    ),
  ) as Translations;

/** The language of a built message file, such as 'hi.start-Ab12Cd3.json'. */
export function languageOf(file: string): Language {
  const language = parseLanguage(/([a-z]+)\.(?:start|screens)-[\w-]+\.json$/.exec(file)?.[1]);
  if (language === null) throw new Error(`${file} is in no language`);
  return language;
}

/**
 * The URLs of a language's message files: first for login and home, then for the other screens.
 * Empty for English.
 */
export async function messageFiles(outputFolder: string, language: Language): Promise<string[]> {
  const built = await readdir(join(outputFolder, 'assets'));
  return ['start', 'screens'].flatMap((part) =>
    built
      .filter((file) => file.startsWith(`${language}.${part}-`))
      .map((file) => `/assets/${file}`),
  );
}
