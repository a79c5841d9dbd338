import { holdsPersonName, nationalPhone, sanitizeDigits, sanitizePersonName } from '@kosha/domain';
import { CleanTextField, TextField } from '@kosha/ui';
import type { WidgetProps } from '../../model/kind.ts';
import { frameOf } from '../shared/frame.tsx';
import { useTypedText } from '../shared/use-typed-text.ts';
import { inputHints, takesPhone } from './input-hints.ts';

/** One line of text, or digits only. */
export function TextWidget(props: WidgetProps) {
  const { field, isReadOnly } = props;
  const { edit, ...typed } = useTypedText<HTMLInputElement>(props);
  const common = {
    ...frameOf(props),
    ...inputHints(field),
    ...typed,
    dir: 'auto',
    readOnly: isReadOnly,
    'aria-required': field.isRequired,
  };
  // Digits stop at their length while typing (§5). A text or a phone number that is too long stays and
  // gets an error.
  const cleanDigits = (text: string) => sanitizeDigits(text, field.maxLength);
  if (field.isDigits) {
    const clean = takesPhone(field) ? nationalPhone : cleanDigits;
    return <CleanTextField {...common} clean={clean} onText={edit} />;
  }
  return holdsPersonName(field.name) ? (
    <CleanTextField {...common} clean={sanitizePersonName} onText={edit} />
  ) : (
    <TextField {...common} onChange={(event) => edit(event.target.value)} />
  );
}
