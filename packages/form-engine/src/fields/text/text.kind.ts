import type { FieldKindDefinition } from '../../model/kind.ts';
import { TextWidget } from './text.widget.tsx';

/** One line of text, or digits only (§3: dataType 1, checkType 1). */
export const text = {
  dataType: 1,
  rule: ({ isRequired, isDigits, maxLength }) => ({
    type: 'string',
    isRequired,
    isDigits,
    maxLength,
  }),
  messages: { required: 'fieldRequired', digitsOnly: 'digitsOnly', tooLong: 'textTooLong' },
  widget: TextWidget,
} as const satisfies FieldKindDefinition;
