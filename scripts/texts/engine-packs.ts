import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '../../packages/domain/src/languages/languages.ts';
import { englishTexts } from '../../packages/form-engine/src/english-texts.ts';
import { englishMoreWords } from '../../packages/form-engine/src/more/english-more-words.ts';
import { repositoryRoot } from '../run.ts';
import type { Locale } from './catalogues.ts';

type Texts = Readonly<Record<string, string>>;

const exportNames: Record<Exclude<Language, 'en'>, string> = {
  hi: 'hindi',
  bn: 'bengali',
  mr: 'marathi',
  te: 'telugu',
  ta: 'tamil',
  gu: 'gujarati',
};

/** The engine's words by key; `_one` and `_other` where they count something. `locale` is no word. */
const flat = (): Texts =>
  Object.fromEntries(
    Object.entries(englishTexts).flatMap(([key, text]): [string, string][] => {
      if (key === 'locale') return [];
      if (typeof text === 'string') return [[key, text]];
      return Object.entries(text as Texts).map(([form, words]) => [`${key}_${form}`, words]);
    }),
  );

/** Where the engine and the forms of the app say the same, the text stands once, with those of the app. */
export const engineCatalogues = (ofApp: Texts): Record<string, Texts> => ({
  engine: Object.fromEntries(Object.entries(flat()).filter(([key, text]) => ofApp[key] !== text)),
  engineMore: { ...englishMoreWords },
});

/** The module with the engine's words in a language; what has no translation is English. */
export function packSource(
  language: Exclude<Language, 'en'>,
  english: Locale,
  own: Locale,
): string {
  const said = (key: string, text: string) =>
    own[english['engine']?.[key] === undefined ? 'form' : 'engine']?.[key] ?? text;
  const texts = Object.entries(englishTexts).map(([key, text]) => {
    if (key === 'locale') return [key, language];
    if (typeof text === 'string') return [key, said(key, text)];
    const forms = Object.entries(text as Texts);
    return [
      key,
      Object.fromEntries(forms.map(([form, words]) => [form, said(`${key}_${form}`, words)])),
    ];
  });
  const more = { ...englishMoreWords, ...own['engineMore'] };
  const pack = { texts: Object.fromEntries(texts) as object, more };
  return `// Written by “pnpm texts import” from locales/${language}.json.
import type { LanguagePack } from '../../more/language-pack.ts';

export const ${exportNames[language]}: LanguagePack = ${JSON.stringify(pack, null, 2)};
`;
}

const packFile = (language: Language) =>
  join(repositoryRoot, `packages/form-engine/src/languages/__generated__/${language}.ts`);

export function writePack(...of: Parameters<typeof packSource>): void {
  mkdirSync(dirname(packFile(of[0])), { recursive: true });
  writeFileSync(packFile(of[0]), packSource(...of));
}

export const isPackStale = (...of: Parameters<typeof packSource>): boolean =>
  readFileSync(packFile(of[0]), 'utf8') !== packSource(...of);
