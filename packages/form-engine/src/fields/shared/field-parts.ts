import type { WidgetProps } from '../../model/kind.ts';

type Shown = Pick<WidgetProps, 'id' | 'field' | 'error' | 'texts'>;

/** The attributes that connect a control with its field's label, hint and error, and the attributes of these. */
export function fieldPartsOf({ id, field, error, texts }: Shown) {
  const ids = { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return {
    label: field.label,
    /** Beside the label of a field that may stay empty. */
    labelNote: field.isRequired ? undefined : texts.optional,
    hint: field.hint,
    error,
    labelProps: { id: ids.label, htmlFor: id },
    hintProps: { id: ids.hint },
    errorProps: { id: ids.error },
    controlProps: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error === undefined ? undefined : (true as const),
      'aria-required': field.isRequired,
    },
  };
}
