import { TextField } from '@kosha/ui';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import { useTextLine } from './use-text-input.ts';

/** Text and digits use the same element, so that a new descriptor keeps the text and the caret. */
export function TextWidget(props: WidgetProps) {
  const { field, value = '' } = props;
  const { line, error } = useTextLine(props);
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
