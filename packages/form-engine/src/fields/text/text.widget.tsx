import { TextField } from '@kosha/ui';
import type { WidgetProps } from '../../model/kind.ts';
import { frameOf } from '../shared/frame.tsx';
import { useTextLine } from './use-text-input.ts';

/** One line of text, or digits only. The same element for both: a changed list keeps what is typed and the caret. */
export function TextWidget(props: WidgetProps) {
  const { field, value = '' } = props;
  const line = useTextLine(props);
  const text = String(value);
  return (
    <TextField
      {...frameOf(props)}
      {...line}
      lines={field.isReadOnly ? (field.meaning?.show?.(text) ?? text) : undefined}
      aria-required={field.isRequired}
    />
  );
}
