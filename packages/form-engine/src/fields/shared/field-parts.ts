import type { WidgetProps } from '../../model/field-type.ts';
import { inputName } from './input-name.ts';

type FieldProps = Pick<WidgetProps<object>, 'id' | 'field' | 'error' | 'messages'>;

export function getFieldElementProps({ id, field, error, messages }: FieldProps) {
  const ids = { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return {
    label: field.label,
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
