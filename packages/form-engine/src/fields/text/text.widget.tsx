import { TextField } from '@kosha/ui';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import { useTextInputProps } from './use-text-input.ts';

/**
 * Renders text and number fields with the same element. If a new descriptor changes a text field to
 * a number field, React therefore keeps the typed text and the caret.
 */
export function TextWidget(props: WidgetProps) {
  const { field, value = '' } = props;
  const { line, error } = useTextInputProps(props);
  const text = String(value);
  return (
    <TextField
      {...getFieldProps({ ...props, error })}
      {...line}
      lines={field.isReadOnly ? (field.format?.show?.(text) ?? text) : undefined}
      aria-required={field.isRequired}
    />
  );
}
