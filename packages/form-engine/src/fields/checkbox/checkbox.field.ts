import type { FieldType } from '../../model/field-type.ts';
import { CheckboxWidget } from './checkbox.widget.tsx';

interface CheckboxParts {
  /** The number of the type in descriptors. Without it, descriptors use the name in the config. */
  dataType?: number | undefined;
  /** The error for a required checkbox that is not ticked. The placeholder is `{label}`. */
  message: string;
}

/** A checkbox. It is sent as 1 if it is ticked, and not sent otherwise. */
export const checkboxField = ({ dataType, message }: CheckboxParts): FieldType => ({
  dataType,
  rule: ({ isRequired }) => ({ type: 'integer', isRequired, minimum: 1, maximum: 1 }),
  messages: { required: { text: message }, outOfRange: { text: message } },
  isTick: true,
  widget: CheckboxWidget,
});
