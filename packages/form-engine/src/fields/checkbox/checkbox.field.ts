import type { FieldType } from '../../model/field-type.ts';
import { CheckboxWidget } from './checkbox.widget.tsx';

interface CheckboxParts {
  /** The type's number in descriptors. Without a number, descriptors use its name in the config. */
  dataType?: number | undefined;
  /** The error of a required checkbox that is not ticked. Placeholder: `{label}`. */
  message: string;
}

/** Sent as 1 if ticked, otherwise not sent. */
export const checkboxField = ({ dataType, message }: CheckboxParts): FieldType => ({
  dataType,
  rule: ({ isRequired }) => ({ type: 'integer', isRequired, minimum: 1, maximum: 1 }),
  messages: { required: { text: message }, outOfRange: { text: message } },
  isTick: true,
  widget: CheckboxWidget,
});
