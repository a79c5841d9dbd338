import type { FieldType } from '../../model/field-type.ts';
import type { DateFieldOptions } from './date-parts.ts';
import { dayLimits } from './day-limits.ts';
import { isIsoDate } from './is-iso-date.ts';
import { DateWidget } from './date.widget.tsx';
import { formatIsoDate } from './format-iso-date.ts';

/** A native date input. The answer is sent as a string such as `2026-01-31`. */
export const dateField = (parts: DateFieldOptions): FieldType => ({
  dataType: parts.dataType,
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: { required: 'fieldRequired', outOfRange: { text: parts.message } },
  check: (value, field) => {
    const { first, last } = dayLimits(parts, field);
    return isIsoDate(value) && value >= first && value <= last ? undefined : 'outOfRange';
  },
  examples: (field) => ({ right: dayLimits(parts, field).last, outOfRange: 'no day' }),
  show: (day, _, language) => formatIsoDate(day, language),
  widget: DateWidget,
  parts,
});
