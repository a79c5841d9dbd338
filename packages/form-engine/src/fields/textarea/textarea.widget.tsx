import { normalizeTypedText } from '@kosha/domain';
import { TextAreaField } from '@kosha/ui';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import { useTypedText } from '../shared/use-typed-text.ts';

export function TextareaWidget(props: WidgetProps) {
  const { field, isReadOnly } = props;
  const { edit, ...typed } = useTypedText<HTMLTextAreaElement>(props, {
    read: ({ value }) => normalizeTypedText(value),
  });
  return (
    <TextAreaField
      {...getFieldProps(props)}
      {...typed}
      dir="auto"
      autoComplete={field.isSensitive ? 'off' : 'on'}
      readOnly={isReadOnly}
      aria-required={field.isRequired}
      onChange={(event) => edit(normalizeTypedText(event.target.value))}
    />
  );
}
