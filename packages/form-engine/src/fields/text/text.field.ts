import type { FieldType } from '../../model/field-type.ts';
import { TextWidget } from './text.widget.tsx';

/** A number field with at most this maximum length fits half a phone's width. */
const shortNumberDigits = 5;

/** One line of text or, with checkType 1, of digits (§3: dataType 1). */
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
