import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLanguage, type Language } from '@kosha/domain';
import type { Translations } from '../src/shared/i18n/messages.ts';

const folder = join(import.meta.dirname, '../../../locales');

export const readTranslations = (language: Language): Translations =>
  Object.assign(
    {},
    ...['start', 'screens', 'server', 'engine'].map((part): unknown =>
      JSON.parse(readFileSync(join(folder, `${language}.${part}.json`), 'utf8')),
    ),
  ) as Translations;

/** Returns the language of a messages file, such as 'hi' for 'hi.start-Ab12Cd3.json'. */
export function languageOf(file: string): Language {
  const language = parseLanguage(/([a-z]+)\.(?:start|screens)-[\w-]+\.json$/.exec(file)?.[1]);
  if (language === null) throw new Error(`${file} is in no known language`);
  return language;
}

/**
 * The `start` file has the messages of login and home; `screens` has all others. English has no
 * files.
 */
export async function messageFiles(outputFolder: string, language: Language): Promise<string[]> {
  const built = await readdir(join(outputFolder, 'assets'));
  return ['start', 'screens'].flatMap((part) =>
    built
      .filter((file) => file.startsWith(`${language}.${part}-`))
      .map((file) => `/assets/${file}`),
  );
}
