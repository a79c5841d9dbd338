import { indiaOffsetMs, type Instant } from './india-calendar.ts';

/** Words with a number, `{count}`, in the plural forms that the languages of India have (D58). */
export interface CountWords {
  one: string;
  other: string;
}

/** The words of dates and durations in one language (D59). */
export interface DateWords {
  /** Its code, such as 'hi': it decides between `one` and `other`. */
  language: string;
  /** Short names, from January. */
  months: readonly string[];
  /** Short names, from Monday. */
  weekdays: readonly string[];
  am: string;
  pm: string;
  day: CountWords;
  hour: CountWords;
  /** '7, 14 or 30 days': `{list}` and `{last}`. */
  periods: string;
}

/**
 * The formats of `format.ts` in another language: the same order and the same Latin digits, with the words
 * given (D59). Each throws RangeError on an invalid Date.
 */
export function formatsInWords(words: DateWords) {
  const plural = new Intl.PluralRules(words.language);
  const count = (of: CountWords, value: number) =>
    (plural.select(value) === 'one' ? of.one : of.other).replace('{count}', String(value));
  const dayMonth = ({ day, month }: Parts) => `${day} ${words.months[month] ?? ''}`;
  const date = (parts: Parts) => `${dayMonth(parts)} ${parts.year}`;
  const time = ({ hour, minute }: Parts) =>
    `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? words.am : words.pm}`;
  return {
    formatDate: (instant: Instant) => date(partsOf(instant)),
    formatDayMonth: (instant: Instant) => dayMonth(partsOf(instant)),
    formatWeekday: (instant: Instant) => {
      const parts = partsOf(instant);
      return `${words.weekdays[parts.weekday] ?? ''} ${dayMonth(parts)}`;
    },
    formatDateTime: (instant: Instant) => {
      const parts = partsOf(instant);
      return `${date(parts)}, ${time(parts)}`;
    },
    formatTime: (instant: Instant) => time(partsOf(instant)),
    formatDayCount: (days: number) => count(words.day, days),
    formatHourCount: (hours: number) => count(words.hour, hours),
    formatPeriods: (periods: readonly number[]) => {
      const last = count(words.day, periods.at(-1) ?? 0);
      return periods.length < 2
        ? last
        : words.periods.replace('{list}', periods.slice(0, -1).join(', ')).replace('{last}', last);
    },
  };
}

export type DateFormats = ReturnType<typeof formatsInWords>;

type Parts = ReturnType<typeof partsOf>;

/** In India's calendar; `month` from 0, `weekday` from Monday. */
function partsOf(instant: Instant) {
  const inIndia = new Date(Number(instant) + indiaOffsetMs);
  if (Number.isNaN(Number(inIndia))) throw new RangeError('This is no date.');
  return {
    day: inIndia.getUTCDate(),
    month: inIndia.getUTCMonth(),
    year: inIndia.getUTCFullYear(),
    weekday: (inIndia.getUTCDay() + 6) % 7,
    hour: inIndia.getUTCHours(),
    minute: inIndia.getUTCMinutes(),
  };
}
