import type { WidgetProps } from '../../model/field-type.ts';
import { inputName } from './input-name.ts';

type Shown = Pick<WidgetProps, 'id' | 'field' | 'error' | 'messages'>;

/** The attributes that connect a control with its field's label, hint and error, and the attributes of these. */
export function fieldPartsOf({ id, field, error, messages }: Shown) {
  const ids = { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return {
    label: field.label,
    /** Beside the label of a field that may stay empty. */
    labelNote: field.isRequired ? undefined : messages.optional,
    hint: field.hint,
    error,
    labelProps: { id: ids.label, htmlFor: id },
    hintProps: { id: ids.hint },
    errorProps: { id: ids.error },
    controlProps: {
      id,
      name: inputName({ id, field }),
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error === undefined ? undefined : (true as const),
      'aria-required': field.isRequired,
    },
  };
}
