import type { FieldType } from '../../model/field-type.ts';
import { CheckboxWidget } from './checkbox.widget.tsx';

interface CheckboxParts {
  /** The `dataType` that descriptors use for this field type. If omitted, they use its name. */
  dataType?: number | undefined;
  /** The error of a required checkbox that is not ticked. Placeholder: `{label}`. */
  message: string;
}

/** A checkbox that is sent as the number 1 if ticked, and otherwise not sent. */
export const checkboxField = ({ dataType, message }: CheckboxParts): FieldType => ({
  dataType,
  rule: ({ isRequired }) => ({ type: 'integer', isRequired, minimum: 1, maximum: 1 }),
  messages: { required: { text: message }, outOfRange: { text: message } },
  isTick: true,
  widget: CheckboxWidget,
});
