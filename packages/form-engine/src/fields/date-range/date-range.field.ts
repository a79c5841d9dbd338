import type { FieldType } from '../../model/field-type.ts';
import type { ErrorType } from '../../model/error-type.ts';
import { dayLimits, type DayLimits } from '../date/day-limits.ts';
import { isIsoDate } from '../date/is-iso-date.ts';
import { formatIsoDate } from '../date/format-iso-date.ts';
import type { DateRangeFieldOptions } from './date-range-parts.ts';
import { DateRangeWidget } from './date-range.widget.tsx';

/** Two date inputs whose answer is one string, such as `2026-01-31/2026-02-28`. */
export const dateRangeField = (parts: DateRangeFieldOptions): FieldType => ({
  dataType: parts.dataType,
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: { required: 'fieldRequired', outOfRange: { text: parts.messages.wrong } },
  check: (value, field) => rangeProblem(String(value), dayLimits(parts, field)),
  examples: (field) => {
    const { first, last } = dayLimits(parts, field);
    return { right: `${first}/${last}`, outOfRange: `${last}/` };
  },
  show: (days, _, language) => showDays(String(days), language),
  widget: DateRangeWidget,
  parts,
});

function rangeProblem(value: string, { first, last }: DayLimits): ErrorType | undefined {
  const [from = '', to = ''] = value.split('/');
  // ISO dates can be compared as strings.
  const isValid = isIsoDate(from) && isIsoDate(to) && from >= first && to <= last && from <= to;
  return isValid ? undefined : 'outOfRange';
}

const showDays = (days: string, language: string | undefined) =>
  days
    .split('/')
    .map((day) => formatIsoDate(day, language))
    .join(' – ');
