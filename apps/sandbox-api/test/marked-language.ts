import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactRelations, kycNumberMessages, validationMessages } from '@kosha/domain';
import { afterAll, beforeAll } from 'vitest';
import { serverCatalogue } from '../src/translations/catalogue.ts';
import { loadTranslations } from '../src/translations/load.ts';
import { setTranslators } from '../src/messages/translators.ts';

export type LocaleTexts = Record<string, Record<string, string>>;

const datesOf = (text: (english: string) => string): Record<string, string> => ({
  ...Object.fromEntries(
    ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map(
      (month) => [month, text(month)],
    ),
  ),
  ...Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, text(day.slice(0, 3))]),
  ),
  am: 'am',
  pm: 'pm',
  day_one: text('{count} day'),
  day_other: text('{count} days'),
  hour_one: text('{count} hour'),
  hour_other: text('{count} hours'),
  periods: text('{list} or {last}'),
});

const relations = contactRelations.flat().map(({ label }) => [label.toLowerCase(), label]);
export const englishTexts: LocaleTexts = {
  kyc: { ...kycNumberMessages },
  form: { ...validationMessages },
  choices: Object.fromEntries(relations) as Record<string, string>,
  dates: datesOf((english) => english),
  ...serverCatalogue,
};

export const addMarks = (english: string): string => `⟦${english}⟧`;
export function findUntranslated(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^⟦[^]*⟧$/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(findUntranslated)
    : [];
}

export const removeMarks = (text: string): string => text.replaceAll(/[⟦⟧]/g, '');

export const mapTexts = (locale: LocaleTexts, change: (text: string) => string): LocaleTexts =>
  Object.fromEntries(
    Object.entries(locale).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)])),
    ]),
  );

/** A string value is the content of the language's file, which may be invalid. */
export function writeLocales(files: Readonly<Record<string, LocaleTexts | string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-locales-'));
  for (const [language, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, `${language}.json`), text);
  }
  return folder;
}

export function useMarkedHindi(): void {
  beforeAll(() => {
    const folder = writeLocales({
      en: englishTexts,
      hi: mapTexts(englishTexts, addMarks),
    });
    setTranslators(loadTranslations(folder).translators);
    rmSync(folder, { recursive: true });
  });
  afterAll(() => setTranslators(new Map()));
}
