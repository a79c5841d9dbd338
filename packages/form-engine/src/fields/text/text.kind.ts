import type { FieldKindDefinition } from '../../model/kind.ts';
import { takesPhone } from './input-hints.ts';
import { TextWidget } from './text.widget.tsx';

/** A phone number is kept whole: cut off, it would be somebody else's (D45). */
const phoneMessages = { digitsOnly: 'phoneUnreadable', tooLong: 'phoneUnreadable' } as const;

/** What fits half a phone. */
const shortNumberDigits = 6;

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
  messagesFor: (field) => (takesPhone(field) ? phoneMessages : {}),
  widget: TextWidget,
  isShort: ({ isDigits, maxLength }) => isDigits && maxLength <= shortNumberDigits,
} as const satisfies FieldKindDefinition;
