import type { LocaleTexts } from './catalogues.ts';
import { missingTerm, type NonEnglishLanguage } from './glossary.ts';
import type { TranslationStatusByKey } from './reviewed.ts';
import { hashEnglishText } from './reviewed.ts';

export interface Finding {
  key: string;
  problem: string;
}

/** Latin words that translations may contain: abbreviations, names, and usual terms in India. */
const knownLatin =
  /\b(?:AM|PM|am|pm|OTP|PAN|KYC|EMI|UPI|APR|GST|SMS|PDF|IFSC|JPEG|PNG|WebP|HEIC|MB|RBI|ID|PIN|QR|Kosha|Aadhaar|DigiLocker|Android|Chrome|Safari|iPhone|iPad|WhatsApp|Wi-Fi|Google Play|App Store|APK|SM|A|B|v)\b/g;

/** Terms that may stay English, because only operators and developers read them. */
const technical = /\b(?:content type|idempotency key|Host header|multipart form)\b/g;

const indianDigit = /[०-९০-৯௦-௯౦-౯૦-૯]/;
const placeholder = /\{\w+\}/g;
/** Finds labels: short texts without punctuation. Their translations must be short, too. */
const isLabel = (english: string) => english.length <= 16 && !/[.?!{]/.test(english);

export interface LocaleInput {
  language: NonEnglishLanguage;
  own: LocaleTexts;
  marks: TranslationStatusByKey;
  sameAsEnglish: ReadonlySet<string>;
}

export function checkLocale(
  english: LocaleTexts,
  { language, own, marks, sameAsEnglish }: LocaleInput,
): Finding[] {
  const findings: Finding[] = [];
  for (const [key, text] of localeEntries(english)) {
    const translation = textAt(own, key);
    const problem =
      translation === undefined
        ? 'is missing'
        : (findTranslationProblem(text, translation, {
            language,
            maySame: sameAsEnglish.has(key),
          }) ?? staleness(marks, key, text));
    if (problem !== undefined) findings.push({ key, problem });
  }
  for (const [key] of localeEntries(own))
    if (textAt(english, key) === undefined)
      findings.push({ key, problem: 'has no English any more' });
  return findings;
}

export function findTranslationProblem(
  english: string,
  translation: string,
  { language, maySame }: { language: NonEnglishLanguage; maySame: boolean },
): string | undefined {
  if (translation.trim() === '') return 'is empty';
  if (sorted(english, placeholder) !== sorted(translation, placeholder))
    return `has other placeholders than “${english}”`;
  if (indianDigit.test(translation)) return 'has digits that are not Latin';
  if (numbersIn(english) !== numbersIn(translation)) return `has other numbers than “${english}”`;
  if (!maySame && isEnglish(english, translation)) return `is English: “${translation}”`;
  if (isLabel(english) && translation.length > Math.max(26, english.length * 2.2))
    return `is too long for its place: “${translation}”`;
  const term = missingTerm(english, translation, language);
  return term === undefined ? undefined : `lacks the glossary's “${term}”: “${translation}”`;
}

const sorted = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted().join(' ');

const numbersIn = (text: string) => sorted(text.replaceAll(placeholder, ''), /\d[\d,.]*\d|\d/g);

function isEnglish(english: string, translation: string): boolean {
  const left = translation
    .replaceAll(placeholder, ' ')
    // Quoted names of a phone's menus may be English.
    .replaceAll(/“[^”]*”/g, ' ')
    .replaceAll(knownLatin, ' ');
  if (translation === english) return /[A-Za-z]{2}/.test(left);
  // A translation may explain a term in English, as in 'ફરિયાદ અધિકારી (Grievance Officer)'.
  const unexplained = left.replaceAll(/\([^)]*\)/g, ' ').replaceAll(technical, ' ');
  return /[A-Za-z]{2,}[\s-]+[A-Za-z]{2,}/.test(unexplained);
}

function staleness(
  marks: TranslationStatusByKey,
  key: string,
  english: string,
): string | undefined {
  const mark = marks[key];
  if (mark === undefined) return 'has no mark: write it with “pnpm translations import”';
  return mark.english === hashEnglishText(english)
    ? undefined
    : `is stale: the English has changed to “${english}”`;
}

export function localeEntries(locale: LocaleTexts): [key: string, text: string][] {
  return Object.entries(locale).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${namespace}.${key}`, text]),
  );
}

export function textAt(locale: LocaleTexts, key: string): string | undefined {
  const [namespace = '', ...rest] = key.split('.');
  return locale[namespace]?.[rest.join('.')];
}
