import { limits } from '@kosha/domain';
import type { FieldType } from '../../model/field-type.ts';
import { DayNumberWidget } from './day.widget.tsx';

/** A day of the month, such as a pay day; sent as a number (§3: dataType 3). */
export const day = {
  dataType: 3,
  rule: ({ isRequired }) => ({
    type: 'integer',
    isRequired,
    minimum: limits.numberChoiceFirst,
    maximum: limits.numberChoiceLast,
  }),
  messages: { required: 'choiceRequired', outOfRange: 'choiceUnknown' },
  widget: DayNumberWidget,
  isShort: () => true,
} as const satisfies FieldType;
