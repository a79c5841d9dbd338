import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDayCount,
  formatDayMonth,
  formatHourCount,
  formatPeriods,
  formatTime,
  periodsOf,
  formatWeekdayDate,
} from './format.ts';
import { addYears, dayMs, addDays, daysBetween, wholeDaysOverdue } from './india-calendar.ts';
import { timeLeft } from './time-left.ts';

const india = (text: string) => Date.parse(`${text}+05:30`);
const anyMoment = fc.integer({ min: india('2000-01-01T00:00'), max: india('2100-01-01T00:00') });

describe('dates', () => {
  it('shows the date and time in India, whatever the time zone of the device', () => {
    expect(formatDate(Date.UTC(2026, 11, 11, 18, 30))).toBe('12 Dec 2026');
    expect(formatDate(new Date(Date.UTC(2026, 11, 11, 18, 29)))).toBe('11 Dec 2026');
    expect(formatDayMonth(Date.UTC(2026, 10, 27, 18, 30))).toBe('28 Nov');
    expect(formatWeekdayDate(Date.UTC(2026, 10, 27, 18, 30))).toBe('Sat 28 Nov');
    expect(formatDateTime(india('2026-12-12T17:30'))).toMatch(/^12 Dec 2026, 5:30\spm$/i);
    expect(formatTime(india('2026-12-12T17:30'))).toMatch(/^5:30\spm$/i);
  });

  it('counts days and hours with the right singular and plural', () => {
    expect([0, 1, 15].map(formatDayCount)).toEqual(['0 days', '1 day', '15 days']);
    expect([0, 1, 5].map(formatHourCount)).toEqual(['0 hours', '1 hour', '5 hours']);
  });

  it.each([
    [[], '7 days'],
    [[7], '7 days'],
    [[7, 14], '7 or 14 days'],
    [[30, 7, 14, 7], '7, 14 or 30 days'],
  ])('formats the periods %j of a product as %s', (periodList, shown) => {
    expect(formatPeriods(periodsOf({ period: 7, periodList }))).toBe(shown);
  });

  it('rejects an invalid date', () => {
    expect(() => formatDate(new Date('soon'))).toThrow(RangeError);
  });

  it('adds the number of days that daysBetween counts', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -400, max: 400 }), (moment, days) => {
        expect(daysBetween(moment, addDays(moment, days))).toBe(days);
      }),
    );
  });

  it('counts midnights in India', () => {
    expect(daysBetween(india('2026-12-11T23:59'), india('2026-12-12T00:00'))).toBe(1);
    expect(daysBetween(india('2026-12-12T00:00'), india('2026-12-12T23:59'))).toBe(0);
    expect(daysBetween(india('2026-12-12T00:00'), india('2026-12-11T23:59'))).toBe(-1);
  });
});

describe('the number of overdue days', () => {
  const due = india('2026-12-12T10:00');

  it.each([
    ['2026-12-01T00:00', 0],
    ['2026-12-12T23:59', 0],
    ['2026-12-13T00:00', 1],
    ['2026-12-15T09:00', 3],
  ])('at %s is %d', (now, days) => {
    expect(wholeDaysOverdue(due, india(now))).toBe(days);
  });

  it('never decreases as time passes', () => {
    fc.assert(
      fc.property(anyMoment, fc.nat(30 * dayMs), (now, laterMs) => {
        expect(wholeDaysOverdue(due, now + laterMs)).toBeGreaterThanOrEqual(
          wholeDaysOverdue(due, now),
        );
      }),
    );
  });
});

describe('timeLeft', () => {
  it('splits the remaining time into days, hours and minutes', () => {
    const until = india('2026-12-12T10:00');
    expect(timeLeft(until, india('2026-12-10T07:30'))).toEqual({ days: 2, hours: 2, minutes: 30 });
    expect(timeLeft(until, india('2026-12-12T09:59'))).toEqual({ days: 0, hours: 0, minutes: 1 });
  });

  it('is zero once the moment has passed', () => {
    expect(timeLeft(0, 1)).toEqual({ days: 0, hours: 0, minutes: 0 });
  });
});

describe('addYears', () => {
  const at = (text: string) => Date.parse(`${text}T00:30:00+05:30`);

  it('returns the same day and month in India, whatever the time zone', () => {
    expect(addYears(at('2026-01-01'), 5)).toBe(at('2031-01-01'));
    expect(addYears(at('2026-12-31'), 1)).toBe(at('2027-12-31'));
  });

  it('turns 29 February into 1 March if the year has no 29 February', () => {
    expect(addYears(at('2028-02-29'), 1)).toBe(at('2029-03-01'));
    expect(addYears(at('2028-02-29'), 4)).toBe(at('2032-02-29'));
  });
});
