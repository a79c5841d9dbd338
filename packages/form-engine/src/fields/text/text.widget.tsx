import { holdsPersonName, nationalPhone, sanitizeDigits, sanitizePersonName } from '@kosha/domain';
import { CleanTextField } from '@kosha/ui';
import type { KnownField } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/kind.ts';
import { frameOf } from '../shared/frame.tsx';
import { useTypedText } from '../shared/use-typed-text.ts';
import { inputHints, takesPhone } from './input-hints.ts';

/** One line of text, or digits only. The same element for both: a changed list keeps what is typed and the caret. */
export function TextWidget(props: WidgetProps) {
  const { field, isReadOnly } = props;
  const clean = cleanFor(field);
  const { edit, ...typed } = useTypedText<HTMLInputElement>(props, (element) => {
    const text = clean(element.value);
    if (text !== element.value) element.value = text;
    return text;
  });
  return (
    <CleanTextField
      {...frameOf(props)}
      {...inputHints(field)}
      {...typed}
      dir="auto"
      readOnly={isReadOnly}
      aria-required={field.isRequired}
      clean={clean}
      onText={edit}
    />
  );
}

/**
 * What the field takes of a text. Digits stop at their length while typing (§5). A text or a phone number that is too
 * long stays and gets an error.
 */
function cleanFor(field: KnownField): (text: string) => string {
  if (takesPhone(field)) return nationalPhone;
  if (field.isDigits) return (text) => sanitizeDigits(text, field.maxLength);
  return holdsPersonName(field.name) ? sanitizePersonName : (text) => text;
}
