import { describe, expect, it } from 'vitest';
import * as english from './format.ts';
import { formatsInWords, type DateWords } from './date-words.ts';

const words: DateWords = {
  language: 'hi',
  months: ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्तू', 'नव', 'दिस'],
  weekdays: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  am: 'am',
  pm: 'pm',
  day: { one: '{count} दिन', other: '{count} दिन' },
  hour: { one: '{count} घंटा', other: '{count} घंटे' },
  periods: '{list} या {last}',
};

/** The English words in the shape of another language's. */
const inEnglish: DateWords = {
  ...words,
  language: 'en',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  weekdays: 'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
  day: { one: '{count} day', other: '{count} days' },
  hour: { one: '{count} hour', other: '{count} hours' },
  periods: '{list} or {last}',
};

describe('dates in another language (D59)', () => {
  it('have the same order, digits and day in India as in English', () => {
    const same = formatsInWords(inEnglish);
    const hourMs = 3_600_000;
    for (let step = 0; step < 800; step += 1) {
      const instant = Date.UTC(2026, 0, 1) + step * 11 * hourMs + step * 61_000;
      expect(same.formatDate(instant)).toBe(english.formatDate(instant));
      expect(same.formatDayMonth(instant)).toBe(english.formatDayMonth(instant));
      expect(same.formatWeekday(instant)).toBe(english.formatWeekday(instant));
      expect(same.formatTime(instant)).toBe(english.formatTime(instant));
      expect(same.formatDateTime(instant)).toBe(english.formatDateTime(instant));
    }
    for (const count of [0, 1, 2, 15]) {
      expect(same.formatDayCount(count)).toBe(english.formatDayCount(count));
      expect(same.formatHourCount(count)).toBe(english.formatHourCount(count));
    }
    for (const periods of [[7], [7, 14], [7, 14, 30]])
      expect(same.formatPeriods(periods)).toBe(english.formatPeriods(periods));
  });

  it('have the words of the language', () => {
    const formats = formatsInWords(words);
    const evening = Date.UTC(2026, 11, 12, 19, 5);
    expect(formats.formatDateTime(evening)).toBe('13 दिस 2026, 12:35 am');
    expect(formats.formatWeekday(evening)).toBe('रवि 13 दिस');
    expect(formats.formatHourCount(0)).toBe('0 घंटा');
    expect(formats.formatHourCount(5)).toBe('5 घंटे');
    expect(formats.formatPeriods([7, 14, 30])).toBe('7, 14 या 30 दिन');
  });

  it('refuse what is no date', () => {
    expect(() => formatsInWords(words).formatDate(Number.NaN)).toThrow(RangeError);
  });
});
