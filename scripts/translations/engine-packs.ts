import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '../../packages/domain/src/languages/languages.ts';
import { englishMessages } from '../../packages/form-engine/src/english-messages.ts';
import { englishExtendedMessages } from '../../packages/form-engine/src/extended-fields/english-extended-messages.ts';
import { repositoryRoot } from '../run.ts';
import type { LocaleTexts } from './catalogues.ts';

type Texts = Readonly<Record<string, string>>;

const exportNames: Record<Exclude<Language, 'en'>, string> = {
  hi: 'hindi',
  bn: 'bengali',
  mr: 'marathi',
  te: 'telugu',
  ta: 'tamil',
  gu: 'gujarati',
};

/** Keys of plural forms have the suffixes `_one` and `_other`. */
const flat = (): Texts =>
  Object.fromEntries(
    Object.entries(englishMessages).flatMap(([key, text]): [string, string][] => {
      if (key === 'locale') return [];
      if (typeof text === 'string') return [[key, text]];
      return Object.entries(text as Texts).map(([form, words]) => [`${key}_${form}`, words]);
    }),
  );

/** Excludes messages that the app's forms also have, so nobody translates the same text twice. */
export const engineCatalogues = (ofApp: Texts): Record<string, Texts> => ({
  engine: Object.fromEntries(Object.entries(flat()).filter(([key, text]) => ofApp[key] !== text)),
  engineMore: { ...englishExtendedMessages },
});

export function renderLanguagePack(
  language: Exclude<Language, 'en'>,
  english: LocaleTexts,
  own: LocaleTexts,
): string {
  const translated = (key: string, text: string) =>
    own[english['engine']?.[key] === undefined ? 'form' : 'engine']?.[key] ?? text;
  const texts = Object.entries(englishMessages).map(([key, text]) => {
    if (key === 'locale') return [key, language];
    if (typeof text === 'string') return [key, translated(key, text)];
    const forms = Object.entries(text as Texts);
    return [
      key,
      Object.fromEntries(forms.map(([form, words]) => [form, translated(`${key}_${form}`, words)])),
    ];
  });
  const extended = { ...englishExtendedMessages, ...own['engineMore'] };
  const pack = { messages: Object.fromEntries(texts) as object, extended };
  return `// Written by “pnpm translations import” from locales/${language}.*.json.
import type { LanguagePack } from '../../extended-fields/language-pack.ts';

export const ${exportNames[language]}: LanguagePack = ${JSON.stringify(pack, null, 2)};
`;
}

const packFile = (language: Language) =>
  join(repositoryRoot, `packages/form-engine/src/languages/__generated__/${language}.ts`);

export function writeLanguagePack(...of: Parameters<typeof renderLanguagePack>): void {
  mkdirSync(dirname(packFile(of[0])), { recursive: true });
  writeFileSync(packFile(of[0]), renderLanguagePack(...of));
}

export const isLanguagePackStale = (...of: Parameters<typeof renderLanguagePack>): boolean =>
  readFileSync(packFile(of[0]), 'utf8') !== renderLanguagePack(...of);
