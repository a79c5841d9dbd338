import type { FieldType } from '../../model/field-type.ts';
import { CheckboxWidget } from './checkbox.widget.tsx';

interface CheckboxParts {
  /** The number that an app has for it; without one its name in the config names it. */
  dataType?: number | undefined;
  /** The error for a box that must be ticked; `{label}` is filled in. */
  message: string;
}

/** A box to tick, sent as 1; a box that is not ticked is not sent. A required one must be ticked. */
export const checkboxField = ({ dataType, message }: CheckboxParts): FieldType => ({
  dataType,
  rule: ({ isRequired }) => ({ type: 'integer', isRequired, minimum: 1, maximum: 1 }),
  messages: { required: { text: message }, outOfRange: { text: message } },
  isTick: true,
  widget: CheckboxWidget,
});
