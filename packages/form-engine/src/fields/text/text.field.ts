import type { FieldType } from '../../model/field-type.ts';
import { TextWidget } from './text.widget.tsx';

/** What fits half a phone with its hint: a PIN code does not. */
const shortNumberDigits = 5;

/** One line of text, or digits only (§3: dataType 1, checkType 1). What it means is said by the app or the descriptor. */
export const text = {
  dataType: 1,
  rule: ({ isRequired, isDigits, maxLength }) => ({
    type: 'string',
    isRequired,
    isDigits,
    maxLength,
  }),
  messages: { required: 'fieldRequired', digitsOnly: 'digitsOnly', tooLong: 'textTooLong' },
  messagesFor: ({ format }) => format?.messages ?? {},
  widget: TextWidget,
  isShort: ({ isDigits, maxLength }) => isDigits && maxLength <= shortNumberDigits,
} as const satisfies FieldType;
