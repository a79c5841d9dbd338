/** The languages of the product (D58), each by its name in its own script. English is the one of the contract. */
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

/** Those whose texts are translated. */
export const otherLanguages = allLanguages.filter((language) => language !== 'en');

/** The file of a page in a language: 'index.html' for English, 'index.hi.html' for Hindi. */
export const pageFileIn = (file: string, language: Language): string =>
  language === 'en' ? file : file.replace(/\.html$/, `.${language}.html`);

/** The cookie in which a browser says which language was chosen (D58). */
export const languageCookie = 'lang';

/** 'hi' for 'hi', 'HI-in' and 'hi_IN'; null for a language that the product lacks, and for anything else. */
export function parseLanguage(text: unknown): Language | null {
  if (typeof text !== 'string') return null;
  const [code = ''] = text.trim().toLowerCase().split(/[-_]/);
  return Object.hasOwn(languages, code) ? (code as Language) : null;
}

/** How many languages of a header are looked at: nobody needs more, and anybody can send thousands. */
const mostAsked = 20;

/**
 * The first language of the product that a browser asks for, by the weights of its header Accept-Language;
 * English where it asks for none of them.
 */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const asked = (acceptLanguage ?? '')
    .split(',', mostAsked)
    .map((part) => {
      const [tag, ...settings] = part.split(';');
      const weight = settings.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: parseLanguage(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0);
  const [first] = asked
    .filter((one): one is { language: Language; weight: number } => one.language !== null)
    .toSorted((one, other) => other.weight - one.weight);
  return first?.language ?? 'en';
}
