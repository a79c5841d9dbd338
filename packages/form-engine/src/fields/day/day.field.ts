import { limits } from '@kosha/domain';
import type { FieldType } from '../../model/field-type.ts';
import { DayNumberWidget } from './day.widget.tsx';

/** A number from 1 to 31, such as a pay day (§3: dataType 3). It is sent as a number. */
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
