import type { FieldType } from '../../model/field-type.ts';
import { YearsWidget } from './years.widget.tsx';

export const yearsField = {
  dataType: 6,
  rule: ({ isRequired }) => ({ type: 'integer', isRequired, minimum: 0, maximum: 50 }),
  messages: { required: 'choiceRequired', outOfRange: 'choiceUnknown' },
  widget: YearsWidget,
} as const satisfies FieldType;
