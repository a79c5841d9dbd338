import { TextAreaField } from '@kosha/ui';
import type { WidgetProps } from '../../model/kind.ts';
import { frameOf } from '../shared/frame.tsx';
import { useTypedText } from '../shared/use-typed-text.ts';

export function LongTextWidget(props: WidgetProps) {
  const { field, isReadOnly } = props;
  const { edit, ...typed } = useTypedText<HTMLTextAreaElement>(props);
  return (
    <TextAreaField
      {...frameOf(props)}
      {...typed}
      dir="auto"
      autoComplete={field.isIdentity ? 'off' : 'on'}
      readOnly={isReadOnly}
      aria-required={field.isRequired}
      onChange={(event) => edit(event.target.value)}
    />
  );
}
