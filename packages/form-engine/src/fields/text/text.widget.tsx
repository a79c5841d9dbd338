import { TextField } from '@kosha/ui';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import { useTextLine } from './use-text-input.ts';

/**
 * Renders the same element for text and digits, so that a changed rule does not lose the text or
 * the caret.
 */
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
