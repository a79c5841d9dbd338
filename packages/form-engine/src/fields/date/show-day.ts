import { isDay } from './is-day.ts';

const known = new Map<string, Intl.DateTimeFormat>();

function formatIn(language: string): Intl.DateTimeFormat {
  const locale = new Intl.Locale(language, { numberingSystem: 'latn', calendar: 'gregory' });
  return new Intl.DateTimeFormat(locale.toString(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/**
 * '2026-01-31' as '31 January 2026': the month name is localised, order and digits are the product's
 * in every language. Anything that is not a date is returned unchanged.
 */
export function showDay(answer: string | number, language = 'en'): string {
  if (!isDay(answer)) return String(answer);
  const format = known.get(language) ?? formatIn(language);
  known.set(language, format);
  const parts = format.formatToParts(new Date(`${answer}T00:00:00Z`));
  return (['day', 'month', 'year'] as const)
    .map((partType) => parts.find(({ type }) => type === partType)?.value)
    .join(' ');
}
