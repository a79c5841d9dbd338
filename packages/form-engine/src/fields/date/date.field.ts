import type { FieldType } from '../../model/field-type.ts';
import type { DateParts } from './date-parts.ts';
import { dayLimits } from './day-limits.ts';
import { isDay } from './is-day.ts';
import { DateWidget } from './date.widget.tsx';
import { showDay } from './show-day.ts';

/** A native date input. The answer is sent as a string such as `2026-01-31`. */
export const dateField = (parts: DateParts): FieldType => ({
  dataType: parts.dataType,
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: { required: 'fieldRequired', outOfRange: { text: parts.message } },
  check: (value, field) => {
    const { first, last } = dayLimits(parts, field);
    return isDay(value) && value >= first && value <= last ? undefined : 'outOfRange';
  },
  examples: (field) => ({ right: dayLimits(parts, field).last, outOfRange: 'no day' }),
  show: (day, _, language) => showDay(day, language),
  widget: DateWidget,
  parts,
});
