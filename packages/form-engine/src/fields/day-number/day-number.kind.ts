import { limits } from '@kosha/domain';
import type { FieldKindDefinition } from '../../model/kind.ts';
import { DayNumberWidget } from './day-number.widget.tsx';

/** A number from 1 to 31, such as a pay day (§3: dataType 3). It is sent as a number. */
export const dayNumber = {
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
} as const satisfies FieldKindDefinition;
