import { describe, expect, it } from 'vitest';
import { englishDateFormats } from './date-formats.ts';
import { createDateFormats, missingDateNames } from './translated-dates.ts';

const parseWords = (words: string): Record<string, string | undefined> => {
  const [months = '', weekdays = '', ...others] = words.split('\n').map((line) => line.trim());
  const pairWithKeys = (keys: string, line: string) => {
    const own = line.split(' ');
    return Object.fromEntries(keys.split(' ').map((key, index) => [key, own[index] ?? '']));
  };
  const [day_one, day_other, hour_one, hour_other, periods] = others;
  return {
    ...pairWithKeys('jan feb mar apr may jun jul aug sep oct nov dec', months),
    ...pairWithKeys('mon tue wed thu fri sat sun', weekdays),
    am: 'am',
    pm: 'pm',
    day_one,
    day_other,
    hour_one,
    hour_other,
    periods,
  };
};

const hindi = parseWords(`जन फ़र मार्च अप्रैल मई जून जुल अग सित अक्तू नव दिस
  सोम मंगल बुध गुरु शुक्र शनि रवि
  {count} दिन
  {count} दिन
  {count} घंटा
  {count} घंटे
  {list} या {last}`);

const inEnglish = parseWords(`Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec
  Mon Tue Wed Thu Fri Sat Sun
  {count} day
  {count} days
  {count} hour
  {count} hours
  {list} or {last}`);

describe('date formats in another language (D59)', () => {
  it('have the same order, digits and day in India as in English', () => {
    const english = createDateFormats('en', inEnglish);
    const hourMs = 3_600_000;
    for (let step = 0; step < 800; step += 1) {
      const instant = Date.UTC(2026, 0, 1) + step * 11 * hourMs + step * 61_000;
      expect(english.formatDate(instant)).toBe(englishDateFormats.formatDate(instant));
      expect(english.formatDayMonth(instant)).toBe(englishDateFormats.formatDayMonth(instant));
      expect(english.formatWeekday(instant)).toBe(englishDateFormats.formatWeekday(instant));
      expect(english.formatTime(instant)).toBe(englishDateFormats.formatTime(instant));
      expect(english.formatDateTime(instant)).toBe(englishDateFormats.formatDateTime(instant));
    }
    for (const count of [0, 1, 2, 15]) {
      expect(english.formatDayCount(count)).toBe(englishDateFormats.formatDayCount(count));
      expect(english.formatHourCount(count)).toBe(englishDateFormats.formatHourCount(count));
    }
    for (const periods of [[7], [7, 14], [7, 14, 30]])
      expect(english.formatPeriods(periods)).toBe(englishDateFormats.formatPeriods(periods));
  });

  it('use the words of the language', () => {
    const formats = createDateFormats('hi', hindi);
    const evening = Date.UTC(2026, 11, 12, 19, 5);
    expect(formats.formatDateTime(evening)).toBe('13 दिस 2026, 12:35 am');
    expect(formats.formatWeekday(evening)).toBe('रवि 13 दिस');
    expect(formats.formatDate(Date.UTC(2026, 8, 12))).toBe('12 सित 2026');
    expect(formats.formatHourCount(0)).toBe('0 घंटा');
    expect(formats.formatHourCount(5)).toBe('5 घंटे');
    expect(formats.formatPeriods([7, 14, 30])).toBe('7, 14 या 30 दिन');
  });

  it('fall back to English only for the formats with a missing word', () => {
    const words = { ...hindi, dec: undefined, day_one: undefined, periods: '' };
    const formats = createDateFormats('hi', words);
    expect(formats.formatDate(Date.UTC(2026, 11, 12))).toBe('12 Dec 2026');
    expect(formats.formatDate(Date.UTC(2026, 10, 12))).toBe('12 नव 2026');
    expect(formats.formatDayCount(1)).toBe('1 day');
    expect(formats.formatDayCount(2)).toBe('2 दिन');
    expect(formats.formatPeriods([7, 14])).toBe('7 or 14 days');
    expect(missingDateNames(words)).toEqual(['dec', 'day_one', 'periods']);
    expect(missingDateNames(hindi)).toEqual([]);
  });

  it('do not mix languages if only one of several words is missing', () => {
    const formats = createDateFormats('hi', { ...hindi, dec: undefined, day_other: undefined });
    expect(formats.formatWeekday(Date.UTC(2026, 11, 12))).toBe('Sat 12 Dec');
    expect(formats.formatPeriods([7, 14])).toBe('7 or 14 days');
  });

  it('treat a word that is no text as missing', () => {
    const words = { ...hindi, dec: 12 };
    expect(createDateFormats('hi', words).formatDate(Date.UTC(2026, 11, 12))).toBe('12 Dec 2026');
    expect(missingDateNames(words)).toEqual(['dec']);
  });

  it('reject an invalid date', () => {
    expect(() => createDateFormats('hi', hindi).formatDate(Number.NaN)).toThrow(RangeError);
  });
});
