import { describe, expect, it } from 'vitest';
import { endOfNthWorkingDay, isWorkingDay } from './working-days.ts';

const noon = (date: string) => Date.parse(`${date}T12:00:00+05:30`);
const midnightAfter = (date: string) => Date.parse(`${date}T24:00:00+05:30`);
const noHolidays = new Set<string>();

describe('bank working days', () => {
  it.each([
    ['2026-11-22', 'a Sunday'],
    ['2026-11-14', 'the second Saturday'],
    ['2026-11-28', 'the fourth Saturday'],
  ])('%s is not a working day: it is %s', (date) => {
    expect(isWorkingDay(noon(date), noHolidays)).toBe(false);
  });

  it.each(['2026-11-07', '2026-11-21', '2026-08-29', '2026-11-25'])(
    '%s is a working day',
    (date) => {
      expect(isWorkingDay(noon(date), noHolidays)).toBe(true);
    },
  );

  it('a holiday is not a working day', () => {
    expect(isWorkingDay(noon('2026-11-25'), new Set(['2026-11-25']))).toBe(false);
  });

  it('a day is a calendar day in India, from its first minute to its last', () => {
    const first = Date.parse('2026-11-22T00:00:00+05:30');
    expect(isWorkingDay(first, noHolidays)).toBe(false);
    expect(isWorkingDay(first - 1, noHolidays)).toBe(true);
    expect(isWorkingDay(midnightAfter('2026-11-22') - 1, noHolidays)).toBe(false);
    expect(isWorkingDay(midnightAfter('2026-11-22'), noHolidays)).toBe(true);
  });

  it('three working days after a Wednesday end on Monday night if banks close on Saturday', () => {
    expect(endOfNthWorkingDay(noon('2026-11-25'), 2, noHolidays)).toBe(midnightAfter('2026-11-27'));
    expect(endOfNthWorkingDay(noon('2026-11-25'), 3, noHolidays)).toBe(midnightAfter('2026-11-30'));
  });

  it('one working day ends at midnight after the next day on which banks are open', () => {
    expect(endOfNthWorkingDay(noon('2026-11-24'), 1, noHolidays)).toBe(midnightAfter('2026-11-25'));
    const holidays = new Set(['2026-11-25']);
    expect(endOfNthWorkingDay(noon('2026-11-24'), 1, holidays)).toBe(midnightAfter('2026-11-26'));
  });
});
