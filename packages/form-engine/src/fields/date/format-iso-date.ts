import { isIsoDate } from './is-iso-date.ts';

const known = new Map<string, Intl.DateTimeFormat>();

function createFormat(language: string): Intl.DateTimeFormat {
  const locale = new Intl.Locale(language, { numberingSystem: 'latn', calendar: 'gregory' });
  return new Intl.DateTimeFormat(locale.toString(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/**
 * Formats '2026-01-31' as '31 January 2026'. Only the name of the month depends on the language.
 */
export function formatIsoDate(answer: string | number, language = 'en'): string {
  if (!isIsoDate(answer)) return String(answer);
  const format = known.get(language) ?? createFormat(language);
  known.set(language, format);
  const parts = format.formatToParts(new Date(`${answer}T00:00:00Z`));
  return (['day', 'month', 'year'] as const)
    .map((partType) => parts.find(({ type }) => type === partType)?.value)
    .join(' ');
}
