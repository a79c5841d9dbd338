import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createDateFormats,
  missingDateNames,
  languages,
  translatedLanguages,
  type Language,
} from '@kosha/domain';
import { serverCatalogue } from './catalogue.ts';
import { createTranslator, type Translator } from '../messages/translator.ts';

/** Translations in the format of the files in `locales/`: `{namespace: {key: text}}`. */
type Locale = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface LoadedTranslations {
  translators: ReadonlyMap<Language, Translator>;
  problems: readonly string[];
}

const maxNamed = 5;

/**
 * Skips a language with a missing or invalid file. A message stays English if its translation is
 * missing or has different placeholders.
 */
export function loadTranslations(folder: string): LoadedTranslations {
  const problems: string[] = [];
  const read = (language: Language): Locale => {
    try {
      return Object.assign({}, ...filesOf(folder, language).map(readFile)) as Locale;
    } catch (error) {
      problems.push(`${languages[language]} is not spoken: ${(error as Error).message}`);
      return {};
    }
  };
  const englishOfAll = inOrder(read('en'));
  const translators = new Map<Language, Translator>();
  for (const language of translatedLanguages) {
    const own = read(language);
    if (Object.keys(own).length === 0) continue;
    const { translations, missing } = match(englishOfAll, own);
    const dates = own['dates'] ?? {};
    translators.set(
      language,
      createTranslator(language, createDateFormats(language, dates), translations),
    );
    missing.push(...missingDateNames(dates).map((key) => `dates.${key}`));
    if (missing.length > 0) problems.push(describeMissing(language, missing));
  }
  return { translators, problems };
}

function filesOf(folder: string, language: Language): string[] {
  const names = readdirSync(folder).filter(
    (name) => name.startsWith(`${language}.`) && name.endsWith('.json'),
  );
  if (names.length === 0) throw new Error(`${folder} has no ${language}.*.json`);
  return names.map((name) => join(folder, name));
}

function readFile(file: string): Locale {
  try {
    return asLocale(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

const describeMissing = (language: Language, missing: readonly string[]) =>
  `${languages[language]} lacks ${missing.length} texts of the server, which stay English: ` +
  missing.slice(0, maxNamed).join(', ') +
  (missing.length > maxNamed ? ' …' : '');

function asLocale(value: unknown): Locale {
  const isObject = (candidate: unknown) =>
    typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);
  if (isObject(value) && Object.values(value as object).every(isObject)) return value as Locale;
  throw new Error('It is not {namespace: {key: text}}.');
}

/** Puts the server's messages last, so they override app messages with the same English text. */
const inOrder = (english: Locale): Locale => {
  const ofApp = Object.entries(english).filter(([name]) => !Object.hasOwn(serverCatalogue, name));
  return { ...Object.fromEntries(ofApp), ...serverCatalogue };
};

function match(english: Locale, own: Locale) {
  const translations = new Map<string, string>();
  const missing: string[] = [];
  for (const [namespace, entries] of Object.entries(english)) {
    for (const [key, message] of Object.entries(entries)) {
      const translation = own[namespace]?.[key];
      if (typeof message === 'string' && isUsable(message, translation)) {
        translations.set(message, translation);
      } else if (Object.hasOwn(serverCatalogue, namespace)) missing.push(`${namespace}.${key}`);
    }
  }
  return {
    translations,
    missing: missing.filter((at) => !translations.has(textAt(english, at))),
  };
}

function isUsable(message: string, translation: unknown): translation is string {
  return (
    typeof translation === 'string' &&
    translation !== '' &&
    bracesIn(translation) === bracesIn(message)
  );
}

const bracesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join();

function textAt(locale: Locale, at: string): string {
  const [namespace = '', ...key] = at.split('.');
  return String(locale[namespace]?.[key.join('.')]);
}
