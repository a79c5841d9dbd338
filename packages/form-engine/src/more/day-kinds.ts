import { dateKind } from '../fields/date/date.kind.ts';
import { isDay } from '../fields/date/is-day.ts';
import { dateRangeKind } from '../fields/date-range/date-range.kind.ts';
import type { ReportProperty } from '../model/extension.ts';
import type { Bounds } from '../model/field-facts.ts';
import type { BoundWords, DayWords } from './english-more-words.ts';

/** Days outside of these are mistyped. */
const allDays = { first: '1900-01-01', last: '2099-12-31' };

/** The kinds that a `semantic` names (D64): one day, and two that belong together, from the `min` to the `max` of the descriptor. */
export const dayKinds = (
  { outOfRange, from, to, badDays }: BoundWords & DayWords,
  dataType: number,
) => ({
  date: dateKind({ ...allDays, dataType, words: outOfRange }),
  dateRange: dateRangeKind({ ...allDays, dataType, words: { from, to, wrong: badDays } }),
});

export type DayKind = keyof ReturnType<typeof dayKinds>;

export const isDayKind = (semantic: string): semantic is DayKind =>
  semantic === 'date' || semantic === 'dateRange';

/** The first and the last day of a field; a bound that is no day is reported. */
export function dayBounds({ min, max }: Bounds, report: ReportProperty): Bounds {
  const day = (name: string, given: unknown, usual: string) => {
    if (isDay(given)) return given;
    if (given !== undefined) report('extraUnreadable', name, given);
    return usual;
  };
  return { min: day('min', min, allDays.first), max: day('max', max, allDays.last) };
}
