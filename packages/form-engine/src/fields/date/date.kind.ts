import type { FieldKindDefinition } from '../../model/kind.ts';
import type { DateParts } from './date-parts.ts';
import { isDay } from './is-day.ts';
import { DateWidget } from './date.widget.tsx';

/** A day of the calendar, with the browser's own picker; sent as `2026-01-31`. */
export const dateKind = (parts: DateParts): FieldKindDefinition => ({
  dataType: parts.dataType,
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: { required: 'fieldRequired', outOfRange: { words: parts.words } },
  // Days in this form are in the order of their texts.
  check: (value) =>
    isDay(value) && value >= parts.first && value <= parts.last ? undefined : 'outOfRange',
  examples: { right: parts.last, outOfRange: 'no day' },
  widget: DateWidget,
  parts,
});
