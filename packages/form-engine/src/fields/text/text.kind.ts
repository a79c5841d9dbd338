import type { FieldKindDefinition } from '../../model/kind.ts';
import { TextWidget } from './text.widget.tsx';

/** What fits half a phone. */
const shortNumberDigits = 6;

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
  messagesFor: ({ meaning }) => meaning?.messages ?? {},
  widget: TextWidget,
  isShort: ({ isDigits, maxLength }) => isDigits && maxLength <= shortNumberDigits,
} as const satisfies FieldKindDefinition;
