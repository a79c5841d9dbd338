import type { FieldType } from '../../model/field-type.ts';
import { CheckboxWidget } from './checkbox.widget.tsx';

interface CheckboxParts {
  /** The `dataType` in descriptors; by default the type's name in the config. */
  dataType?: number | undefined;
  /** The error for a checkbox that must be ticked; the placeholder is `{label}`. */
  message: string;
}

/** A checkbox, sent as 1 if it is ticked, else not sent. A required one must be ticked. */
export const checkboxField = ({ dataType, message }: CheckboxParts): FieldType => ({
  dataType,
  rule: ({ isRequired }) => ({ type: 'integer', isRequired, minimum: 1, maximum: 1 }),
  messages: { required: { text: message }, outOfRange: { text: message } },
  isTick: true,
  widget: CheckboxWidget,
});
