import { dateField } from '../fields/date/date.field.ts';
import { isIsoDate } from '../fields/date/is-iso-date.ts';
import { dateRangeField } from '../fields/date-range/date-range.field.ts';
import type { ReportPropertyIssue } from '../model/extension.ts';
import type { Bounds } from '../model/field-facts.ts';
import type { BoundMessages, DayMessages } from './english-extended-messages.ts';

/** A day outside this range is a typing error. */
const allDays = { first: '1900-01-01', last: '2099-12-31' };

/** The field types for `semantic: date` and `semantic: dateRange` (D64). */
export const dayFields = ({ outOfRange, from, to, badDays }: BoundMessages & DayMessages) => ({
  date: dateField({ ...allDays, message: outOfRange }),
  dateRange: dateRangeField({ ...allDays, messages: { from, to, wrong: badDays } }),
});

export type DateSemantic = keyof ReturnType<typeof dayFields>;

export const isDateSemantic = (semantic: unknown): semantic is DateSemantic =>
  semantic === 'date' || semantic === 'dateRange';

/** Reports an invalid bound and uses the default bound instead. */
export function dayBounds({ min, max }: Bounds, report: ReportPropertyIssue): Bounds {
  const day = (name: string, given: unknown, usual: string) => {
    if (isIsoDate(given)) return given;
    if (given !== undefined) report('extraUnreadable', name, given);
    return usual;
  };
  return { min: day('min', min, allDays.first), max: day('max', max, allDays.last) };
}
