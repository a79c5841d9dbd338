/** The supported languages (D58), each with its name in that language. */
export const languages = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  mr: 'मराठी',
  te: 'తెలుగు',
  ta: 'தமிழ்',
  gu: 'ગુજરાતી',
} as const;

export type Language = keyof typeof languages;

export const allLanguages = Object.keys(languages) as readonly Language[];

/** The languages with translated messages. */
export const translatedLanguages = allLanguages.filter((language) => language !== 'en');

/** The file of a page in a language: 'index.html' for English, 'index.hi.html' for Hindi. */
export const localizedPageFile = (file: string, language: Language): string =>
  language === 'en' ? file : file.replace(/\.html$/, `.${language}.html`);

/** The cookie that stores the user's language (D58). */
export const languageCookie = 'lang';

/** Parses a language code: 'hi' for 'hi', 'HI-in' and 'hi_IN'; null for unsupported languages. */
export function parseLanguage(text: unknown): Language | null {
  if (typeof text !== 'string') return null;
  const [code = ''] = text.trim().toLowerCase().split(/[-_]/);
  return Object.hasOwn(languages, code) ? (code as Language) : null;
}

const maxEntries = 20;

/** The supported language that the browser prefers; English if none is supported. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const accepted = (acceptLanguage ?? '')
    .split(',', maxEntries)
    .map((part) => {
      const [tag, ...settings] = part.split(';');
      const weight = settings.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: parseLanguage(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0);
  const [first] = accepted
    .filter((one): one is { language: Language; weight: number } => one.language !== null)
    .toSorted((one, other) => other.weight - one.weight);
  return first?.language ?? 'en';
}
