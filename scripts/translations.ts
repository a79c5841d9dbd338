/**
 * `pnpm translations export` writes the English messages of the code to `locales/en.*.json`.
 * `import hi FILE [--reviewed]` imports translations, `check` reports missing, stale and broken
 * ones, `status` counts them.
 */
import { translatedLanguages, parseLanguage } from '../packages/domain/src/languages/languages.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCatalogues, type LocaleTexts } from './translations/catalogues.ts';
import {
  checkLocale,
  localeEntries,
  findTranslationProblem,
  textAt,
} from './translations/check-locale.ts';
import {
  isLocaleStale,
  notesFile,
  readJson,
  readLocale,
  readTranslationStatus,
  readKeysSameAsEnglish,
  toJson,
  writeJson,
  writeLocale,
  writeTranslationStatus,
} from './translations/files.ts';
import { isLanguagePackStale, writeLanguagePack } from './translations/engine-packs.ts';
import { termsNotInGlossary, type NonEnglishLanguage } from './translations/glossary.ts';
import { hashEnglishText, type TranslationQuality } from './translations/reviewed.ts';

const { values, positionals } = parseArgs({
  options: { reviewed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [command, ...rest] = positionals;
const { english, notes } = await readCatalogues();

const commands: Record<string, () => void> = {
  export: () => {
    writeLocale('en', english, notes);
    writeJson(notesFile, notes);
    for (const language of translatedLanguages) {
      const own = readLocale(language);
      writeLocale(language, own, notes);
      writeLanguagePack(language, english, own);
    }
    console.log(
      `${localeEntries(english).length} messages in ${Object.keys(english).length} groups.`,
    );
  },
  import: () => {
    const language = parseLanguage(rest[0]);
    if (language === null || language === 'en' || rest[1] === undefined)
      return fail(
        `Usage: pnpm translations import ${translatedLanguages.join('|')} FILE [--reviewed]`,
      );
    takeOver(language, readJson<LocaleTexts>(rest[1]), values.reviewed ? 'reviewed' : 'machine');
  },
  check,
  status: () => {
    for (const language of translatedLanguages) {
      const marks = Object.values(readTranslationStatus(language));
      const reviewed = marks.filter(({ quality }) => quality === 'reviewed').length;
      console.log(`${language}: ${marks.length} messages, ${reviewed} read by a native speaker.`);
    }
  },
};

const chosen = commands[command ?? ''];
if (chosen) chosen();
else fail(`Usage: pnpm translations ${Object.keys(commands).join(' | ')}`);

function check(): void {
  const stale =
    isLocaleStale('en', english, notes) || readFileSync(notesFile, 'utf8') !== toJson(notes);
  if (stale) fail('locales/en.*.json are out of date: run “pnpm translations export”.');
  for (const language of translatedLanguages) {
    const own = readLocale(language);
    const marks = readTranslationStatus(language);
    const findings = checkLocale(english, {
      language,
      own,
      marks,
      sameAsEnglish: readKeysSameAsEnglish(language),
    });
    for (const word of termsNotInGlossary(language))
      fail(`locales/glossary/${language}.md lacks “${word}”, which the check requires.`);
    for (const { key, problem } of findings) console.log(`${language} ${key} ${problem}`);
    if (isLocaleStale(language, own, notes))
      fail(
        `Messages of locales/${language}.*.json are in the wrong file: run “pnpm translations export”.`,
      );
    if (isLanguagePackStale(language, english, own))
      fail(
        `The form engine's messages in ${language} are out of date: run “pnpm translations export”.`,
      );
    if (findings.length > 0) fail(`locales/${language}: ${findings.length} problems.`);
  }
}

/** A message without a valid import keeps its translation. */
function takeOver(
  language: NonEnglishLanguage,
  given: LocaleTexts,
  quality: TranslationQuality,
): void {
  const before = readLocale(language);
  const marks = readTranslationStatus(language);
  const same = readKeysSameAsEnglish(language);
  const next: LocaleTexts = {};
  let taken = 0;
  for (const [key, text] of localeEntries(english)) {
    const translation = textAt(given, key);
    const problem =
      translation === undefined
        ? undefined
        : findTranslationProblem(text, translation, { language, maySame: same.has(key) });
    if (problem !== undefined) fail(`${key} ${problem}`);
    const isValid = translation !== undefined && problem === undefined;
    const imported = isValid ? translation : textAt(before, key);
    if (imported === undefined) continue;
    const [namespace = '', ...path] = key.split('.');
    (next[namespace] ??= {})[path.join('.')] = imported;
    if (!isValid) continue;
    taken += 1;
    const isSame =
      imported === textAt(before, key) && marks[key]?.english === hashEnglishText(text);
    // A machine translation that equals the reviewed one stays reviewed.
    if (!isSame || quality === 'reviewed') marks[key] = { quality, english: hashEnglishText(text) };
  }
  const known = new Set(localeEntries(next).map(([key]) => key));
  writeLocale(language, next, notes);
  writeLanguagePack(language, english, next);
  writeTranslationStatus(
    language,
    Object.fromEntries([...known].flatMap((key) => (marks[key] ? [[key, marks[key]]] : []))),
  );
  console.log(`${language}: ${taken} messages imported.`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
